"""A draft in plain words: what is dealt, what players do, what the deck is made of. Reads a setup, the
construction rules of its decks, and whose cards are dealt."""

from __future__ import annotations

from drafts.models import Brought
from engine.construction.formats import Format
from engine.kernel.grammar import counted, listed, number_word
from engine.limited import ALWAYS, AT_REVIEW, Act, Layout, Setup, Shape, picked


def sentences(setup: Setup, deck_format: Format, brought: str = "", about: str = "") -> list[str]:
    """How this draft goes, a sentence each: from the cards to the deck. `brought` says whose real cards are dealt, as
    stored with a pod, and `about` what a game says of decks that are a whole pool."""
    built = f"Then everybody builds a deck of {deck_format.cards} from their pool."
    said = [
        _BROUGHT.get(brought) or setup.origin(),
        *_SHAPES[setup.procedure.shape](setup),
        _looking(setup),
        (about if setup.pool and setup.pool == deck_format.most else "") or built,
    ]
    return [one for one in said if one]


_BROUGHT: dict[str, str] = {
    Brought.HOSTS: "The cards come from the host’s collection.",
    Brought.PLAYERS: "The cards come from what the players bring, each as many as they like.",
}


def _dealt(setup: Setup) -> list[str]:
    if setup.team > 1:
        size = number_word(setup.team)
        return [
            (
                f"{size.capitalize()} players next to each other are a team. {setup.pool * setup.team} cards are dealt"
                " to each team; there are no picks."
            ),
            "A team sees its pool. Each of its players builds a deck from the cards that the others do not play.",
        ]
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
    burns = f", burns {number_word(procedure.burns)} more" if procedure.burns else ""
    said = [
        f"Everybody opens {packs}, one after another, takes a card{burns} and passes the pack on.",
        *(["What is left of a pack is shuffled before it is passed for the first time."] if procedure.shuffles else []),
        _directions(setup),
        f"Each player picks {picked(setup)} cards.",
    ]
    if procedure.comes_and_goes:
        said.append(
            "Seats stay open: anyone with the link can sit down at any time and goes on with the cards of the seat. A"
            " bot picks where nobody sits, also for those who leave."
        )
    if procedure.burns:
        said.append("Burnt cards are put away face down: only who burnt them has seen which they are.")
    return [*said, "Between packs, players review their cards."] if setup.review else said


def _tabled(setup: Setup) -> list[str]:
    layout = setup.procedure.layout
    assert layout is not None, "cards lie on the table"
    said = _ACTS[layout.acts[0] if layout.acts else Act.CARD](setup, layout)
    if setup.procedure.fills:
        least = setup.procedure.fills
        said.append(f"Who has fewer than {least} cards at the end is dealt the missing ones from what was left over.")
    return said


def _looking_at_piles(setup: Setup, layout: Layout) -> list[str]:
    return [
        (
            f"{number_word(layout.piles).capitalize()} piles of one card lie face down beside a stack of "
            f"{setup.seats * setup.pool - layout.piles}."
        ),
        (
            "Look at the first pile. Take it, or leave it and look at the next one. A pile that you leave grows by a "
            "card of the stack, and one that you take is begun anew."
        ),
        (
            "If you leave all of them, you get the top card of the stack unseen. The last pile can be left only if "
            "there is one. Then it is the other player’s turn, until no card is left."
        ),
        f"Each player gets about {setup.pool} cards. Only you see your cards, and a pile only while you look at it.",
    ]


def _taking_piles(setup: Setup, layout: Layout) -> list[str]:
    return [
        (
            f"{number_word(layout.piles).capitalize()} piles of one card lie face up beside a stack of "
            f"{setup.seats * setup.pool - layout.piles}."
        ),
        (
            "Take a pile. Then each pile, also the one that is gone, grows by a card of the stack, and it is the other "
            "player’s turn, until no card is left."
        ),
        f"Each player gets about {setup.pool} cards, and everything is public.",
    ]


def _taking_lines(setup: Setup, layout: Layout) -> list[str]:
    return [
        f"{number_word(layout.piles).capitalize()} cards are laid out face up in a square, {setup.packs} times.",
        (
            "One player takes a row or a column; then the other takes one of what is left. The rest is put away. The "
            "players take turns going first."
        ),
        f"Each player gets about {picked(setup)} cards or a few more, and everything is public.",
    ]


def _splitting(setup: Setup, layout: Layout) -> list[str]:
    return [
        f"{number_word(setup.pack_size).capitalize()} cards are laid out face up, {setup.packs} times.",
        (
            "One player makes two piles of them, of any size. The other takes one of the piles, and the first gets the "
            "other one. The players take turns splitting."
        ),
        f"Each player gets about {picked(setup)} cards, and everything is public.",
    ]


def _exchanging(setup: Setup, layout: Layout) -> list[str]:
    return [
        (
            f"In each of {number_word(setup.packs)} rounds both players get a hand of {number_word(layout.hand)} "
            f"cards, and {number_word(layout.size)} lie face up between them."
        ),
        (
            f"In turn, {number_word(len(layout.acts) // setup.seats)} times each, they exchange a card of the hand for"
            " one on the table, or keep the hand as it is. Then they keep their hands, and the rest is put away."
        ),
        f"Each player gets {picked(setup)} cards. Only you see your hand and your cards.",
    ]


def _taking_cards(setup: Setup, layout: Layout) -> list[str]:
    there = "The players take a card in turn, and whoever was last goes first in the next turn"
    if layout.whole:
        return [
            "All cards lie face up from the beginning.",
            f"{there}, until everybody has {setup.pool} cards. Everything is public.",
        ]
    return [
        (
            f"{counted(setup.packs, 'pack').capitalize()} of {number_word(setup.pack_size)} cards for each player are "
            "laid out face up, one after another."
        ),
        f"{there}, until the pack is gone. Each player goes first in turn.",
        f"Each player picks {picked(setup)} cards, and everything is public.",
    ]


_ACTS = {
    Act.LOOK: _looking_at_piles,
    Act.PILE: _taking_piles,
    Act.LINE: _taking_lines,
    Act.SPLIT: _splitting,
    Act.EXCHANGE: _exchanging,
    Act.CARD: _taking_cards,
}
_SHAPES = {Shape.DEALT: _dealt, Shape.LISTED: _listed, Shape.PASSED: _passed, Shape.TABLED: _tabled}


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
