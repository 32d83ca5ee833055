"""What the page of one step shows: the pack, the pool, where the pack went, and the steps beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from urllib.parse import urlencode

from django.urls import reverse

from drafts.logs.cards import Shown, groups, shown
from drafts.logs.deeds import Deed
from drafts.logs.scores import Table
from drafts.logs.story import Listed, Step, Story
from engine.kernel.grammar import listed as in_words


@dataclass(frozen=True)
class Offered:
    """A card of a pack. `number`: its place from 1. `step`: who took it, now or later, None if it was put away; and the
    address of that step."""

    number: int
    card: Shown
    taken: bool
    step: Step | None
    who: str
    url: str | None


@dataclass(frozen=True)
class Beside:
    """A link to a step: its address, None at the end, the key that leads there, and what it says."""

    key: str
    sign: str
    text: str
    url: str | None


def address(slug: str, step: Step | Deed) -> str:
    """Where a step or a deed is shown."""
    query = {"seat": step.seat + 1, "round": step.round, "pick": step.pick}
    return f"{reverse('pod_log', args=[slug])}?{urlencode(query)}"


def context(story: Story, step: Step, slug: str) -> dict[str, object]:
    """All of a step, with what was taken."""
    card = partial(shown, game=story.game.KEY)
    return _seen(story, step) | {
        "pack": [
            Offered(number, card(name), one == step, one, story.names[one.seat] if one else "", _url(slug, one))
            for number, (name, one) in enumerate(zip(step.cards, story.fate(step), strict=True), 1)
        ],
        "way": [(one, story.names[one.seat], address(slug, one)) for one in story.way(step)],
        "left": story.left(step.pack),
        "burns": story.burns(step),
        "beside": _links(story, step, slug),
        "picks": range(1, len(story.rounds[step.round - 1].rows) + 1),
    }


def question(story: Story, step: Step) -> dict[str, object]:
    """A step without what was taken and all that came after it."""
    pack = [(number, shown(name, story.game.KEY)) for number, name in enumerate(step.cards, 1)]
    return _seen(story, step) | {"pack": pack}


def list_question(story: Story, listed: Listed) -> dict[str, object]:
    """A list of a Random 60 without what was done with it."""
    return {"listed": listed, "who": story.names[listed.seat], "pool": groups(listed.first, story.game.KEY)}


def answer(story: Story, step: Step, chosen: int, table: Table | None) -> dict[str, object]:
    """Who takes what, card by card: the reader, the player, a bot; `taken`: the place of what the player took, and
    `next`: the next question of the seat."""
    following = story.after(step)
    while following and following.forced:
        following = story.after(following)
    takers = {step.cards[chosen - 1]: ["You"]}
    takers.setdefault(step.taken, []).append(story.names[step.seat])
    if table:
        takers.setdefault(table.lines[0].name, []).append("a bot")
    answers = [(shown(name, story.game.KEY), in_words(who)) for name, who in takers.items()]
    return {"answers": answers, "taken": step.at + 1, "next": following}


def deed_context(story: Story, deed: Deed, slug: str) -> dict[str, object]:
    """All of what was done with cards on the table."""
    before = [one for one in story.deeds[: deed.number] if one.seat == deed.seat][-1:]
    after = [one for one in story.deeds[deed.number + 1 :] if one.seat == deed.seat][:1]
    return deed_question(story, deed) | {
        "beside": [
            _to("ArrowLeft", "←", "Previous choice", slug, story.deeds[max(0, deed.number - 1) : deed.number]),
            _to("ArrowRight", "→", "Next choice", slug, story.deeds[deed.number + 1 : deed.number + 2]),
            _to("ArrowUp", "↑", "Previous of this seat", slug, before),
            _to("ArrowDown", "↓", "Next of this seat", slug, after),
        ],
    }


def deed_question(story: Story, deed: Deed) -> dict[str, object]:
    """The same without what was chosen."""
    pool = story.pools[deed.seat][: deed.had]
    return {"deed": deed, "who": story.names[deed.seat], "pool": groups(pool, story.game.KEY), "pool_size": len(pool)}


def _to(key: str, sign: str, text: str, slug: str, deeds: Sequence[Deed]) -> Beside:
    return Beside(key, sign, text, address(slug, deeds[0]) if deeds else None)


def _seen(story: Story, step: Step) -> dict[str, object]:
    """What the seat had in front of it."""
    pool = story.pool(step)
    return {"step": step, "who": story.names[step.seat], "pool": groups(pool, story.game.KEY), "pool_size": len(pool)}


def _links(story: Story, step: Step, slug: str) -> list[Beside]:
    return [
        Beside("ArrowLeft", "←", "Previous pick", _url(slug, story.before(step))),
        Beside("ArrowRight", "→", "Next pick", _url(slug, story.after(step))),
        Beside("ArrowUp", "↑", "Seat before", _url(slug, story.beside(step, -1))),
        Beside("ArrowDown", "↓", "Next seat", _url(slug, story.beside(step, 1))),
    ]


def _url(slug: str, step: Step | None) -> str | None:
    return None if step is None else address(slug, step)
