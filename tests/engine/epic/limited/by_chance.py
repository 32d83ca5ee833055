"""Drafts of every format at every number of players, played by chance. Tests import what they need."""

from engine.epic.catalogue.products import CARDS
from engine.epic.limited import plan
from engine.epic.limited.procedures import PROCEDURES
from engine.limited import new_draft
from tests.engine.limited.by_chance import play

EVERY_CARD = [card.name for card in CARDS]
OWN = {"cards": EVERY_CARD, "packs": 2, "pack_size": 15}


def _seats(procedure):
    """All numbers of players; of those around one table, where more of them change nothing but whose turn it is,
    few."""
    least, most = procedure.seats
    if procedure.teams != (1,):
        return [seats for seats in range(least, most + 1) if seats % procedure.teams[0] == 0]
    if procedure.layout is None:
        return range(least, most + 1)
    return sorted({least, most} | ({3} if most > 3 and not procedure.layout.whole else set()))


TABLES = [(one.key, seats) for one in PROCEDURES for seats in _seats(one)]
# the fewest players, the most, and three, whose neighbours on the left and on the right differ
FEW_TABLES = [(one.key, seats) for one in PROCEDURES for seats in _seats(one) if seats in (*one.seats, 3)]


def named(table):
    return f"{table[0]}-{table[1]}"


def setup_of(key, seats=None, **chosen):
    return plan(key, seats=seats, **(OWN | chosen if key == "own" else chosen))


def drafted(key, seats=None, seed=1, choices=100_000, **chosen):
    """A draft of this format after so many choices by chance, or at its end."""
    return play(new_draft(setup_of(key, seats, **chosen), seed), seed, choices)
