"""A position as text for people at a terminal: both sides with all their cards, the turn, what can be chosen.

It shows everything, hidden cards too. Commands and the messages of failed tests come here; pages draw a seat's view.
"""

from __future__ import annotations

from typing import Any

from engine.epic.programs.definitions import IS_DEITY, NAME
from engine.epic.prompts.decisions import describe
from engine.epic.prompts.wording import prompt
from engine.epic.rules import codes
from engine.epic.rules.derive import is_token
from engine.epic.rules.frame import asking_op
from engine.epic.rules.seating import MOST_SEATS
from engine.epic.rules.state import Game
from engine.epic.views.hidden import champion, restricted_gold, result, view

SEATS = tuple(f"seat {seat}" for seat in range(MOST_SEATS))
_SWITCHES = ("attacking", "blocking", "expended", "flipped", "deploying", "lost_abilities")


def picture(g: Game, names: tuple[str, ...] = SEATS) -> str:
    """Several lines: the turn, then seat 1 above and seat 0 below, as they sit at a table; more than two from the last
    one down."""
    phase = codes.PHASE_NAMES[g.phase]
    step = codes.STEP_NAMES[g.step].replace("_", " ")
    head = f"Turn {g.turn} of {names[g.active]}, {phase}{': ' if step else ''}{step}"
    lines = [head]
    for seat in range(g.seating.seats - 1, 0, -1):
        lines += _side(g, seat, names, above=True)
    lines += _side(g, 0, names, above=g.seating.many)
    return "\n".join(lines)


def choices(g: Game, names: tuple[str, ...] = SEATS) -> str:
    """Who must decide what, and every option in words, one to a line; or how the game ended."""
    if g.reason:
        over = result(g, 0)
        assert over is not None
        winner = "" if g.winner == codes.NOBODY else f" Winner: {names[g.winner]}."
        return f"The game is over ({over['reason']}).{winner}"
    lines = [f"{names[g.seat]}: {prompt(g, asking_op(g))}"]
    lines += [f"  {option_words(g, option)}" for option in g.options]
    return "\n".join(lines)


def option_words(g: Game, option: int) -> str:
    """One option; a power with the name of its card."""
    described = describe(g, option)
    text = " ".join(str(described["text"]).split("\n"))
    if option & codes.VERB_MASK == codes.POWER:
        obj = option >> codes.VERB_BITS >> codes.POWER_BITS
        card_index = (
            g.def_of[obj - codes.CARD] if obj < codes.FIRST_CHAMPION else g.card_index_of[obj & codes.SLOT_MASK]
        )
        text = f"{NAME[card_index]} {text}"
    elif option & codes.VERB_MASK in (codes.PICK, codes.TARGET):
        obj = option >> codes.VERB_BITS
        if obj >= codes.FIRST_CHAMPION:
            text += f" (of seat {g.controller_of[obj & codes.SLOT_MASK]})"
    return f"{described['verb']}: {text}" if described["verb"] not in text.lower() else text


def laid_open(g: Game) -> dict[str, Any]:
    """What every seat sees, who decides, and all options, JSON-ready."""
    return {
        "views": [view(g, seat) for seat in range(g.seating.seats)],
        "seat": None if g.reason else g.seat,
        "options": [describe(g, option) for option in g.options],
    }


def _side(g: Game, seat: int, names: tuple[str, ...], *, above: bool) -> list[str]:
    board = [f"    {champion_words(g, slot)}" for slot in g.board[seat]]
    gold = " + ".join([str(g.gold[seat]), *(f"{one['gold']} for {one['pays']}" for one in restricted_gold(g, seat))])
    plural = "" if len(g.deck[seat]) == 1 else "s"
    lines = [
        f"  {names[seat]}: {g.health[seat]} health, {gold} gold, {len(g.deck[seat])} card{plural} in the deck",
        f"    hand: {_cards(g, g.hand[seat])}",
        f"    discard pile: {_cards(g, g.discard[seat])}",
    ]
    lines += [f"    deity: {NAME[g.def_of[uid]]}" for uid in g.supplemental[seat] if IS_DEITY[g.def_of[uid]]]
    events = [uid for uid in g.supplemental[seat] if not IS_DEITY[g.def_of[uid]]]
    if events:
        lines.append(f"    being resolved: {_cards(g, events)}")
    return lines + board if above else board + lines


def _cards(g: Game, uids: list[int]) -> str:
    return ", ".join(sorted(NAME[g.def_of[uid]] for uid in uids)) or "none"


def champion_words(g: Game, slot: int) -> str:
    """A champion with everything that is not as printed."""
    seen = champion(g, slot)
    words = [f"{seen['card']} {seen['offense']}/{seen['defense']}"]
    if is_token(g, slot):
        words.append("token")
    words += [f"{seen[number]} {number}" for number in ("damage", "counters") if seen[number]]
    words += [word.replace("_", " ") for word in _SWITCHES if seen[word]]
    words += [f"gained {word}" for word in seen["gained"]]
    if seen["owner"] != seen["controller"]:
        words.append(f"owned by seat {seen['owner']}")
    return ", ".join(words)
