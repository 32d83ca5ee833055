"""The study of a deck: counts with charts, odds, sample hands. Whoever may read the deck may read these."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypedDict
from urllib.parse import urlencode

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe
from django_htmx.http import replace_url

from decks import queries
from decks.asking import asking, deck_asked, page
from decks.models import Deck, Version
from decks.study import charts, counts, hands, odds
from decks.study.forms import HandForm, OddsForm, OddsInput
from engine import games
from engine.games import Study
from engine.kernel.grammar import number_word
from engine.kernel.studying import CARD, Held, Plan, Question, Together, Wanted, copies
from gate.games import InAGame, has_section
from people.requests import HtmxRequest


class HandRequest(HtmxRequest, InAGame):
    """A request for a hand, with its game and with what htmx says of itself."""


@require_safe
@page
def study(request: InAGame, slug: str) -> HttpResponse:
    """Counts and charts."""
    deck, version = _asked(request, slug)
    asked, found = request.game.study, counts.counts(version.cards, game=deck.game)
    shown = {
        "counts": found,
        "alignments": charts.bars(one for one in found.alignments if one.size),
        "remarks": asked.remarks(Counter(version.cards) + Counter(version.sideboard)),
        "kinds": (asked.KINDS_TITLE, charts.bars(found.kinds)),
        "curves": [(one, charts.curve(one.counts)) for one in (found.offense, found.defense) if one.most],
        "groups": [(one, charts.bars(one.sorts)) for one in found.words if one.sorts],
    }
    return _render(request, "counts", deck, version, shown)


def _asked(request: InAGame, slug: str) -> tuple[Deck, Version]:
    """The deck and the version of it that is asked for, the newest if none is."""
    deck = deck_asked(request, slug)
    number = request.GET.get("version", "")
    return deck, queries.version_of(deck, int(number) if number.isdecimal() and len(number) < 10 else None)


def _render(request: InAGame, section: str, deck: Deck, version: Version, shown: dict[str, object]) -> HttpResponse:
    size, fewest = sum(version.cards.values()), odds.fewest(deck.game)
    context = {
        "deck": deck,
        "version": version,
        "section": section,
        "size": size,
        "fewest": fewest,
        "is_large_enough": size >= fewest,
        "game": request.game.study,
        "paid": request.game.construction.LAYOUT.paid,
        "opening_word": number_word(request.game.study.OPENING),
        "has_improvements": has_section(deck.game, "new_improvement"),
        "own": deck.belongs_to(asking(request)),
        "versions": deck.versions.all()[:100],
    }
    return render(request, f"decks/study/{section}.html", context | shown)


# --- odds ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ByTurn:
    """Chances by turn from the opening hand on, and their picture with one turn marked. `given` is the chance at that
    turn for whoever has found the first part, None where there is none."""

    found: tuple[Fraction, ...]
    chart: charts.ColumnChart
    at: Fraction
    back: Fraction  # cards that the mulligan puts back on average
    given: Fraction | None = None

    @property
    def rows(self) -> list[tuple[str, str]]:
        return list(zip(TURN_LABELS, map(charts.percent, self.found), strict=True))


TURN_LABELS = ("hand", *(str(turn) for turn in range(1, odds.LAST_TURN + 1)))
TABLED = (1, 2, 3)  # cards of a sort in an opening hand


@require_safe
@page
def chances(request: InAGame, slug: str) -> HttpResponse:
    """Exact odds, by what is asked."""
    deck, version = _asked(request, slug)
    if sum(version.cards.values()) < odds.fewest(deck.game):
        return _render(request, "odds", deck, version, {})
    form = OddsForm(request.GET, version.cards, deck.game)
    return _render(request, "odds", deck, version, {"form": form, **_chances(deck, version, form.answers())})


def _chances(deck: Deck, version: Version, asked: OddsInput) -> dict[str, object]:
    cards, study = version.cards, games.of(deck.game).study
    plan = next(one for one in study.PLANS if one.key == asked["plan"])
    wanted = next(one for one in study.wanted(cards) if one.key == asked["what"])
    drawn = [odds.draws(turn, first=asked["first"] == "yes") for turn in range(odds.LAST_TURN + 1)]

    def by_turn(question: Question, part: Callable[[Held], bool] | None = None) -> ByTurn:
        found = odds.chances(cards, question, plan, drawn, game=deck.game)
        at, given = found[asked["turn"]], None
        if part is not None and at:
            given = at / odds.chances(cards, question, plan, [drawn[asked["turn"]]], part, game=deck.game)[0]
        chart = charts.odds_columns(TURN_LABELS, found, asked["turn"])
        return ByTurn(found, chart, at, odds.put_back(cards, question, plan, game=deck.game), given)

    together = [(one, by_turn(one.question, one.part)) for one in study.together(cards, version.deity)]
    return {
        "asked": asked,
        "turn_words": "in the opening hand" if not asked["turn"] else f"by your turn {asked['turn']}",
        "plan": plan,
        "wanted": wanted,
        "is_card": wanted.key.startswith(CARD),
        "any": by_turn(copies(wanted.of, asked["count"])),
        "together": [(one, found) for one, found in together if found.found[-1]],
        "missing": _missing(one for one, found in together if not found.found[-1]),
        "opening": study.OPENING_HANDS,
        "opening_rows": _opening_hands(deck, version, study),
        "tabled": [_tabled(deck, version, one, plan) for one in study.tabled(cards)],
        "tabled_counts": TABLED,
        "turns": TURN_LABELS,
    }


def _missing(impossible: Iterable[Together]) -> list[str]:
    """What cannot be in a deck, and for which alignments."""
    found: dict[str, list[str]] = {}
    for one in impossible:
        found.setdefault(one.missing, []).append(one.alignment)
    return [f"{missing}: {', '.join(words)}." for missing, words in found.items()]


def _opening_hands(deck: Deck, version: Version, study: Study) -> list[dict[str, object]]:
    """For some ways to mulligan, how likely a hand has so many free cards, and what the mulligan costs."""
    rows: list[dict[str, object]] = []
    cards, opening = version.cards, study.OPENING

    def fewer(free: int) -> Question:
        """An opening hand with fewer free cards than this: the others are not free."""
        return copies(lambda card: not study.is_free(card), opening - free + 1)

    for plan in (one for one in study.PLANS if one.key in study.OPENING_HANDS.plans):
        found = [
            1 - odds.chances(cards, fewer(free), plan, [0], game=deck.game)[0] for free in study.OPENING_HANDS.counts
        ]
        cost = odds.put_back(cards, fewer(opening), plan, game=deck.game)
        rows.append({"plan": plan, "odds": [charts.percent(one) for one in found], "cost": cost})
    return rows


def _tabled(deck: Deck, version: Version, wanted: Wanted, plan: Plan) -> tuple[str, list[str]]:
    """How likely an opening hand has some of a sort after the mulligan, if it is that which is looked for."""
    found = (
        odds.chances(version.cards, copies(wanted.of, count), plan, [0], game=deck.game)[0] for count in TABLED
    )  # fmt: skip
    return wanted.name, [charts.percent(one) for one in found]


# --- sample hands ----------------------------------------------------------------------------------------------------


@require_safe
@page
def hand(request: HandRequest, slug: str) -> HttpResponse:
    """An opening hand to keep or to mulligan, and the cards drawn after it."""
    deck, version = _asked(request, slug)
    if sum(version.cards.values()) < odds.fewest(deck.game):
        return _render(request, "hands", deck, version, {})
    asked = _asked_hand(request)
    said: dict[str, Any] = {"first": asked["first"] == "yes", "back": asked["back"], "turn": asked["turn"]}
    dealt = hands.sample(version.cards, asked["seed"], **said, game=deck.game)
    parameters: dict[str, object] = {"version": version.number, "first": asked["first"], "seed": asked["seed"]}
    if asked["back"] is not None:
        parameters |= {"done": "on", "back": asked["back"], "turn": asked["turn"]}
    address = f"{reverse('study_hands', args=[slug])}?{urlencode(parameters, doseq=True)}"
    shown = {
        "hand": dealt,
        "asked": asked,
        "next_turn": asked["turn"] + 1 if asked["turn"] < request.game.study.LAST_DEALT else None,
        "went_back": [card.name for card in dealt.opening if card.back],
        "address": address,
    }
    response = _render(request, "hands", deck, version, shown)
    return replace_url(response, address) if request.htmx else response


class AskedHand(TypedDict):
    """What is asked of a sample hand: see `HandForm`."""

    first: str
    seed: int
    back: list[int] | None
    turn: int


def _asked_hand(request: InAGame) -> AskedHand:
    """What is asked of a sample hand; in place of what cannot be, a new hand."""
    form = HandForm(request.GET, request.game.KEY)
    found = form.cleaned_data if form.is_valid() else {}
    seed = found.get("seed")
    done = bool(found.get("done")) and seed is not None
    return {
        "first": found.get("first") or "no",
        "seed": secrets.randbelow(hands.SEEDS) if seed is None else seed,
        "back": sorted({int(place) for place in found["back"]}) if done else None,
        "turn": (found.get("turn") or 0) if done else 0,
    }
