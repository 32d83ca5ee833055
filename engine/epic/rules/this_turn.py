"""Changes that last for one turn, and their end: what is gained, lost, forbidden and remembered until then (4.5.2d).

Like `atoms.py`: every observable change is one function that changes the tables and writes the journal.
"""

from __future__ import annotations

from engine.epic.programs import bits
from engine.epic.programs.definitions import GRANTS, TURN_STATICS
from engine.epic.programs.tables import TURN_STATIC_CARD
from engine.epic.rules import codes, events
from engine.epic.rules.atoms import give_back, note
from engine.epic.rules.derive import has, slot_of
from engine.epic.rules.state import Game, played_at


def forbid_attacks(g: Game, card_index: int) -> None:
    """Champions cannot attack this turn; attacks already declared stand (house ruling H2)."""
    g.no_attacks = True
    note(g, events.FORBADE, g.active, other=card_index)


def forbid_healing(g: Game, seat: int, card_index: int) -> None:
    """A player cannot gain health this turn."""
    g.no_healing |= 1 << seat
    note(g, events.FORBADE_HEALTH, seat, other=card_index)


def remember_play(g: Game, seat: int, cost: int, alignment: int) -> None:
    """What was played this turn, for effects that ask."""
    at = played_at(seat, cost)
    g.played, g.cards_played = g.played[:], g.cards_played[:]  # clones have the old ones
    g.played[at] |= alignment
    g.cards_played[at] += 1


def grant(g: Game, slot: int, ability: int, card_index: int) -> None:
    """A champion gains a triggered ability (5.0.1), unless it cannot gain any (5.0.4)."""
    if has(g, slot, bits.CANNOT_GAIN):
        note(g, events.UNGAINED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])
        return
    g.granted = [*g.granted, (g.ref_of[slot], ability)]
    note(
        g, events.GRANTED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot], GRANTS[ability][2], card_index
    )


def have(g: Game, turn_static: int, controller: int) -> None:
    """Champions have what an effect of this player says, whenever they come: a continuous effect (3.3.3)."""
    g.turn_statics = [*g.turn_statics, (turn_static, controller)]
    g.unsettled = True
    note(g, events.HAVE, controller, n=turn_static, other=TURN_STATICS[turn_static][TURN_STATIC_CARD])


def lose_abilities(g: Game, slot: int) -> None:
    """A champion has none of its powers and abilities this turn, but those that it gains from now on. Its numbers, its
    counters and its alignments stay (2.5.3)."""
    ref = g.ref_of[slot]
    g.flags_of[slot] |= codes.LOST_ABILITIES
    if g.keywords_of[slot]:
        g.suspended = [*g.suspended, (ref, g.keywords_of[slot])]
        g.keywords_of[slot] = 0
    g.turn_keywords_of[slot] = 0
    g.granted = [(champion, ability) for champion, ability in g.granted if champion != ref]
    g.unsettled = True
    note(g, events.LOST_ABILITIES, g.controller_of[slot], g.card_index_of[slot], ref)


def _give_keywords_back(g: Game) -> None:
    """What champions lost this turn they have again (4.5.2d)."""
    for ref, words in g.suspended:
        slot = slot_of(g, ref)
        if slot >= 0:
            g.keywords_of[slot] |= words
    g.suspended = []


def clean_champions(g: Game) -> None:
    """Damage is removed, flipped champions prepare, and all that changed their numbers, keywords and controllers
    for this turn ends: together (4.5.2c, 4.5.2d)."""
    _give_keywords_back(g)
    flags_of, damage_of, words_of = g.flags_of, g.damage_of, g.turn_keywords_of
    offense_of, defense_of = g.turn_offense_of, g.turn_defense_of
    for slots in g.board:
        for slot in slots:
            flags_of[slot] &= ~(codes.FLIPPED | codes.ATTACKED | codes.LOST_ABILITIES)
            damage_of[slot] = words_of[slot] = offense_of[slot] = defense_of[slot] = 0
    g.turn_statics = []
    give_back(g)
    g.unsettled = False


def forget_turn(g: Game) -> None:
    """What was played, broken, forbidden and damaged this turn no longer counts, and gained abilities end (4.5.2d)."""
    g.no_attacks = False
    g.no_healing = 0
    g.played = [0] * len(g.played)
    g.cards_played = [0] * len(g.cards_played)
    g.broken = []
    g.damaged_players = []
    g.granted = []
