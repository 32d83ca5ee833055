"""A choice is weighed before it is made, where its player wished so; it is made once, or not at all."""

import re

import pytest

from engine.bots.epic import can_weigh
from engine.epic import new_game
from engine.epic.positions import setup_in
from engine.epic.rules import codes
from live.broadcast import call
from playtest.models import Choice, Table
from playtest.practice import asking
from playtest.practice.terms import Practice
from playtest.practice.working import is_blunder
from tests.patience import becomes
from tests.playtest.practice.conftest import STRIKE, option
from tests.playtest.scripted import answer

pytestmark = pytest.mark.django_db(transaction=True)

WARNS = Practice(warns=True)
COSTS = re.compile(r"This may cost you about (\d+) of 100 games\.")


def stored(table):
    return list(Choice.objects.filter(table=table, seat=0).order_by("number").values_list("code", flat=True))


def chosen(tab, words, **more):
    """What a page sends for this option."""
    return {"at": tab.view["choices"], "codes": [option(tab.view, words)], "careful": True, **more}


async def test_what_loses_the_game_is_not_done_before_it_is_insisted_on(ann_at):
    table, tab = await ann_at(practice=WARNS)
    ends = chosen(tab, "End your turn")
    command, payload = await tab.ask("choose", ends)
    assert (command, payload["code"]) == ("error", "warned")
    assert int(COSTS.fullmatch(payload["text"])[1]) >= 8
    assert await tab.ask("choose", ends) == (command, payload)
    assert await call(stored, table) == []
    assert (await tab.ask("choose", {**ends, "careful": False}))[0] == "table"
    assert (await call(stored, table))[:1] == ends["codes"]


async def test_what_wins_is_done_at_once(ann_at):
    table, tab = await ann_at(practice=WARNS)
    assert (await tab.ask("choose", chosen(tab, "Play Flame Strike")))[0] == "table"
    assert (await tab.ask("choose", chosen(tab, "Your opponent")))[1]["view"]["result"]["winner"] == 0
    assert len(await call(stored, table)) == 2


async def test_where_warnings_are_off_a_blunder_is_made(ann_at):
    table, tab = await ann_at(practice=Practice(hints=True))
    assert (await tab.ask("choose", chosen(tab, "End your turn")))[0] == "table"
    assert (await call(stored, table))[:1] == [codes.PASS]


async def test_harm_to_oneself_is_said_by_the_rules_and_asked_once(ann_at):
    """Its player would lose by it. One warning is enough: what is insisted on is weighed no more."""
    _, tab = await ann_at(practice=WARNS)
    await tab.ask("choose", chosen(tab, "Play Flame Strike"))
    at_oneself = chosen(tab, "You")
    assert (await tab.ask("choose", at_oneself))[1] == {"code": "warned", "text": "You would lose the game by this."}
    command, payload = await tab.ask("choose", {**at_oneself, "careful": False})
    assert (command, payload["view"]["result"]["winner"]) == ("table", 1)


async def test_what_cannot_be_chosen_is_refused_as_ever(ann_at):
    _, tab = await ann_at(practice=WARNS)
    ends = chosen(tab, "End your turn")
    for wrong, code in (
        ({"codes": [2**40]}, "illegal"),
        ({"at": ends["at"] + 1}, "stale"),
        ({"codes": "x"}, "malformed"),
    ):
        assert (await tab.ask("choose", {**ends, **wrong}))[1]["code"] == code


async def test_one_choice_after_the_other_is_made_once(ann_at):
    """From the start of a game Ann plays by rule, and insists on whatever she is warned of."""
    table, tab = await ann_at(position="")
    for _ in range(8):
        before, sent = await call(stored, table), answer(await tab.until_asked())
        command, payload = await tab.ask("choose", {**sent, "careful": True})
        if command == "error":
            assert (payload["code"], await call(stored, table)) == ("warned", before)
            command, payload = await tab.ask("choose", sent)
        assert command == "table"
        assert (await call(stored, table))[: len(before)] == before
        assert len(await call(stored, table)) > len(before)


# --- while it is weighed -------------------------------------------------------------------------------------------


async def test_meanwhile_the_table_answers_and_the_choice_is_made_once(ann_at, busy_workers):
    table, tab = await ann_at(practice=WARNS)
    other = await ann_at.another_tab(table)
    strikes = chosen(tab, "Play Flame Strike")
    async with busy_workers:
        number = await tab.tell("choose", strikes)
        assert (await tab.ask("position"))[0] == "position"
        assert (await tab.ask("stops", {"end_offer": False}))[0] == "table"
        assert (await other.ask("choose", strikes))[1]["code"] == "weighing"
        assert await call(stored, table) == []
    while (frame := await tab.hear())[1] != number:
        pass
    assert frame[0] == "table"
    assert await call(stored, table) == strikes["codes"]
    assert (await other.ask("choose", strikes))[1]["code"] == "stale"


async def test_who_insists_does_not_wait_and_what_was_being_weighed_comes_too_late(ann_at, busy_workers):
    table, tab = await ann_at(practice=WARNS)
    strikes = chosen(tab, "Play Flame Strike")
    async with busy_workers:
        number = await tab.tell("choose", strikes)
        assert (await tab.ask("choose", {**strikes, "careful": False}))[0] == "table"
    while (frame := await tab.hear())[1] != number:
        pass
    assert frame[2]["code"] == "stale"
    assert await call(stored, table) == strikes["codes"]


async def test_a_concession_does_not_wait(ann_at, busy_workers):
    table, tab = await ann_at(practice=WARNS)
    async with busy_workers:
        number = await tab.tell("choose", chosen(tab, "Play Flame Strike"))
        assert (await tab.ask("concede", {"at": tab.view["choices"]}))[0] == "table"
    while (frame := await tab.hear())[1] != number:
        pass
    assert frame[2]["code"] == "over"
    assert (await Table.objects.aget(pk=table.pk)).result["reason"] == "concession"


async def test_a_choice_is_made_although_its_page_has_gone(ann_at, busy_workers):
    table, tab = await ann_at(practice=WARNS)
    strikes = chosen(tab, "Play Flame Strike")
    async with busy_workers:
        await tab.tell("choose", strikes)
        await tab.ask("position")  # it has been heard
        await tab.close()

    async def is_made():
        return await call(stored, table) == strikes["codes"]

    await becomes(is_made)


async def test_where_no_worker_answers_the_choice_is_made(ann_at, busy_workers, monkeypatch):
    monkeypatch.setattr(asking, "PATIENCE", 0.01)
    table, tab = await ann_at(practice=WARNS)
    ends = chosen(tab, "End your turn")
    async with busy_workers:
        assert (await tab.ask("choose", ends))[0] == "table"
        assert await call(stored, table) == ends["codes"]


async def test_where_the_time_is_up_at_once_the_choice_is_made(ann_at, monkeypatch):
    monkeypatch.setattr(asking, "WARNING_SECONDS", 0)
    table, tab = await ann_at(practice=WARNS)
    assert (await tab.ask("choose", chosen(tab, "End your turn")))[0] == "table"
    assert (await call(stored, table))[:1] == [codes.PASS]


# --- what is weighed -----------------------------------------------------------------------------------------------


def game_in(position):
    return new_game(setup_in(position, every_window=True), 1)


@pytest.mark.parametrize(
    ("position", "picks", "weighed"),
    [
        (STRIKE, 0, True),
        ("turn=5 active=1 first=0 moment=end-offer seat=0 / gold=0 deck=9*Muse / deck=9*Muse", 0, False),
        ("turn=5 active=0 first=0 moment=attackers seat=0 / board=3*Wolf deck=9*Muse / deck=9*Muse", 2, True),
        (
            "turn=0 active=0 first=0 moment=mulligan seat=0 / hand=5*Kong deck=9*Rage / deck=9*Rage",
            2,
            False,
        ),
        (
            "turn=5 active=0 first=0 moment=hand-limit seat=0 / hand=3*Kong,3*Rage,3*Lash deck=9*Rage / deck=9*Rage",
            2,
            False,
        ),
    ],
    ids=["a play", "the only option", "attackers", "a first hand", "discards"],
)
def test_what_a_bot_searches_for_is_weighed_where_there_is_a_choice(position, picks, weighed):
    game = game_in(position)
    wanted = [code for code in game.options if code & codes.VERB_MASK == codes.PICK][:picks] or game.options[:1]
    assert can_weigh(game, tuple(wanted)) == weighed


@pytest.mark.parametrize(
    ("cost", "error", "blunder"),
    [
        (0.08, 0.0, True),
        (0.08, 0.04, False),
        (0.08, 0.039, True),
        (0.079, 0.0, False),
        (0.5, 0.3, False),
        (-1, 0, False),
    ],
)
def test_a_blunder_costs_eight_of_a_hundred_and_two_standard_errors(cost, error, blunder):
    assert is_blunder({"cost": cost, "error": error}) == blunder
