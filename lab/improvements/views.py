"""Pages of improvements: the deck to make better, the form that begins, and the way with its figures and the better
deck. They are for their owner alone; for others there are none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from decks import queries as decks
from decks.collection import queries as collections
from decks.models import Deck
from decks.queries import ALIGNMENTS, LONGEST_SEARCH, SAVED
from decks.site_decks import site_decks
from engine.games import DEFAULT, of
from lab.choices import PUBLIC, SITE, Group, offered, unfinished
from lab.improvements import domain, presenter, queries
from lab.improvements.bases import Base, base_of
from lab.improvements.forms import ImprovementForm
from lab.improvements.models import Improvement
from lab.improvements.showing import about
from lab.steering_views import deleting, steering
from live.errors import Refused
from people.persons import Person, person_for, person_in
from playtest.models import bot_title
from playtest.trials.views import page

NO_SUCH_DECK: Final = "This deck does not exist or is not shared with you. Choose another one."
DECK: Final = "deck"
USUAL_FIELD: Final = 4  # decks


# --- a new one -------------------------------------------------------------------------------------------------------


@require_http_methods(["GET", "HEAD", "POST"])
@page
def new(request: HttpRequest) -> HttpResponse:
    """First the `deck`, if the address names none, then the form that begins. With `do=find` public decks are looked
    for, and nothing begins."""
    person = person_in(request.session, request.user)
    said = request.POST if request.method == "POST" else request.GET
    key = said.get(DECK, "")
    key = key if not key or ":" in key else f"{SAVED}{key}"
    base = base_of(key, person) if key else None
    if base is None or (request.method != "POST" and said.get("do") == "find"):
        return _choose(request, person, key, is_gone=bool(key) and base is None)
    if request.method != "POST":
        return _form(request, ImprovementForm(base=base, person=person, initial=_preset(request, base)))
    form = ImprovementForm(request.POST, base=base, person=person)
    if request.POST.get("do") == "find":
        return _form(request, form, finding=True)
    if form.is_valid():
        try:
            made = domain.start(person=person_for(request), base=base, **form.asked)
        except Refused as refused:
            form.add_error(refused.code if refused.code in form.fields else None, str(refused))
        else:
            return redirect(made)
    return _form(request, form)


def _choose(request: HttpRequest, person: Person, key: str, *, is_gone: bool) -> HttpResponse:
    """The decks that can be made better."""
    words = request.GET.get("find", "")[:LONGEST_SEARCH].replace("\0", "").strip()
    finding = request.GET.get("do") == "find"
    groups = offered(person, of(DEFAULT), words, [] if is_gone or not key else [key])
    context = {
        "groups": _opened(groups, {key}, finding=finding),
        "chosen": key,
        "error": (unfinished(key, person) or NO_SUCH_DECK) if is_gone else "",
        "words": words,
        "longest": LONGEST_SEARCH,
        "finding": finding,
        "found": _found(groups),
    }
    return render(request, "lab/improvements/choose.html", context)


def _preset(request: HttpRequest, base: Base) -> dict[str, object]:
    """The deck's own format, and the field that is named (`against`), or one that suits the format."""
    named = request.GET.getlist("against")
    return {"format": base.format_key, "against": named or usual_field(base)}


def usual_field(base: Base) -> list[str]:
    """Keys of decks of the site: those that are made for the format, without the deck itself; where there are none,
    those of the four alignments."""
    found = site_decks(DEFAULT)
    others = [key for key, deck in found.items() if Counter(deck.cards) != Counter(base.contender.cards)]
    fitting = [key for key in others if found[key].format_key == base.format_key]
    chosen = fitting or [key for key in others if key in ALIGNMENTS]
    return [f"{SITE}{key}" for key in chosen[:USUAL_FIELD]]


def _form(request: HttpRequest, form: ImprovementForm, *, finding: bool = False) -> HttpResponse:
    base, groups = form.base, form.groups
    free = None if base.format.pool else collections.free(form.person, DEFAULT, but=base.deck.slug if base.deck else "")
    context = {
        "form": form,
        "base": base,
        "address": base.deck.slug if base.deck else "",
        "ticked": form.ticked,
        "groups": _opened(groups, form.ticked, finding=finding),
        "finding": finding,
        "found": _found(groups),
        "most": domain.MOST_FIELD,
        "timed": bot_title(form.timed),
        "pool": sum(base.pool.values()) if base.pool is not None and base.format.pool else 0,
        "free": None if free is None else sum(free.values()),
    }
    return render(request, "lab/improvements/new.html", context)


def _opened(groups: Iterable[Group], chosen: Iterable[str], *, finding: bool) -> list[tuple[Group, bool]]:
    """Groups, and whether each is shown open: the first one, those with chosen decks, and what was found."""
    keys = set(chosen)
    return [
        (
            group,
            at == 0 or (finding and group.title == PUBLIC) or any(one.key in keys for one in group.choices),
        )
        for at, group in enumerate(groups)
    ]


def _found(groups: Iterable[Group]) -> int:
    """How many public decks are offered."""
    return next((len(group.choices) for group in groups if group.title == PUBLIC), 0)


# --- one -------------------------------------------------------------------------------------------------------------


@require_safe
@page
def improvement(request: HttpRequest, slug: str) -> HttpResponse:
    """The way so far. The page asks again by itself while it goes on."""
    person = person_in(request.session, request.user)
    found = queries.improvement_at(slug, person)
    way, setting = found.course(), found.setting
    source = queries.source_of(found, person)
    own = source is not None and source.belongs_to(person)
    now = queries.confirmed_now(found, way)
    scale = presenter.scale_of(way, now.gain if now else None)
    context = about(found) | {
        "bot": bot_title(found.bot),
        "format": found.format,
        "field": [one.name for one in setting.field],
        "pool": found.format.pool,
        "step": presenter.step_of(found.stage),
        "way": way,
        "ended": presenter.ENDED.get(way.over or "", ""),
        "gain": presenter.gain_shown(way.gain, scale) if way.gain else None,
        "scale": scale,
        "now": now,
        "now_gain": presenter.gain_shown(now.gain, scale) if now else None,
        "now_swaps": presenter.swaps_shown(now.swaps) if now else (),
        "findable": None if way.findable is None else presenter.points(way.findable).removeprefix("+"),
        "attempts": presenter.attempts_shown(way, setting.games, scale),
        "decks": presenter.decks_shown(found.cards, way.deck),
        "source": source,
        "own": own,
        "has_changed": own and source is not None and _has_changed(found, source),
    }
    return render(request, "lab/improvements/improvement.html", context)


def _has_changed(found: Improvement, source: Deck) -> bool:
    """The deck has other cards since it began."""
    return Counter(decks.version_of(source).cards) != Counter(found.cards)


@require_safe
@page
def export(request: HttpRequest, slug: str) -> HttpResponse:
    """What it has found as JSON, as `manage.py lab improve` prints it."""
    found = queries.improvement_at(slug, person_in(request.session, request.user))
    headers = {"Content-Disposition": 'attachment; filename="improvement.json"'}
    data = queries.found_by(found)
    return JsonResponse(data, headers=headers, json_dumps_params={"ensure_ascii": False, "indent": 1})


pause, go_on, cancel = map(steering, (domain.pause, domain.go_on, domain.cancel))
delete = deleting(domain.delete, "The improvement is deleted.")


@require_POST
@page
def save(request: HttpRequest, slug: str) -> HttpResponse:
    """Save the better deck: `as` a new "version" of the own deck, whose `revision` the page knew, or as a new deck."""
    person = person_in(request.session, request.user)
    found = queries.improvement_at(slug, person)
    try:
        if request.POST.get("as") == "version":
            deck = domain.save_version(
                person=person, slug=slug, revision=_number(request.POST.get("revision", ""))
            ).deck
            messages.success(request, "The better deck is saved as the newest version.")
        else:
            deck = domain.save_new(person=person_for(request), slug=slug)
            messages.success(request, "The better deck is saved as a new deck.")
    except Refused as refused:
        messages.error(request, str(refused))
        return redirect(found)
    return redirect("deck", deck.slug)


def _number(given: str) -> int:
    """A number that was sent; -1 for what is none."""
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 10 else -1
