"""A draft in plain words: what is dealt, what players do, what the deck is made of. Reads a setup, nothing else."""

from __future__ import annotations

from engine.epic.limited import ALWAYS, AT_REVIEW, Setup, Shape, picked
from engine.epic.text import counted, listed, number_word


def sentences(setup: Setup) -> list[str]:
    """How this draft goes, a sentence each: from the cards to the deck."""
    said = [_cards(setup), *_SHAPES[setup.procedure.shape](setup), _looking(setup), _deck(setup)]
    return [one for one in said if one]


def _cards(setup: Setup) -> str:
    if setup.cards:
        return f"The cards come from the host’s list of {len(setup.cards)}."
    products = listed(list(setup.products))
    if setup.procedure.by_gem:
        gems = "one copy of each card with a red gem and three of each with a white one"
        return f"The cards come from three sets of {products}: {gems}."
    return f"The cards come from {counted(setup.sets, 'set')} of {products}."


def _dealt(setup: Setup) -> list[str]:
    return [f"{number_word(setup.pool).capitalize()} cards are dealt to each player; there are no picks."]


def _listed(setup: Setup) -> list[str]:
    (size, least, most), (smaller, fewer, fewest) = setup.procedure.lists
    return [
        f"Each player gets {size} different cards, {least} to {most} of each alignment.",
        f"Each player can exchange them once for {smaller} others, {fewer} to {fewest} of each alignment.",
    ]


def _passed(setup: Setup) -> list[str]:
    procedure, size = setup.procedure, number_word(setup.pack_size)
    if procedure.alternate:
        return [
            f"{size.capitalize()} cards are dealt face up, {setup.packs} times.",
            "One player takes one, the other takes two, the first takes the last. The players take turns going first.",
            f"Each player picks {picked(setup)} cards, and everything is public.",
        ]
    if procedure.takes:
        return [
            f"In each of {number_word(setup.packs)} rounds both players get {size} cards and keep one of them.",
            "They exchange the rest and keep two. The last two are removed face down.",
            f"Each player picks {picked(setup)} cards.",
        ]
    packs = f"{counted(setup.packs, 'pack')} of {size} cards"
    said = [
        f"Everybody opens {packs}, one after another, takes a card and passes the pack on.",
        _directions(setup),
        f"Each player picks {picked(setup)} cards.",
    ]
    return [*said, "Between packs, players review their cards."] if setup.review else said


_SHAPES = {Shape.DEALT: _dealt, Shape.LISTED: _listed, Shape.PASSED: _passed}


def _directions(setup: Setup) -> str:
    ways = list(setup.directions)
    if len(ways) == 1:
        return f"It goes to the {ways[0]}."
    if len(set(ways)) == 1:
        return f"All go to the {ways[0]}."
    if ways == [ways[at % 2] for at in range(len(ways))] and len(ways) > 3:
        return f"The first goes to the {ways[0]}, the next to the {ways[1]}, and so on."
    return f"They go {listed(ways)}."


def _looking(setup: Setup) -> str:
    if setup.own_picks == ALWAYS:
        return ""
    until = "between packs and at the end" if setup.own_picks == AT_REVIEW else "when the draft is over"
    return f"Picks are face down: players can see their own only {until}."


def _deck(setup: Setup) -> str:
    deck_format = setup.procedure.deck_format
    return f"Then everybody builds a deck of {deck_format.size} cards from their pool."
