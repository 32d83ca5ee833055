"""Two persons at a table, each in a browser of their own: real sessions, sockets and database."""

import json

import pytest
from channels.db import database_sync_to_async
from django.test import Client

from engine.epic import Setup, apply, new_game, view
from engine.epic.construction import preconstructed
from playtest.models import Choice, Table
from tests.playtest.scripted import answer, is_asked
from tests.playtest.test_consumers import refused_at_the_door

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def table(new_table):
    """Ann's good deck against Bob's evil one: no card is in both."""
    return new_table(visitor="ann", other="bob")


@pytest.fixture
async def pair(table, cookie_of, tabs):
    """The tabs of Ann and Bob, by seat."""
    both = [await tabs(table.slug, await database_sync_to_async(cookie_of)(name)) for name in ("ann", "bob")]
    for tab in both:
        assert (await tab.ask("hello"))[0] == "table"
    return both


@database_sync_to_async
def stored(table):
    return list(Choice.objects.filter(table=table).values_list("code", flat=True))


async def asked(pair):
    """The tab whose seat is asked, once both have seen the same moment, and the other one; None when it is over."""
    latest = max(tab.view["choices"] for tab in pair)
    for tab in pair:
        await tab.until(lambda view, latest=latest: view["choices"] >= latest)
    one, two = pair
    if one.view["phase"] == "over":
        return None
    assert is_asked(one.view) != is_asked(two.view)
    return (one, two) if is_asked(one.view) else (two, one)


def shown_by(game, owner):
    """The cards of one seat that lie open, or that the other seat knows."""
    seen, known = view(game, owner), view(game, 1 - owner)["players"][owner]
    opened = [*seen["champions"], *seen["players"][owner]["discard"], *seen["players"][owner]["supplemental"]]
    blocks = {name for block in known["deck_known"] for name in block["cards"]}
    return {card["card"] for card in [*opened, *known["hand"], *seen["revealed"]]} | blocks


async def test_two_play_to_the_end_and_neither_is_told_what_the_other_hides(table, pair):
    game = await database_sync_to_async(new_game)(Setup.from_json(table.setup), int(table.seed))
    decks = [set(preconstructed("good")), set(preconstructed("evil"))]
    shown, checked = [set(), set()], 0
    while (turn := await asked(pair)) is not None:
        for code in (await stored(table))[game.choices :]:
            apply(game, code)
            for owner in (0, 1):
                shown[owner] |= shown_by(game, owner)
        for seat, tab in enumerate(pair):
            text = json.dumps([tab.view, tab.entries])
            secret = decks[1 - seat] - shown[1 - seat]
            assert [name for name in secret if f'"{name}"' in text or f"[[{name}]]" in text] == []
            checked += 1
        assert (await turn[0].ask("choose", answer(turn[0].view)))[0] == "table"
    assert checked > 40
    assert all(seen & deck for seen, deck in zip(shown, decks, strict=True))
    finished = await Table.objects.aget(pk=table.pk)
    assert [tab.view["result"]["winner"] for tab in pair] == [finished.result["winner"]] * 2
    assert [tab.view["seat"] for tab in pair] == [0, 1]


async def test_a_choice_comes_in_at_the_others_page_without_asking(pair):
    speaker, listener = await asked(pair)
    command, payload = await speaker.ask("choose", answer(speaker.view))
    assert command == "table"
    await listener.until(lambda view: view["choices"] == payload["at"])
    assert listener.view["seat"] != speaker.view["seat"]


async def test_who_is_not_asked_is_told_so_and_nothing_changes(table, pair):
    speaker, listener = await asked(pair)
    command, payload = await listener.ask("choose", answer(speaker.view))
    assert (command, payload["code"]) == ("error", "not_your_choice")
    assert await stored(table) == []


async def test_a_choice_for_an_earlier_moment_is_stale(table, pair):
    speaker, _ = await asked(pair)
    chosen = answer(speaker.view)
    await speaker.ask("choose", chosen)
    before = await stored(table)
    assert (await speaker.ask("choose", chosen))[1]["code"] == "stale"
    assert await stored(table) == before


async def test_a_third_person_is_sent_away_at_the_socket_and_at_the_page(table, cookie_of):
    eve = await database_sync_to_async(cookie_of)("eve")
    assert await refused_at_the_door(table.slug, eve) == ("gone", 4403)

    @database_sync_to_async
    def pages():
        client = Client(headers={"cookie": eve})
        return [client.get(f"/table/{table.slug}/{page}").status_code for page in ("", "record.json")]

    assert await pages() == [403, 403]


async def test_stops_of_one_are_nothing_to_the_other(pair):
    ann, bob = pair
    assert (await ann.ask("stops", {"end_offer": False}))[1]["stops"]["end_offer"] is False
    assert (await ann.ask("pass_until", {"my_turn": True}))[1]["passing"] is True
    payload = (await bob.ask("hello"))[1]
    assert (payload["stops"]["end_offer"], payload["passing"]) == (True, False)


async def test_the_pace_of_one_is_nothing_to_the_other(pair):
    ann, bob = pair
    assert (await ann.ask("pace", {"pace": "instant"}))[1]["pace"] == "instant"
    assert (await bob.ask("hello"))[1]["pace"] == "normal"


async def test_both_see_that_the_other_is_there(table, pair):
    for tab in pair:
        payload = (await tab.ask("hello"))[1]
        assert payload["players"][1] == {"kind": "person", "away": False, "stand_in": False}
        assert payload["thinking"] is False


async def test_a_page_that_comes_back_is_noticed_by_the_other(table, pair):
    ann, bob = pair
    await table.players.filter(seat=1).aupdate(seen="2020-01-01T00:00:00Z")
    await ann.tell("here")
    while not (await ann.hear())[2]["players"][1]["away"]:
        pass
    await bob.tell("here")
    assert (await ann.hear())[2]["players"][1]["away"] is False


async def test_one_concedes_and_either_may_ask_for_the_same_rematch(table, pair):
    ann, bob = pair
    await bob.ask("concede", {"at": bob.view["choices"]})
    await ann.until(lambda view: view["phase"] == "over")
    assert (bob.view["result"]["winner"], ann.view["result"]["winner"]) == (0, 0)
    assert (ann.view["result"]["text"], bob.view["result"]["text"]) == (
        "You win: your opponent conceded.",
        "Your opponent wins: you conceded.",
    )
    command, moved = await ann.ask("rematch")
    assert command == "moved"
    while (frame := await bob.hear())[2]["rematch"] is None:
        pass
    assert frame[2]["rematch"] == moved | {"mine": False}
    assert (await ann.ask("hello"))[1]["rematch"] == moved | {"mine": True}
    assert await bob.ask("rematch") == ("moved", moved)
    again = await Table.objects.aget(rematch_of=table)
    assert moved == {"url": f"/table/{again.slug}/"}


async def test_both_may_read_the_record_when_it_is_over(table, pair, cookie_of):
    @database_sync_to_async
    def read(name):
        return Client(headers={"cookie": cookie_of(name)}).get(f"/table/{table.slug}/record.json").status_code

    assert [await read(name) for name in ("ann", "bob")] == [409, 409]
    await pair[0].ask("concede", {"at": pair[0].view["choices"]})
    assert [await read(name) for name in ("ann", "bob")] == [200, 200]
