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
        return f"The cards come from an own list of {len(setup.cards)}."
    products = listed(list(setup.products))
    if setup.procedure.by_gem:
        gems = "one copy of each card with a red gem and three of each with a white one"
        return f"The cards come from three sets of {products}: {gems}."
    return f"The cards come from {counted(setup.sets, 'set')} of {products}."


def _dealt(setup: Setup) -> list[str]:
    return [f"{number_word(setup.pool).capitalize()} cards are dealt to each player; nothing is picked."]


def _listed(setup: Setup) -> list[str]:
    (size, least, most), (smaller, fewer, fewest) = setup.procedure.lists
    return [
        f"Each player gets {size} different cards, {least} to {most} of each alignment.",
        f"Who does not like them takes {smaller} others once, {fewer} to {fewest} of each alignment.",
    ]


def _passed(setup: Setup) -> list[str]:
    procedure, size = setup.procedure, number_word(setup.pack_size)
    if procedure.alternate:
        return [
            f"{size.capitalize()} cards lie open at a time, {setup.packs} times.",
            "One player takes one, the other two, the first the last. Who takes first alternates.",
            f"Each player picks {picked(setup)} cards, and everybody sees all of it.",
        ]
    if procedure.takes:
        return [
            f"In each of {number_word(setup.packs)} rounds both players get {size} cards and keep one of them.",
            "They exchange the rest and keep two; the last two are put away face down and seen by nobody.",
            f"Each player picks {picked(setup)} cards.",
        ]
    packs = f"{counted(setup.packs, 'pack')} of {size} cards"
    said = [
        f"Everybody opens {packs}, one after another, and passes each on after taking a card.",
        _directions(setup),
        f"Each player picks {picked(setup)} cards.",
    ]
    return [*said, "Between packs everybody looks through what they have."] if setup.review else said


_SHAPES = {Shape.DEALT: _dealt, Shape.LISTED: _listed, Shape.PASSED: _passed}


def _directions(setup: Setup) -> str:
    ways = list(setup.directions)
    if len(ways) == 1:
        return f"It goes to the {ways[0]}."
    if len(set(ways)) == 1:
        return f"All go to the {ways[0]}."
    if ways == [ways[at % 2] for at in range(len(ways))] and len(ways) > 3:
        return f"The first goes to the {ways[0]}, the next to the {ways[1]}, and so on in turn."
    return f"They go {listed(ways)}."


def _looking(setup: Setup) -> str:
    if setup.own_picks == ALWAYS:
        return ""
    until = "in the reviews between packs and at the end" if setup.own_picks == AT_REVIEW else "when the draft is over"
    return f"Own picks lie face down: everybody looks at theirs only {until}."


def _deck(setup: Setup) -> str:
    form = setup.procedure.form
    return f"Then everybody builds a deck of {form.size} cards from what they have."
