"""The log of a draft as plain text, as drafters post it: for each seat every pack with an arrow at the card that was
taken and a cross at those that were burnt, then the pool and the deck that a bot builds of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from drafts.logs.deeds import Deed
from drafts.logs.story import Listed, Step, Story

ARROW, PLAIN, BURNT = "--> ", "    ", " x  "
_PICKED_BY: Final = {
    "": "",
    "last": " (the last card)",
    "bot": " (a bot picked)",
    "clock": " (time ran out)",
    "ranking": " (by ranking)",
}


def as_text(story: Story, head: Sequence[tuple[str, str]], decks: Sequence[Sequence[str]], seats: Iterable[int]) -> str:
    """The whole draft, or what these seats did in it. `head` are facts, each with what it is called; `decks` by seat,
    empty when there are none."""
    parts = ["\n".join(["Fourfold draft log", *(f"{what}: {fact}" for what, fact in head)])]
    parts.append("\n".join(["Seats:", *(f"{PLAIN}{seat}. {name}" for seat, name in enumerate(story.names, 1))]))
    for seat in seats:
        parts.append(f"====== Seat {seat + 1}: {story.names[seat]} ======")
        parts += [_list(one) for one in story.lists if one.seat == seat]
        parts += _picks(story, seat)
        parts += [_deed(one) for one in story.deeds if one.seat == seat]
        if story.filled and story.filled[seat]:
            parts.append(_counted("Dealt at the end", story.filled[seat]))
        parts.append(_counted("Pool", story.pools[seat]))
        if decks:
            parts.append(_counted("Deck a bot would build", decks[seat]))
    if story.log["discarded"]:
        parts.append(_counted(story.away, story.log["discarded"]))
    return "\n\n".join(parts) + "\n"


def _picks(story: Story, seat: int) -> list[str]:
    """A heading for each round, and its packs."""
    found, number = [], 0
    for step in story.of(seat):
        if step.round != number:
            number = step.round
            direction = story.direction(number)
            found.append(f"------ Round {number}{f': {direction}' if direction else ''} ------")
        found.append(_pack(step))
    return found


def _pack(step: Step) -> str:
    cards = [f"{ARROW if at == step.at else PLAIN}{name}" for at, name in enumerate(step.cards)]
    for at in step.burnt_at:
        cards[at] = f"{BURNT}{step.cards[at]}"
    return "\n".join([f"Pack {step.round} pick {step.pick}{_PICKED_BY[step.picked_by]}:", *cards])


def _deed(deed: Deed) -> str:
    """What was done, and the cards as they lay, with an arrow at each that was chosen."""
    by = "" if deed.by == "person" else "ranking" if deed.ranked else deed.by or ""
    lines = [f"Round {deed.round} pick {deed.pick}, {deed.did}{_PICKED_BY.get(by, '')}:"]
    for pile in deed.shown:
        lines.append(f"{PLAIN}{pile.name}:")
        lines += [f"{PLAIN}{ARROW if chosen else PLAIN}{name}" for _, name, chosen in pile.cards]
    return "\n".join(lines)


def _list(listed: Listed) -> str:
    """What the seat decided on; the list that it kept is its pool."""
    kept = "kept" if listed.kept else "exchanged"
    return _counted(f"First list, {kept}{_PICKED_BY['' if listed.by == 'person' else listed.by]}", listed.first)


def _counted(title: str, names: Sequence[str]) -> str:
    lines = [f"{count} {name}" for name, count in sorted(Counter(names).items())]
    return "\n".join([f"{title}, {len(names)} cards:", *lines])
