"""Hints and warnings in the Epic TCG: what is said, from what, and at a table. Workers are real."""

import math
import random
import time

import pytest

from engine import games
from engine.bots.epic_tcg.nudges import nudge
from engine.epic_tcg.construction import READY
from engine.epic_tcg.programs.definitions import NAMES
from engine.epic_tcg.rules import codes
from live.broadcast import call
from playtest import domain
from playtest.domain import NewPlayer
from playtest.models import Choice
from playtest.practice.working import Question, advise
from tests.playtest.practice.conftest import ANN, BOTH, option

pytestmark = pytest.mark.django_db(transaction=True)

KEY = "epic-tcg"
GAME = games.of(KEY)
NEVER = time.monotonic() + 10**6
# Ann wins by an attack at once. If she does not attack, she is attacked.
STRIKE = (
    "turn=5 active=0 moment=attack rules=every-window / mojo=1 board=Hulk deck=9*Hulk"
    " / mojo=5 board=2*Hulk(expended) deck=9*Hulk"
)
ATTACK = (
    "turn=5 active=0 moment=attackers rules=every-window / board=3*Human,Tracker deck=9*Hulk / board=Hulk deck=9*Hulk"
)
MAIN = (
    "turn=5 active=0 moment=build rules=every-window / mojo=9 actions=1 hand=Hulk,Begone board=Human deck=9*Hulk"
    " / mojo=9 board=Tracker,Hulk hand={} deck={}"
)
HAND = "turn=0 active=0 moment=mulligan / hand=2*Hulk,2*Apocalypse,Bruiser deck=20*Hulk / hand=5*Hulk deck=20*Hulk"
AN_EVENT = "Look at your hand: one of your events fits now."


def question(position, seed=1):
    return Question(0, GAME.play.setup_at(position).to_json(), seed, (), KEY)


def advised(position, seed=1):
    return advise(question(position, seed), NEVER)


def texts(advice):
    return [idea["text"] for idea in advice["ideas"]]


def game_in(position):
    return GAME.play.new_game(GAME.play.setup_at(position), 1)


def idea(code, refs=()):
    return {"option": code, "refs": list(refs), "chance": 0.5, "games": 1}


# --- what is said ----------------------------------------------------------------------------------------------------


def test_what_wins_at_once_is_the_best_idea():
    assert advised(STRIKE) == {
        "nudge": "An attack looks good.",
        "ideas": [{"text": "Attack your opponent.", "chance": 1.0}],
    }


def test_the_same_question_has_the_same_answer_and_other_hidden_cards_change_nothing():
    """The opponent's hand and deck are other cards, of which Ann has seen none."""
    theirs, otherwise = MAIN.format("2*Hulk", "9*Hulk"), MAIN.format("2*Tracker", "4*Tracker,5*Begone")
    assert advised(theirs)["nudge"] == AN_EVENT
    assert len(advised(theirs)["ideas"]) > 1
    assert advised(theirs) == advised(theirs)
    assert advised(theirs) == advised(otherwise)


def test_ideas_stand_in_the_order_of_their_chances():
    chances = [one["chance"] for one in advised(MAIN.format("2*Hulk", "9*Hulk"))["ideas"]]
    assert chances == sorted(chances, reverse=True)


def test_of_a_first_hand_is_told_what_goes_back():
    """Each Apocalypse is rated 2.56 above a Hulk, and the Mojo of each card that goes back counts 1.2: by these 20 are
    1 of the log odds."""
    odds = [(2 * 2.56 - 1.2) / 20, (2 * 2.56 - 2 * 1.2) / 20]
    assert advised(HAND) == {
        "nudge": "Keep most of this hand.",
        "ideas": [
            {"text": text, "chance": round(1 / (1 + math.exp(-one)), 3)}
            for text, one in zip(["Put back Bruiser.", "Put back Bruiser and Hulk."], odds, strict=True)
        ],
    }


def test_when_its_time_is_up_it_says_what_it_has():
    advice = advise(question(MAIN.format("2*Hulk", "9*Hulk")), time.monotonic() - 1)
    assert advice["ideas"]
    assert advice["nudge"].endswith(".")


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (0, "Better not to attack."),
        (1, "One attacker is enough."),
        (2, "Attack with several, but not with all."),
        (4, "Attack with all that you have."),
    ],
)
def test_a_nudge_about_attackers_says_how_many(count, sentence):
    game = game_in(ATTACK)
    assert game.kind == codes.ATTACKERS
    assert nudge(game, idea(codes.STOP, game.offered.among[:count])) == sentence


@pytest.mark.parametrize(
    ("position", "words", "sentence"),
    [
        (MAIN, "Play Hulk", "Look at your hand: one of your champions fits now."),
        (MAIN, "Play Begone!", AN_EVENT),
        (MAIN, "End your Build Step", "You have done what helps in this step."),
        (MAIN.replace("moment=build", "moment=end priority=0").replace("active=0", "active=1"), "Pass",
         "Keep what you have for later."),
        (STRIKE, "End your Battle Step", "Better not to attack."),
        (STRIKE, "Attack your opponent", "An attack looks good."),
    ],
)  # fmt: skip
def test_a_nudge_about_a_choice_says_where_to_look(position, words, sentence):
    game = game_in(position.format("2*Hulk", "9*Hulk"))
    [code] = [code for code in game.options if GAME.play.describe(game, code)["text"] == words]
    assert nudge(game, idea(code)) == sentence


LONG_NAMES = [name for name in NAMES if len(name) > 4]


def test_whatever_is_asked_in_games_has_a_nudge_that_names_no_card():
    """Games of dealt cards, played by chance to their ends: also where no time is left to think."""
    deal, rng, kinds = GAME.limited.DEALS[0], random.Random(1), set()
    for seed in range(1, 4):
        setup = GAME.play.setup(deal.deal(2, seed, ()), 0, every_window=True, **deal.agreed)
        game, made = GAME.play.new_game(setup, seed), []
        while (asked := GAME.play.decision(game)) is not None:
            if asked.seat == 0:
                advice = advise(Question(0, setup.to_json(), seed, tuple(made), KEY), time.monotonic() - 1)
                assert advice["nudge"].endswith(".")
                assert [name for name in LONG_NAMES if name in advice["nudge"]] == []
                assert all(text.endswith((".", "!", "?", "}")) for text in texts(advice))
                kinds.add(asked.kind)
            made.append(rng.choice(asked.options))
            GAME.play.apply(game, made[-1])
    assert {codes.PRIORITY, codes.MULLIGAN, codes.TARGETS, codes.ATTACK, codes.ATTACKERS, codes.BLOCKERS} <= kinds


# --- at a table ------------------------------------------------------------------------------------------------------


@pytest.fixture
async def tab(transactional_db, tabs, cookie_of):
    """Ann's tab at a table with both kinds of help, at the moment of STRIKE."""
    players = NewPlayer(ANN, name="You", practice=BOTH), NewPlayer(bot="random")
    table = await call(domain.begin_position, players=players, position=STRIKE, game=KEY)
    tab = await tabs(table.slug, await call(cookie_of, "ann"))
    assert (await tab.ask("hello", {"log": 0}))[0] == "table"
    return table, tab


async def test_a_hint_goes_to_who_asks_and_nothing_of_it_is_stored(tab):
    table, tab = tab
    at = tab.view["choices"]
    command, payload = await tab.ask("hint", {"at": at})
    assert (command, payload["at"], payload["nudge"]) == ("hint", at, "An attack looks good.")
    assert payload["ideas"] == [{"text": "Attack your opponent.", "chance": 1.0}]
    assert await Choice.objects.filter(table=table).acount() == 0


async def test_what_loses_the_game_is_not_done_before_it_is_insisted_on(tab):
    table, tab = tab
    ends = {"at": tab.view["choices"], "codes": [option(tab.view, "End your Battle Step")], "careful": True}
    command, payload = await tab.ask("choose", ends)
    assert (command, payload["code"]) == ("error", "warned")
    assert payload["text"] == "This may cost you about 98 of 100 games."
    assert await Choice.objects.filter(table=table).acount() == 0
    assert (await tab.ask("choose", {**ends, "careful": False}))[0] == "table"
    assert (await Choice.objects.order_by("number").afirst()).code == ends["codes"][0]


async def test_what_wins_is_done_at_once(tab):
    _, tab = tab
    attacks = {"at": tab.view["choices"], "codes": [option(tab.view, "Attack your opponent")], "careful": True}
    assert (await tab.ask("choose", attacks))[0] == "table"


async def test_where_hints_are_off_none_is_given(transactional_db, tabs, cookie_of):
    decks = [list(deck.cards) for deck in READY[:2]]
    players = NewPlayer(ANN, name="You"), NewPlayer(bot="random")
    table = await call(domain.create_table, players=players, decks=decks, first=0, game=KEY)
    tab = await tabs(table.slug, await call(cookie_of, "ann"))
    await tab.ask("hello", {"log": 0})
    assert (await tab.ask("hint", {"at": tab.view["choices"]}))[1]["code"] == "no_practice"
