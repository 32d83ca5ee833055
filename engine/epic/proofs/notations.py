"""Laws about positions as text: what is read goes on as the game that was written, and what is shown of a game tells
nothing that is hidden.

Each law looks at one position and lists what does not hold. Tests and the fuzzer ask. Numbers of cards and champions
differ between a game and its copy, so both are compared by what is on the table (`Names`).
"""

from __future__ import annotations

from typing import Any

from engine.epic.positions.laws import status
from engine.epic.positions.notation import BadNotation, read, write
from engine.epic.programs.definitions import NAME
from engine.epic.prompts.decisions import describe
from engine.epic.prompts.objects import reference
from engine.epic.proofs.copies import moved, permuted, replaced
from engine.epic.rules import codes
from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.state import Game, in_play
from engine.epic.views.hidden import determinize, view
from engine.kernel.random import Rng

BRANCHES = 3  # choices that are made in a game and in its copy
UNORDERED = ("hand", "discard", "supplemental", "pending", "options", "candidates", "refs")
NUMBERS = ("id", "code", "choices", "initiative")  # `initiative` is told where effects resolve


class Names:
    """What the references of a game stand for: champions by their places, cards by all that is told of them."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.of: dict[str, str] = {}
        for seat, slots in enumerate(g.board):
            for place, slot in enumerate(slots):
                self.of[reference(g.ref_of[slot])] = f"{seat}.{place}"
        for ref, last in g.last_known.items():
            self.of[reference(ref)] = f"gone {NAME[last[codes.LAST_CARD_INDEX]]}"
        for uid in range(len(g.def_of)):
            self.of[reference(codes.CARD + uid)] = f"{NAME[g.def_of[uid]]} of {g.owner_of[uid]} in {g.zone_of[uid]}"

    def seen(self, seat: int, *, exactly: bool) -> Any:
        """A view without numbers, and without an order where there is none. `exactly`: with the options."""
        seen = self._plain(view(self.g, seat))
        if seen["decision"] is not None and not exactly:
            seen["decision"] = {key: seen["decision"][key] for key in ("seat", "kind", "prompt")}
        return seen

    def _plain(self, value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {
                self.of.get(name, name): self._plain(each, name) for name, each in value.items() if name not in NUMBERS
            }
        if isinstance(value, list):
            found = [self._plain(each) for each in value]
            return sorted(found, key=repr) if key in UNORDERED else found
        return self.of.get(value, value) if isinstance(value, str) else value

    def meaning(self, option: int) -> str:
        """An option in words, with what it is about."""
        described = describe(self.g, option)
        return f"{described['verb']} {described['text']} {sorted(self.of.get(ref, ref) for ref in described['refs'])}"


def notation_laws(g: Game, rng: Rng) -> list[str]:
    """A game that was written and read is the same, and goes on the same. Of a game that is over, it is the same."""
    text = write(g)
    try:
        again = read(text, rng.fork())
    except BadNotation as bad:
        return [f"{text} is not read: {bad}"]
    broken = [f"what was read breaks a law: {law}" for law in status(again)]
    if write(again) != text:
        broken.append(f"{text} is written {write(again)}")
    one, other, exactly = Names(g), Names(again), numbered_alike(g)
    broken += [
        f"{text} looks different to seat {seat}" for seat in g.seating.players
        if one.seen(seat, exactly=exactly) != other.seen(seat, exactly=exactly)
    ]  # fmt: skip
    if len(again.options) != len(g.options):
        broken.append(f"{text} offers something else")
    if broken or g.reason or not exactly:
        return broken
    again.rng = g.rng.copy()
    same = {other.meaning(option): option for option in again.options}
    if sorted(same) != sorted(map(one.meaning, g.options)):
        return [f"{text} means something else by its options"]
    for _ in range(BRANCHES):
        option = g.options[rng.below(len(g.options))]
        broken += _goes_on(g, again, option, same[one.meaning(option)])
    return broken


def _goes_on(g: Game, again: Game, option: int, same: int) -> list[str]:
    """The same choice leads to the same position."""
    one, other = g.clone(), again.clone()
    apply_trusted(one, option)
    apply_trusted(other, same)
    if write(one) == write(other):
        return []
    return [f"{write(g)} goes on differently: {write(one)} and {write(other)}"]


def numbered_alike(g: Game) -> bool:
    """Whether the numbers of a game give the orders that a notation gives: champions entered play as they stand on the
    boards, control returns in this order, and cards that are picked as one are the same in all. Of revealed cards each
    has a place of its own: which one is kept tells in which order the others are shuffled."""
    refs = [g.ref_of[slot] for slot in in_play(g)]
    given = [ref for ref, _ in g.temporary_control if ref in refs]
    if refs != sorted(refs) or given != sorted(given):
        return False
    alike: dict[tuple[int, ...], tuple[bool, bool]] = {}
    for pile in (*g.hand, *g.discard):
        for uid in pile:
            blocks = [g.block_of[other] for zone in (*g.hand, *g.deck) for other in zone]
            marks = blocks.count(g.block_of[uid]) > 1, uid in g.broken
            key = (g.owner_of[uid], g.zone_of[uid], g.def_of[uid], g.known_of[uid])
            if alike.setdefault(key, marks) != marks:
                return False
    revealed = [(g.owner_of[uid], g.def_of[uid]) for uid in _revealed(g)]
    return len(set(revealed)) == len(revealed)


def _revealed(g: Game) -> list[int]:
    """Cards of decks of which the effect that asks has one kept."""
    its = [obj - codes.CARD for obj in g.frames[-1][codes.SELECTED :] if codes.CARD <= obj < codes.FIRST_CHAMPION]
    return [uid for uid in its if g.zone_of[uid] == codes.DECK]


# --- what is shown to a seat -----------------------------------------------------------------------------------------


def shown_laws(g: Game, seat: int, rng: Rng) -> list[str]:
    """What is shown of a game to a seat can be read, and is the same in every other game that it could be in: with
    other cards (1.4, 1.10.2), with cards elsewhere, and after another step of an answer that it does not see."""
    seed = rng.fork()
    text = shown(g, seat, seed)
    broken: list[str] = []
    try:
        broken += [f"what is shown to seat {seat} breaks a law: {law}" for law in status(read(text))]
    except BadNotation as bad:
        broken.append(f"{text} is shown and not read: {bad}")
    others = {
        "which cards are hidden": permuted(g, seat, rng),
        "which cards the opponent plays with": replaced(g, seat, rng),
        "where hidden cards lie": moved(g, seat, rng),
        "what was answered so far": _answered(g, seat, rng),
    }
    broken += [
        f"what is shown to seat {seat} tells {what}: {text}" for what, other in others.items()
        if shown(other, seat, seed) != text
    ]  # fmt: skip
    return broken


def _answered(g: Game, seat: int, rng: Rng) -> Game:
    """The game after another step of an answer of the other seat, if the question is answered step by step."""
    other = g.clone()
    if g.reason or g.seat == seat or g.kind == codes.WINDOW:
        return g
    apply_trusted(other, g.options[rng.below(len(g.options))])
    same = not other.reason and other.seat == g.seat and [*map(_place, other.frames)] == [*map(_place, g.frames)]
    return other if same and view(other, seat) | {"choices": g.choices} == view(g, seat) else g


def _place(frame: list[int]) -> list[int]:
    """Where an effect waits, but for what it has selected."""
    return frame[: codes.THAT_PLAYER]


def shown(g: Game, seat: int, seed: int) -> str:
    """The position that a seat is shown."""
    return write(determinize(g, seat, Rng(seed)))
