"""Pages of prices of picks: the options of a pick with the form that starts one, and one with its progress and result.
They open to whoever may read the log of the draft, and to nobody else."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from drafts.logs.access import PAGE, asking, pod_and_story, readable, reading
from drafts.logs.cards import Shown, groups, shown
from drafts.logs.story import Story
from drafts.logs.views import about, number_in
from drafts.models import Pod
from engine.games import Game
from lab.pick_prices import domain, queries, wording
from lab.pick_prices.measuring import UNCHANGED, Price
from lab.pick_prices.models import PickPrice
from lab.pick_prices.worlds import Asked, Option, exchanged
from live.errors import Refused
from people.persons import person_for
from playtest.models import Ending

IN_SIGHT = 12  # options that are no cards, the best for a bot first; the others are folded away
SCALES = (0.05, 0.1, 0.25, 0.5, 1.0)  # of changes: a line goes from the one to the other side of 0
USUAL = domain.AT_MOST[1]


@dataclass(frozen=True)
class Offered:
    """An option of the form. `known` is a price that was asked for before, and `change` what it says."""

    option: Option
    card: Shown
    is_taken: bool
    is_bots: bool
    known: PickPrice | None
    change: str


@dataclass(frozen=True)
class Line:
    """A change on a line whose middle is 0, as the drawing of a rate has it: shares of its length."""

    games: int
    of: float
    interval: tuple[float, float]
    scale: float


@reading(PAGE, posts=True)
def options(request: HttpRequest, slug: str, pick: int) -> HttpResponse:
    """What could have been chosen at a pick. Posted to, it starts the games of one option."""
    pod, story = pod_and_story(request, slug)
    context = about(pod, story) | {"pick": pick, "step": story.step_or_deed(pick)}
    try:
        _, asked = queries.asked(slug=slug, person=asking(request), pick=pick)
    except Refused as refused:
        if refused.code not in ("changed", "nothing"):
            raise
        context |= {"why": str(refused), "question": wording.question("pick")}
        return render(request, "lab/pick_prices/options.html", context)
    if request.method == "POST":
        option, games = number_of_option(request), number_in(request.POST.get("games"))
        try:
            made = domain.start(person=person_for(request), slug=slug, pick=pick, option=option, games=games or 0)
        except Refused as refused:
            context["error"] = str(refused)
        else:
            return redirect("pick_price", slug, pick, made.slug)
    offered = _offered(pod, pick, asked)
    context |= {
        "asked": asked,
        "who": story.names[asked.seat],
        "question": wording.question(asked.kind),
        "was": wording.was(asked.kind, asked.taken.name),
        "offered": offered,
        "folded": [] if asked.taken.card else offered[IN_SIGHT:],
        "in_sight": offered if asked.taken.card else offered[:IN_SIGHT],
        "at_most": domain.AT_MOST,
        "usual": USUAL,
    }
    return render(request, "lab/pick_prices/options.html", context)


def number_of_option(request: HttpRequest) -> int:
    """The option that is posted; -1 for what is no number."""
    given = request.POST.get("option", "")
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 20 else -1


def _offered(pod: Pod, pick: int, asked: Asked) -> list[Offered]:
    """Cards as they lay; of other options what was chosen first, then the best for a bot."""
    known = queries.known_prices(pod, pick)
    found = [
        Offered(
            option=one,
            card=shown(one.card, pod.game),
            is_taken=one == asked.taken,
            is_bots=one == asked.bots,
            known=known.get(one.code),
            change=_in_short(known.get(one.code)),
        )
        for one in asked.options
    ]
    return found if asked.taken.card else sorted(found, key=lambda one: (not one.is_taken, -one.option.score))


def _in_short(known: PickPrice | None) -> str:
    """What is known of an option, beside its name."""
    if known is None:
        return ""
    found = queries.price_of(known)
    if found.change is None:
        return "in progress" if known.ended is None else "stopped"
    if found == UNCHANGED:
        return "no change"
    low, high = found.interval
    return f"{wording.points(found.change)} ({wording.points(low)} to {wording.points(high)})"


@reading(PAGE)
def price(request: HttpRequest, slug: str, pick: int, price: str) -> HttpResponse:
    """How far the games of an option are, and what they say so far. The page asks again by itself until they end."""
    pod, story = pod_and_story(request, slug)
    row = queries.price_at(pod, pick, price)
    found, progress = queries.price_of(row), queries.progress(row)
    context = about(pod, story) | {
        "pick": pick,
        "step": story.step_or_deed(pick),
        "price": row,
        "found": found,
        "progress": progress,
        "title": wording.title(row.kind, row.name, row.taken),
        "who": story.names[row.seat],
        "was": wording.was(row.kind, row.taken),
        "change": wording.change(row.kind, row.name, found),
        "verdict": wording.verdict(found, row.name, row.taken) if found.change is not None else "",
        "line": _line(found),
        "decks": _decks(row, story),
        "mine": row.belongs_to(asking(request)),
        "is_current": row.is_current,
        "more": _more(row, found),
        "player": _player(story.game),
        "endings": Ending,
    }
    return render(request, "lab/pick_prices/price.html", context)


def _player(game: Game) -> str:
    """What people call the bot that plays the games of prices."""
    return next(level.name for level in game.bots.LEVELS if level.key == game.bots.USUAL)


def _line(found: Price) -> Line | None:
    if found.change is None or found == UNCHANGED:
        return None
    low, high = found.interval
    scale = next(one for one in SCALES if max(abs(low), abs(high)) <= one or one == SCALES[-1])
    low, of, high = ((change / scale + 1) / 2 for change in (low, found.change, high))
    return Line(found.games, of, (low, high), 100 * scale)


def _decks(row: PickPrice, story: Story) -> dict[str, object] | None:
    """The deck of the seat in both worlds: what both have, and what only one has; and how many other decks differ."""
    if row.decks is None:
        return None
    made = queries.worlds_of(row)
    taken, other = made.taken[row.seat], made.other[row.seat]
    only_taken, only_other = exchanged(taken, other)
    key = story.game.KEY
    differ = sum(sorted(one) != sorted(two) for one, two in zip(made.taken, made.other, strict=True))
    return {
        "only_taken": groups(only_taken, key),
        "only_other": groups(only_other, key),
        "differing": len(only_taken),
        "both": groups((Counter(taken) & Counter(other)).elements(), key),
        "shared": len(taken) - len(only_taken),
        "others": story.seats - 1,
        "others_differing": differ - bool(only_taken),
    }


def _more(row: PickPrice, found: Price) -> int | None:
    """How many games may be asked for now, where the question is still open; None: there is nothing more to ask."""
    if row.ended is None or not row.is_current or found == UNCHANGED:
        return None
    if row.ending != Ending.DONE:
        return row.games
    return None if found.shown else next((games for games in domain.AT_MOST if games > row.games), None)


@require_POST
@reading(PAGE, posts=True)
def cancel(request: HttpRequest, slug: str, pick: int, price: str) -> HttpResponse:
    """Play no more of it."""
    queries.price_at(readable(request, slug), pick, price)
    domain.cancel(person=asking(request), slug=price)
    return redirect("pick_price", slug, pick, price)


@require_POST
@reading(PAGE, posts=True)
def delete(request: HttpRequest, slug: str, pick: int, price: str) -> HttpResponse:
    """Remove it with its games."""
    queries.price_at(readable(request, slug), pick, price)
    domain.delete(person=asking(request), slug=price)
    messages.success(request, "The games and their result are deleted.")
    return redirect("pick_prices", slug, pick)
