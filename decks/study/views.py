"""The study of a deck: counts with charts, odds, sample hands. Whoever may read the deck may read these."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TypedDict
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe
from django_htmx.http import replace_url

from decks import queries
from decks.asking import asking, page
from decks.models import Deck, Version
from decks.study import charts, counts, hands, odds, questions
from decks.study.forms import HandForm, OddsForm, OddsInput
from engine.epic.construction import ALIGNMENTS
from engine.epic.rules import OPENING_CARDS
from people.requests import HtmxRequest

DEAD_PLANS = ("keep", "two-free", "no-free")
DEAD = (3, 4, 5)  # free cards of an opening hand


@require_safe
@page
def study(request: HttpRequest, slug: str) -> HttpResponse:
    """Counts and charts."""
    deck, version = _asked(request, slug)
    found = counts.counts(version.cards)
    shown = {
        "counts": found,
        "alignments": charts.bars(
            counts.Sort(one.alignment, one.ones, one.free) for one in found.alignments if one.size
        ),
        "slots": [one for one in found.alignments if one.size],
        "kinds": charts.bars(found.kinds),
        "curves": [(one, charts.curve(one.counts)) for one in (found.offense, found.defense) if one.most],
        "groups": [
            (title, charts.bars(sorts))
            for title, sorts in (
                ("Keywords", found.keywords),
                ("Abilities", found.abilities),
                ("What cards do", found.deeds),
                ("Classes", found.classes),
            )
            if sorts
        ],
    }
    return _render(request, "counts", deck, version, shown)


def _asked(request: HttpRequest, slug: str) -> tuple[Deck, Version]:
    """The deck and the version of it that is asked for, the newest if none is."""
    deck = queries.deck_at(slug, asking(request))
    number = request.GET.get("version", "")
    return deck, queries.version_of(deck, int(number) if number.isdecimal() and len(number) < 10 else None)


def _render(request: HttpRequest, section: str, deck: Deck, version: Version, shown: dict[str, object]) -> HttpResponse:
    size = sum(version.cards.values())
    context = {
        "deck": deck,
        "version": version,
        "section": section,
        "size": size,
        "fewest": odds.FEWEST,
        "is_large_enough": size >= odds.FEWEST,
        "own": deck.belongs_to(asking(request)),
        "versions": deck.versions.all()[:100],
    }
    return render(request, f"decks/study/{section}.html", context | shown)


# --- odds ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ByTurn:
    """Chances by turn from the opening hand on, and their picture with one turn marked. `given` is the chance at that
    turn for whoever has found the first part, None where there is none; `about` is an alignment or what is wanted."""

    about: str
    found: tuple[Fraction, ...]
    chart: charts.ColumnChart
    at: Fraction
    back: Fraction  # cards that the mulligan puts back on average, each for 1 health
    given: Fraction | None = None

    @property
    def rows(self) -> list[tuple[str, str]]:
        return list(zip(TURN_LABELS, map(charts.percent, self.found), strict=True))


TURN_LABELS = ("hand", *(str(turn) for turn in range(1, odds.LAST_TURN + 1)))


@require_safe
@page
def chances(request: HttpRequest, slug: str) -> HttpResponse:
    """Exact odds, by what is asked."""
    deck, version = _asked(request, slug)
    if sum(version.cards.values()) < odds.FEWEST:
        return _render(request, "odds", deck, version, {})
    form = OddsForm(request.GET, version.cards)
    return _render(request, "odds", deck, version, {"form": form, **_chances(version, form.answers())})


def _chances(version: Version, asked: OddsInput) -> dict[str, object]:
    cards, plan, deity = version.cards, odds.PLAN_OF[asked["plan"]], questions.deity_of(version.deity)
    here = questions.alignments(cards)
    wanted = questions.wanted(cards)[asked["what"]]

    drawn = [odds.draws(turn, first=asked["first"] == "yes") for turn in range(odds.LAST_TURN + 1)]

    def by_turn(about: str, question: odds.Question, part: Callable[[odds.Held], bool] | None = None) -> ByTurn:
        found = odds.chances(cards, question, plan, drawn)
        at, given = found[asked["turn"]], None
        if part is not None and at:
            given = at / odds.chances(cards, question, plan, [drawn[asked["turn"]]], part)[0]
        chart = charts.odds_columns(TURN_LABELS, found, asked["turn"])
        return ByTurn(about, found, chart, at, odds.put_back(cards, question, plan), given)

    loyal = [by_turn(word, questions.loyalty(ALIGNMENTS[word]), questions.has_loyal_card) for word in here]
    allied = [by_turn(word, questions.ally(ALIGNMENTS[word], deity)) for word in here]
    question = questions.copies(wanted.of, asked["count"])
    return {
        "asked": asked,
        "turn_words": "in the opening hand" if not asked["turn"] else f"by your turn {asked['turn']}",
        "plan": plan,
        "wanted": wanted,
        "any": by_turn(wanted.name, question),
        "loyal": [one for one in loyal if one.found[-1]],
        "no_loyal": [one.about for one in loyal if not one.found[-1]],
        "allied": [one for one in allied if one.found[-1]],
        "no_allied": [one.about for one in allied if not one.found[-1]],
        "deity_allies": [word for word in here if deity and questions.is_ally(deity, ALIGNMENTS[word])],
        "dead": _dead_hands(version),
        "dead_counts": DEAD,
        "turns": TURN_LABELS,
    }


def _dead_hands(version: Version) -> list[dict[str, object]]:
    """For some ways to mulligan, how likely a hand has so many free cards, and what the mulligan costs."""
    rows: list[dict[str, object]] = []
    for plan in (odds.PLAN_OF[key] for key in DEAD_PLANS):
        dead = [1 - odds.chances(version.cards, questions.live(count), plan, [0])[0] for count in DEAD]
        cost = odds.put_back(version.cards, questions.live(OPENING_CARDS), plan)
        rows.append({"plan": plan, "odds": [charts.percent(one) for one in dead], "cost": cost})
    return rows


# --- sample hands ----------------------------------------------------------------------------------------------------


@require_safe
@page
def hand(request: HtmxRequest, slug: str) -> HttpResponse:
    """An opening hand to keep or to mulligan, and the cards drawn after it."""
    deck, version = _asked(request, slug)
    if sum(version.cards.values()) < odds.FEWEST:
        return _render(request, "hands", deck, version, {})
    asked = _asked_hand(request)
    dealt = hands.sample(
        version.cards, asked["seed"], first=asked["first"] == "yes", back=asked["back"], turn=asked["turn"]
    )
    parameters: dict[str, object] = {"version": version.number, "first": asked["first"], "seed": asked["seed"]}
    if asked["back"] is not None:
        parameters |= {"done": "on", "back": asked["back"], "turn": asked["turn"]}
    address = f"{reverse('study_hands', args=[slug])}?{urlencode(parameters, doseq=True)}"
    shown = {
        "hand": dealt,
        "asked": asked,
        "next_turn": asked["turn"] + 1 if asked["turn"] < hands.LAST_TURN else None,
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


def _asked_hand(request: HttpRequest) -> AskedHand:
    """What is asked of a sample hand; in place of what cannot be, a new hand."""
    form = HandForm(request.GET)
    found = form.cleaned_data if form.is_valid() else {}
    seed = found.get("seed")
    done = bool(found.get("done")) and seed is not None
    return {
        "first": found.get("first") or "no",
        "seed": secrets.randbelow(hands.SEEDS) if seed is None else seed,
        "back": sorted(set(found["back"])) if done else None,
        "turn": (found.get("turn") or 0) if done else 0,
    }
