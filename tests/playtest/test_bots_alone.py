"""Two bots at a table: they play to the end in the background, and nobody sees their cards."""

import asyncio

import pytest
from channels.db import database_sync_to_async
from channels.layers import get_channel_layer

from engine.epic.records import Record
from engine.games import DEFAULT
from playtest import domain, positions, queries, thinking
from playtest.broadcast import group_of
from playtest.models import Table
from playtest.workers import think
from tests.patience import PATIENCE
from tests.playtest.stored import deal_alike, make_old
from tests.playtest.test_consumers import refused_at_the_door

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def table(bots_table):
    """Greedy makes short work of chance."""
    return bots_table("random", "greedy")


def fresh(table):
    return Table.objects.get(pk=table.pk)


async def end_of(table, begin):
    """Begin, and listen until the game is over; the table then."""
    layer = get_channel_layer()
    await layer.group_add(group_of(table.slug), "listener")
    await begin()
    async with asyncio.timeout(PATIENCE):
        while (found := await Table.objects.aget(pk=table.pk)).finished is None:
            await layer.receive("listener")
    return found


def act(table):
    """One action of whichever bot is asked."""
    turn = queries.bot_turn(slug=table.slug)
    codes = think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, game_key=DEFAULT).codes
    assert domain.play_bot(slug=table.slug, seat=turn.seat, at=turn.at, codes=codes)


async def test_bots_that_are_woken_play_to_the_end(table, settings):
    settings.BOT_PACE = 3600  # nobody watches, so nobody needs a pause

    async def begin():
        thinking.wake(table.slug)

    done = await end_of(table, begin)
    assert set(done.result) == {"winner", "reason"}
    codes = await database_sync_to_async(lambda: set(done.choices.values_list("seat", flat=True)))()
    assert codes == {0, 1}
    await database_sync_to_async(Record.from_json(done.record).replay)()


async def test_a_game_that_was_broken_off_ends_as_it_would_have(table, bots_table):
    undisturbed = await database_sync_to_async(bots_table)("random", "greedy")
    await database_sync_to_async(deal_alike)(undisturbed, table)
    for _ in range(5):
        await database_sync_to_async(act)(table)
    positions.forget()
    records = [(await end_of(one, thinking.resume)).record for one in (table, undisturbed)]
    assert records[0] == records[1]


async def test_bots_can_be_woken_from_a_page(table, client):
    await thinking.resume()
    await Table.objects.filter(pk=table.pk).aupdate(touched="2020-01-01T00:00:00Z")

    async def begin():
        assert (await database_sync_to_async(client.get)(f"/table/{table.slug}/")).status_code == 200

    assert (await end_of(table, begin)).result is not None


def test_anybody_may_look_who_plays_and_nobody_sees_a_card(table, client):
    for _ in range(6):
        act(table)
    page = client.get(f"/table/{table.slug}/").content.decode()
    assert "Random against Greedy" in page
    assert f"in turn {positions.current(fresh(table)).turn}." in page
    while fresh(table).finished is None:
        act(table)
    page = client.get(f"/table/{table.slug}/").content.decode()
    assert "The game is over" in page
    assert f"in turn {fresh(table).views[0]['turn']}:" in page
    cards = {name for deck in fresh(table).setup["decks"] for name in deck}
    assert [name for name in cards if name in page] == []
    assert client.get(f"/table/{table.slug}/record.json").status_code == 403


async def test_nobody_has_a_seat_at_the_socket(table, cookie_of):
    ann = await database_sync_to_async(cookie_of)("ann")
    assert await refused_at_the_door(table.slug, ann) == ("gone", 4403)


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        ({"winner": 0, "reason": "health"}, "Random won in turn 1: Greedy fell to 0 health."),
        ({"winner": 1, "reason": "deck"}, "Greedy won in turn 1: Greedy had to draw from an empty deck."),
        ({"winner": 1, "reason": "card"}, "Greedy won in turn 1: the effect of a card decided the game."),
        (
            {"winner": None, "reason": "both"},
            "The game was drawn in turn 1: both players fell to 0 health at the same time.",
        ),
        ({"winner": None, "reason": "limit"}, "The game was drawn in turn 1: the game reached a limit of the engine."),
    ],
)
def test_the_end_is_told_in_a_sentence(bots_table, result, sentence):
    table = bots_table("random", "greedy")
    Table.objects.filter(pk=table.pk).update(
        finished="2026-01-01T00:00:00Z", result=result, views=[{"turn": 1}, {"turn": 1}]
    )
    assert queries.status_line(fresh(table)) == sentence


def test_a_game_of_other_cards_says_that_it_cannot_go_on(table, client):
    make_old(table)
    assert "It cannot continue." in client.get(f"/table/{table.slug}/").content.decode()
