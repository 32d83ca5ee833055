"""What a hint tells, to whom, and of which moment. Workers are real."""

import random
import time

import pytest

from engine.bots.epic.nudges import in_words, nudge
from engine.epic import Game, Setup, apply, decision, describe, new_game
from engine.epic.construction import deal_random
from engine.epic.positions import setup_in
from engine.epic.programs import NAME
from engine.epic.rules import codes
from live.broadcast import call
from playtest.models import Choice, Player, Table
from playtest.practice.terms import PLAIN, Practice
from playtest.practice.working import Question, advise
from tests.playtest.practice.conftest import STRIKE, option

pytestmark = pytest.mark.django_db(transaction=True)

NEVER = time.monotonic() + 10**6
ONE_OF_THE_EVENTS = "Look at your hand: one of your events fits now."
ATTACK = "turn=5 active=0 first=0 moment=attackers seat=0 / board=3*Wolf deck=9*Muse / deck=9*Muse"
HAND = "turn=0 active=0 first=0 moment=mulligan seat=0 / hand=5*Kong deck=20*Rage / hand=5*Kong deck=20*Rage"
MAIN = "turn=5 active=0 first=0 moment=main seat=0 / gold=1 hand=Kong,Rage board=Wolf deck=9*Muse / deck=9*Muse"
THEIRS = MAIN.replace("active=0", "active=1").replace("moment=main", "moment=end-offer")
BLOCK = (
    "turn=6 active=1 first=0 moment=blockers seat=0 / health=5 board={} deck=9*Muse"
    " / health=9 board=HillGiant(attacking,expended) deck=9*Muse"
)


def question(position, seed=1):
    return Question(0, setup_in(position, every_window=True).to_json(), seed, (), "epic")


def advised(position, seed=1):
    return advise(question(position, seed), NEVER)


def texts(advice):
    return [idea["text"] for idea in advice["ideas"]]


# --- what is said --------------------------------------------------------------------------------------------------


def test_what_wins_at_once_is_the_best_idea_and_the_nudge_names_no_card():
    advice = advised(STRIKE)
    assert advice["nudge"] == ONE_OF_THE_EVENTS
    assert advice["ideas"][0] == {"text": "Play Flame Strike.", "chance": 1.0}
    assert "End your turn." in texts(advice)


@pytest.mark.parametrize("seed", range(4))
def test_ideas_are_compared_by_the_same_games_and_the_best_comes_first(seed):
    chances = [
        idea["chance"] for idea in advised(HAND.replace("5*Kong", "2*Kong,Rage,Lash,FlameStrike"), seed)["ideas"]
    ]
    assert len(chances) > 1
    assert chances == sorted(chances, reverse=True)


def test_the_same_question_has_the_same_answer_and_other_hidden_cards_change_nothing():
    """The opponent's hand and both decks are other cards, of which Ann has seen none."""
    known = MAIN.replace("hand=Kong,Rage", "health=9 hand=FlameStrike,Kong").removesuffix(" / deck=9*Muse")
    theirs = " / health=15 gold=1 hand=2*Kong,Rage board=HillGiant,DarkKnight deck=4*Rage,4*Lash"
    dealt_otherwise = " / health=15 gold=1 hand=2*Lash,Kong board=HillGiant,DarkKnight deck=Kong,4*Rage,2*Lash,Rage"
    assert advised(known + theirs) == advised(known + theirs)
    assert advised(known + theirs) == advised(known + dealt_otherwise)


def test_a_block_that_saves_the_game_is_said_in_numbers_first_and_in_names_then():
    advice = advised(BLOCK.format("Kong,2*Wolf"))
    assert advice["nudge"] == "One blocker is enough."
    assert texts(advice)[0] == "Block with Kong."
    assert len({*texts(advice)}) == len(texts(advice))


def test_champions_that_are_alike_are_counted_and_others_are_told_apart():
    alike = advised(ATTACK.replace("3*Wolf", "3*Wolf,Wolf(damage=1)"))
    assert not [text for text in texts(alike) if " of " in text]
    game = game_in(ATTACK.replace("3*Wolf", "2*Wolf,2*Wolf(damage=1)"))
    wolves = [code >> codes.VERB_BITS for code in game.options if code & codes.VERB_MASK == codes.PICK]
    assert in_words(game, idea(codes.STOP, wolves[:2])) == "Attack with 2 Wolf."
    assert in_words(game, idea(codes.STOP, wolves[1:])) == "Attack with Wolf and 2 Wolf (1 damage)."


def test_a_first_hand_is_counted():
    advice = advised(
        "turn=0 active=0 first=0 moment=mulligan seat=0 / hand=2*Kong,3*Rage deck=20*Rage / hand=5*Kong deck=9*Rage"
    )
    assert all(text == "Keep this hand." or text.startswith("Put back ") for text in texts(advice))
    assert [text for text in texts(advice) if " 2 " in text or " 3 " in text]


def test_where_only_one_thing_can_be_done_nothing_is_searched():
    position = "turn=5 active=1 first=0 moment=end-offer seat=0 / gold=0 hand=- deck=9*Muse / deck=9*Muse"
    assert advised(position) == {"nudge": "This is the only thing that you can do here.", "ideas": []}


def test_when_its_time_is_up_it_says_what_it_has():
    advice = advise(question(STRIKE), time.monotonic() - 1)
    assert advice["ideas"]
    assert advice["nudge"].endswith(".")


def game_in(position) -> Game:
    return new_game(setup_in(position, every_window=True), 1)


def idea(code, refs=()):
    return {"option": code, "refs": list(refs), "chance": 0.5, "games": 1}


@pytest.mark.parametrize(
    ("position", "count", "sentence"),
    [
        (ATTACK, 0, "Better not to attack."),
        (ATTACK, 1, "One attacker is enough."),
        (ATTACK, 2, "Attack with several, but not with all."),
        (ATTACK, 3, "Attack with all that you have."),
        (BLOCK.format("3*Wolf"), 0, "Let this attack through."),
        (BLOCK.format("3*Wolf"), 1, "One blocker is enough."),
        (BLOCK.format("3*Wolf"), 2, "Block with more than one."),
        (HAND, 0, "Keep this hand."),
        (HAND, 2, "Keep most of this hand."),
        (HAND, 3, "Part with much of this hand."),
    ],
)
def test_a_nudge_about_a_set_says_how_many(position, count, sentence):
    game = game_in(position)
    picks = [code >> codes.VERB_BITS for code in game.options if code & codes.VERB_MASK == codes.PICK]
    assert nudge(game, idea(codes.STOP, [*picks, *picks, *picks][:count])) == sentence


@pytest.mark.parametrize(
    ("position", "words", "sentence"),
    [
        (MAIN, "Play Kong", "Look at your hand: one of your champions fits now."),
        (MAIN, "Play Rage", "Look at your hand: one of your events fits now."),
        (MAIN, "Attack", "An attack looks good."),
        (MAIN, "End your turn", "You have done what helps this turn."),
        (THEIRS, "Pass", "Keep what you have for later."),
    ],
)
def test_a_nudge_about_a_play_says_where_to_look(position, words, sentence):
    game = game_in(position)
    [code] = [code for code in game.options if describe(game, code)["text"] == words]
    assert nudge(game, idea(code)) == sentence


NAMES = [name for name in NAME if len(name) > 3]


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_asked_in_a_game_has_a_nudge_that_names_no_card(seed):
    """Games of dealt cards, played by chance to their ends: also where no time is left to think."""
    setup, rng, kinds = Setup(decks=deal_random(seed, 2), first=0), random.Random(seed), set()
    game, made = new_game(setup, seed), []
    while (asked := decision(game)) is not None:
        if asked.seat == 0:
            advice = advise(Question(0, setup.to_json(), seed, tuple(made), "epic"), time.monotonic() - 1)
            assert advice["nudge"].endswith(".")
            assert [name for name in NAMES if name in advice["nudge"]] == []
            assert all(text.endswith((".", "}")) for text in texts(advice))
            kinds.add(asked.kind)
        made.append(rng.choice(asked.options))
        apply(game, made[-1])
    assert {codes.WINDOW, codes.MULLIGAN, codes.ATTACKERS, codes.TARGETS} <= kinds


# --- at a table ----------------------------------------------------------------------------------------------------


async def test_a_hint_goes_to_the_tab_that_asks_and_changes_nothing(ann_at):
    table, tab = await ann_at()
    other = await ann_at.another_tab(table)
    before = await call(stored, table)
    at = tab.view["choices"]
    command, payload = await tab.ask("hint", {"at": at})
    assert (command, payload["at"], payload["nudge"]) == ("hint", at, ONE_OF_THE_EVENTS)
    assert payload["ideas"][0]["text"] == "Play Flame Strike."
    assert await tab.ask("hint", {"at": at}) == await other.ask("hint", {"at": at}) == (command, payload)
    await tab.ask("hint", {"at": at})
    assert await heard_before_an_answer(other) == []
    assert await call(stored, table) == before


async def heard_before_an_answer(tab):
    number, heard = await tab.tell("position"), []
    while (frame := await tab.hear())[1] != number:
        heard.append(frame[0])
    return heard


def stored(table):
    return Table.objects.filter(pk=table.pk).values().get(), list(Choice.objects.filter(table=table).values())


async def test_while_a_worker_thinks_the_table_goes_on_and_what_is_late_is_dropped(ann_at, busy_workers):
    _, tab = await ann_at()
    at, passes = tab.view["choices"], option(tab.view, "End your turn")
    async with busy_workers:
        number = await tab.tell("hint", {"at": at})
        assert (await tab.ask("choose", {"at": at, "codes": [passes]}))[0] == "table"
    while (frame := await tab.hear())[1] != number:
        assert frame[0] == "table"
    assert (frame[0], frame[2]["code"]) == ("error", "stale")


async def test_a_hint_of_another_moment_is_stale(ann_at):
    _, tab = await ann_at()
    for at in (tab.view["choices"] + 1, 10**6):
        assert (await tab.ask("hint", {"at": at}))[1]["code"] == "stale"
    for payload in ({}, {"at": -1}, {"at": "0"}, {"at": True}, {"at": None}):
        assert (await tab.ask("hint", payload))[1]["code"] == "malformed"


@pytest.mark.parametrize("practice", [PLAIN, Practice(warns=True)], ids=["plain", "warnings only"])
async def test_where_hints_are_off_none_is_given_whatever_a_page_sends(ann_at, practice):
    _, tab = await ann_at(practice=practice)
    command, payload = await tab.ask("hint", {"at": tab.view["choices"], "hints": True, "practice": {"hints": True}})
    assert command == "error"
    assert payload == {
        "code": "no_practice",
        "text": "Hints are off at this table. You can switch them on when you start a game against a bot.",
    }


async def test_against_a_person_there_are_none_even_if_they_were_stored(new_table, tabs, cookie_of):
    table = await call(new_table, other="bob")
    await Player.objects.filter(table=table).aupdate(hints=True, warns=True)
    tab = await tabs(table.slug, await call(cookie_of, "ann"))
    await tab.ask("hello", {"log": 0})
    assert (await tab.ask("hint", {"at": tab.view["choices"]}))[1]["code"] == "no_practice"


async def test_when_the_game_is_over_there_is_none(ann_at):
    _, tab = await ann_at()
    await tab.ask("concede", {"at": tab.view["choices"]})
    assert (await tab.ask("hint", {"at": tab.view["choices"]}))[1]["code"] == "over"
