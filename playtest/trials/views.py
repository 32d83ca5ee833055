"""Pages of trials: those of a deck with the form that starts one, and one with its progress and results."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping
from functools import wraps

from django.contrib import messages
from django.http import Http404, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.text import slugify
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from decks import queries as decks
from decks.models import Deck, Version
from gate.games import InAGame, has_section
from live.errors import Refused
from people.persons import person_for, person_in
from playtest.models import Ending, Trial
from playtest.trials import domain, queries, reports
from playtest.trials.forms import TrialForm

TRIALS_IN_SIGHT = 50
View = Callable[..., HttpResponse]


def page(view: View) -> View:
    """A page about trials: never kept by caches; what a person may not see is not found."""

    @wraps(view)
    def answer(request: InAGame, *arguments: object, **named: object) -> HttpResponse:
        try:
            return view(request, *arguments, **named)
        except Refused as refused:
            raise Http404(str(refused)) from None

    return never_cache(answer)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def trials(request: InAGame, slug: str) -> HttpResponse:
    """What bots played with a deck for whoever asks, and the form for more."""
    person = person_in(request.session, request.user)
    deck = decks.deck_at(slug, person, game=request.game.KEY)
    version = decks.version_of(deck, _number(request.POST if request.method == "POST" else request.GET))
    form = TrialForm(request.POST if request.method == "POST" else None, person=person, game=request.game)
    if form.is_bound and form.is_valid():
        person = person_for(request)
        try:
            asked = form.cleaned_data | {"number": version.number, "game": request.game.KEY}
            made = domain.start(person=person, deck=slug, **asked)
        except Refused as refused:
            form.add_error(refused.code if refused.code in form.fields else None, str(refused))
        else:
            return redirect("trial", made.slug)
    size = sum(version.cards.values())
    context = {
        "form": form,
        "size": size,
        "fewest": domain.FEWEST,
        "is_large_enough": size >= domain.FEWEST,
        "trials": queries.trials_of(deck, person)[:TRIALS_IN_SIGHT],
    }
    return render(request, "playtest/trials/trials.html", _frame(request, deck, version) | context)


@require_safe
@page
def trial(request: InAGame, slug: str) -> HttpResponse:
    """How far a trial is and what came of it so far. The page asks again by itself until it has ended."""
    found = _own(request, slug)
    order = request.GET.get("order", "gain")
    report = queries.report_of(found)
    context = {
        "trial": found,
        "progress": queries.progress(found),
        "report": report,
        "rows": reports.in_order(report.cards, order if order in reports.ORDERS else "gain"),
        "order": order if order in reports.ORDERS else "gain",
        "orders": reports.ORDERS.items(),
        "few": reports.FEW,
        "endings": Ending,
        "has_laboratory": has_section(request.game.KEY, "experiments"),
    }
    return render(request, "playtest/trials/trial.html", context)


@require_POST
@page
def cancel(request: InAGame, slug: str) -> HttpResponse:
    """Play no more of it."""
    domain.cancel(person=person_in(request.session, request.user), slug=slug)
    return redirect("trial", slug)


@require_POST
@page
def delete(request: InAGame, slug: str) -> HttpResponse:
    """Remove it with its results."""
    found = _own(request, slug)
    domain.delete(person=person_in(request.session, request.user), slug=slug)
    messages.success(request, "The trial is deleted.")
    return redirect("trials", found.deck.slug)


@require_safe
@page
def export(request: InAGame, slug: str, kind: str) -> HttpResponse:
    """The results so far as a file: the cards as CSV, everything as JSON."""
    found = _own(request, slug)
    report = queries.report_of(found)
    name = f"{slugify(found.name) or 'deck'}-{found.number}-trial.{kind}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    if kind == "csv":
        return HttpResponse(_csv(report), content_type="text/csv; charset=utf-8", headers=headers)
    if kind == "json":
        return JsonResponse(queries.as_json(found, report), headers=headers, json_dumps_params={"indent": 1})
    raise Http404("A trial can be exported as csv or json.")


def _csv(report: reports.Report) -> str:
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\r\n")
    rows.writerow(
        ("card", "copies", "games", "games_drawn", "wins_drawn", "games_not_drawn", "wins_not_drawn", "games_played",
         "wins_played")
    )  # fmt: skip
    for row in report.cards:
        rates = (number for rate in (row.drawn, row.undrawn, row.played) for number in (rate.games, rate.wins))
        rows.writerow((row.name, row.copies, row.games, *rates))
    return file.getvalue()


def _own(request: InAGame, slug: str) -> Trial:
    return queries.trial_at(slug, person_in(request.session, request.user), game=request.game.KEY)


def _frame(request: InAGame, deck: Deck, version: Version) -> dict[str, object]:
    """What all pages of a deck's study need."""
    own = deck.belongs_to(person_in(request.session, request.user))
    return {
        "deck": deck,
        "version": version,
        "versions": deck.versions.all()[:100],
        "section": "trials",
        "own": own,
        "has_lab": has_section(deck.game, "new_experiment"),
        "has_improvements": has_section(deck.game, "new_improvement"),
    }


def _number(asked: Mapping[str, str]) -> int | None:
    """The version that is asked for, if one is."""
    typed = asked.get("version", "")
    return int(typed) if typed.isdecimal() and len(typed) < 10 else None
