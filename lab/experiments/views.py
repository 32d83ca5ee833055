"""Pages of the experiments of a game: a visitor's own, the form that begins one, one with its progress and results, a
matchup with its games, a game as a replay, and the cards of a deck. They are for their owner alone; for others there
are none."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlencode

from asgiref.sync import async_to_sync
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse, JsonResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_http_methods, require_safe

from decks.queries import SAVED
from decks.site_decks import key_of_ready
from engine.games import Game, of
from gate.addresses import address_of
from gate.games import InAGame, has_section
from gate.limits import REPLAYS, TooOften
from lab import cards as card_reports
from lab import field, findings
from lab.cards import DRAWN, FEW
from lab.choices import PUBLIC, SITE
from lab.experiments import domain, presenter, queries
from lab.experiments.forms import ExperimentForm
from lab.experiments.models import Experiment
from lab.experiments.presenter import ORDERS, WAYS
from lab.experiments.replaying import record_of
from lab.improvements import showing as improvements
from lab.steering_views import deleting, steering
from live.errors import Refused
from live.memory import Memory
from people.persons import person_for, person_in
from playtest.models import LONGEST_NAME, bot_title
from playtest.naming import players
from playtest.replays import OPEN, FinishedGame, seen_by
from playtest.replays import replay as replay_of
from playtest.trials.views import page
from playtest.watching.queries import whole_game
from playtest.wording import terms
from playtest.workers import unwatched

GAMES_ON_PAGE: Final = 50
STATUS: Final = {"changed": 409, "malformed": 400}
OTHER_GAME = "The rules of this site have changed since this game. It cannot be watched any more; its result is kept."
FIELD, CARDS, EQUILIBRIUM = "field", "cards", "equilibrium"
_records = Memory[tuple[dict[str, Any], int | None]](50)


def forget() -> None:
    """Let go of the games that were played once more, as a restart does."""
    _records.forget()


# --- all of them, and a new one --------------------------------------------------------------------------------------


@require_safe
@page
def experiments(request: InAGame) -> HttpResponse:
    """The visitor's experiments and improvements."""
    person = person_in(request.session, request.user)
    has_improvements = has_section(request.game.KEY, "new_improvement")
    context = {
        "experiments": [_about(one) for one in queries.experiments_of(person, game=request.game.KEY)],
        "has_improvements": has_improvements,
        "improvements": improvements.all_of(person) if has_improvements else [],
    }
    return render(request, "lab/experiments/experiments.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def new(request: InAGame) -> HttpResponse:
    """The form that begins one. With `find` it looks for public decks and begins nothing."""
    person, game = person_in(request.session, request.user), request.game
    if request.method != "POST":
        return _form(request, ExperimentForm(person=person, game=game, initial=_preset(request)))
    if request.POST.get("do") == "find":
        return _form(request, ExperimentForm(person=person, game=game, initial=_typed(request.POST)), finding=True)
    form = ExperimentForm(request.POST, person=person, game=game)
    if form.is_valid():
        try:
            made = domain.start(person=person_for(request), **form.asked)
        except Refused as refused:
            form.add_error(refused.code if refused.code in form.fields else None, str(refused))
        else:
            return redirect(made)
    return _form(request, form)


def _preset(request: InAGame) -> dict[str, object]:
    """What is ticked at first: a `deck` to test, if the link names one, and the ready-made decks as the field."""
    deck = request.GET.get("deck", "")
    return {
        "test": [f"{SAVED}{deck}"] if deck else [],
        "against": ready_keys(request.game),
    }


def ready_keys(game: Game) -> list[str]:
    """The keys of the decks that a game has ready."""
    return [f"{SITE}{key_of_ready(game.KEY, one)}" for one in game.construction.READY]


def _typed(posted: QueryDict) -> dict[str, object]:
    """What was chosen before anything is begun, without a word on what is still missing."""
    columns: dict[str, object] = {name: posted.getlist(name) for name in ("test", "against")}
    return columns | {
        name: posted[name] for name in ("meet", "bot", "until", "within", "games", "find") if name in posted
    }


def _form(request: InAGame, form: ExperimentForm, *, finding: bool = False) -> HttpResponse:
    ticked, groups = form.ticked, form.groups
    any_of = ticked["test"] | ticked["against"]
    public = next((group for group in groups if group.title == PUBLIC), None)
    context = {
        "form": form,
        "ticked": ticked,
        "groups": [
            (one, at == 0 or (finding and one is public) or any(choice.key in any_of for choice in one.choices))
            for at, one in enumerate(groups)
        ],
        "finding": finding,
        "found": len(public.choices) if public else 0,
        "radios": [form["meet"], form["until"]],
        "numbers": [form["within"], form["games"]],
        "most_decks": domain.MOST_DECKS,
    }
    return render(request, "lab/experiments/new.html", context)


# --- one -------------------------------------------------------------------------------------------------------------


@require_safe
@page
def experiment(request: InAGame, slug: str) -> HttpResponse:
    """How far it is and what the games say so far. While it is played the page asks again by itself each second."""
    found = _own(request, slug)
    run = queries.counts_of(found)
    mix = presenter.mix_of(found, run) if found.is_still else None
    context = _about(found) | {
        "matrix": presenter.matrix_shown(run),
        "matchups": presenter.matchups_shown(found, run.plan),
        "mix": presenter.mix_shown(mix) if mix else None,
        "has_mix": not found.tested and len(found.decks) > 2,
        "better": _to_make_better(found) if has_section(found.game, "new_improvement") else [],
    }
    return render(request, "lab/experiments/experiment.html", context)


def _to_make_better(found: Experiment) -> list[tuple[str, str]]:
    """The decks that were tested, by name, each with what asks for a better one against what it met here."""
    keys = [one.get("key", "") for one in found.decks]
    asked = []
    for at, one in enumerate(found.decks[: found.tested or None]):
        others = keys[found.tested :] if found.tested else keys[:at] + keys[at + 1 :]
        if keys[at]:
            asked.append(
                (one["name"], urlencode({"deck": keys[at], "against": list(filter(None, others))}, doseq=True))
            )
    return asked


@require_safe
@page
def matchup(request: InAGame, slug: str, number: int) -> HttpResponse:
    """Two decks of it: what their games say, and the games."""
    found = _own(request, slug)
    course, how = queries.course_of(queries.matchup_at(found, number)), presenter.endings(found)
    listed = [
        {"number": 2 * at + place + 1, "starts": place, "winner": game.winner, "turns": game.turns,
         "how": how.get(game.reason, game.reason)}
        for at, pair in enumerate(course.pairs())
        for place, game in enumerate(pair)
    ]  # fmt: skip
    report = field.report(found.plan, number - 1, course)
    context = _about(found) | {
        "number": number,
        "shown": presenter.matchup_shown(found, number, report),
        "names": report.decks,
        "page": Paginator(listed, GAMES_ON_PAGE).get_page(request.GET.get("page")),
    }
    return render(request, "lab/experiments/matchup.html", context)


@require_safe
@page
def cards(request: InAGame, slug: str) -> HttpResponse:
    """The cards of a `deck`, in one `way` to look at them and an `order`."""
    found = _own(request, slug)
    deck, way = _place(request.GET.get("deck", "0")), request.GET.get("way", DRAWN)
    order = request.GET.get("order", "difference")
    way, order = way if way in WAYS else DRAWN, order if order in ORDERS else "difference"
    known = presenter.cards_of(found, deck, way)
    context = _about(found) | {
        "deck": deck,
        "name": found.decks[deck]["name"],
        "decks": found.decks,
        "found": known,
        "rows": presenter.cards_shown(known.reports, way, order),
        "way": way,
        "ways": WAYS.items(),
        "order": order,
        "orders": [(key, label) for key, (label, _) in ORDERS.items()],
        "few": FEW,
    }
    return render(request, "lab/experiments/cards.html", context)


@require_safe
@page
def export(request: InAGame, slug: str, kind: str) -> HttpResponse:
    """What it has found as JSON, as `manage.py lab` prints it: the field, its equilibrium, or the cards of a `deck`."""
    found = _own(request, slug)
    headers = {"Content-Disposition": f'attachment; filename="experiment-{kind}.json"'}
    data = _data(request, found, kind)
    if data is None:
        raise Http404(
            "An experiment has field.json, cards.json and, where all decks meet each other, equilibrium.json."
        )
    return JsonResponse(data, headers=headers, json_dumps_params={"ensure_ascii": False, "indent": 1})


def _data(request: InAGame, found: Experiment, kind: str) -> findings.Data | None:
    if kind == CARDS:
        with_cards = queries.run_with_cards(found, _place(request.GET.get("deck", "0")))
        return findings.of_cards(with_cards, card_reports.reports(with_cards))
    run = queries.run_of(found)
    if kind == FIELD:
        return findings.of_field(run, field.reports(run), field.matrix(run))
    mix = presenter.mix_of(found, run) if kind == EQUILIBRIUM else None
    return None if mix is None else findings.of_equilibrium(run, mix)


pause, go_on, cancel = map(steering, (domain.pause, domain.go_on, domain.cancel))
delete = deleting(domain.delete, "The experiment is deleted.")


# --- a game ----------------------------------------------------------------------------------------------------------


@require_safe
@page
def replay(request: InAGame, slug: str, number: int, game: int) -> HttpResponse:
    """A game, step by step, with both hands."""
    found = _own(request, slug)
    _game(found, number, game)
    context = {
        "steps": reverse("experiment_steps", args=(slug, number, game)),
        "title": f"{players(_names(found, number))}, game {game}",
        "terms": terms(found.game),
    }
    return render(request, "playtest/watching/replay.html", context)


@gzip_page
@require_safe
@page
def steps(request: InAGame, slug: str, number: int, game: int) -> HttpResponse:
    """All steps of that game as data: with both hands, or as one of the bots saw them. It is played once more."""
    found = _own(request, slug)
    winner = _game(found, number, game)
    try:
        record, winner_now = _played_again(request, found, number, game)
        finished = FinishedGame(record, _names(found, number), None, {}, of(found.game))
        if winner != winner_now:
            raise Refused("changed", OTHER_GAME)
        seen = seen_by(request.GET.get("seen_by", OPEN), finished)
        if seen == OPEN:
            return JsonResponse(whole_game(finished))
        return JsonResponse(replay_of(finished, seen_by=seen, seat=int(seen)))
    except TooOften as often:
        return JsonResponse({"code": "too_many", "text": str(often)}, status=429)
    except Refused as refused:
        return JsonResponse({"code": refused.code, "text": str(refused)}, status=STATUS[refused.code])


def _played_again(request: InAGame, found: Experiment, number: int, game: int) -> tuple[dict[str, Any], int | None]:
    """The record of a game and who won it, played by a worker."""
    if not found.is_current:
        raise Refused("changed", OTHER_GAME)
    kept = _records.get(place := f"{found.slug}/{number}/{game}")
    if kept is None:
        REPLAYS.take(address_of(request))
        kept = async_to_sync(unwatched.run)(record_of, found.plan.matchup(number - 1), game - 1)
        _records.keep(place, kept)
    return kept


def _game(found: Experiment, number: int, game: int) -> int | None:
    """Who won game `game` of a matchup, both counted from 1. Raises Refused("gone") where it does not count."""
    of = queries.matchup_at(found, number)
    pair, place = divmod(game - 1, 2)
    row = of.played.filter(number=pair).first() if 0 <= pair < of.length else None
    if row is None:
        raise Refused("gone", "This matchup has no such game. Go back to it and choose one.")
    winner = row.games[place][0]
    return None if winner is None else int(winner)


def _names(found: Experiment, number: int) -> list[str]:
    """What the two decks of a matchup are called at the table."""
    return [deck.name[:LONGEST_NAME] for deck in found.plan.matchup(number - 1).decks]


# --- what pages share ------------------------------------------------------------------------------------------------


def _own(request: InAGame, slug: str) -> Experiment:
    return queries.experiment_at(slug, person_in(request.session, request.user), game=request.game.KEY)


def _about(found: Experiment) -> dict[str, object]:
    """What all pages of one experiment need."""
    return {
        "experiment": found,
        "progress": queries.progress(found),
        "bot": bot_title(found.bot),
        "is_still": found.is_still,
        "tested": [one["name"] for one in found.decks[: found.tested or None]],
        "field": [one["name"] for one in found.decks[found.tested :]] if found.tested else [],
    }


def _place(given: str) -> int:
    """A place among the decks; -1 for what is none."""
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 4 else -1
