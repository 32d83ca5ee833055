"""Spectators over the real WebSocket: who is let in, what they may say, how many they are, and which game follows."""

import json

import pytest
from django.contrib.auth import get_user_model
from django.utils import timezone

from live.broadcast import call
from people.persons import Person
from playtest import domain, queries
from playtest.models import AWAY, SpectatorCount, Table
from playtest.watching import domain as watching
from playtest.watching import hub
from playtest.watching.hub import counting
from playtest.watching.terms import Watch
from tests.patience import becomes
from tests.playtest.stored import make_old
from tests.playtest.watching.conftest import WatchTab
from tests.playtest.watching.test_hidden import act, concede

pytestmark = pytest.mark.django_db(transaction=True)


async def turned_away(slug, cookie=None):
    """The error and the close code with which a tab is sent away when it comes."""
    tab = await WatchTab(slug, cookie).open()
    command, number, payload = await tab.hear()
    closed = await tab.socket.receive_output()
    await tab.close()
    assert (command, number, closed["type"]) == ("error", 0, "websocket.close")
    assert closed["reason"] == payload["text"]
    return payload["code"], closed["code"], payload["text"]


async def watching_at(table):
    """How many the players are told."""
    return (await call(queries.table_payload, slug=table.slug, seat=0, log=0))["watched"]["count"]


async def counted(table, count):
    await becomes(is_counted, table, count)


async def is_counted(table, count):
    return await watching_at(table) == count


# --- who is let in ---------------------------------------------------------------------------------------------------


async def test_anybody_with_the_link_is_shown_names_and_the_game_and_hears_of_each_choice(watched_table, spectators):
    table = await call(watched_table)
    tab = await spectators(table)
    frame = tab.frames[0]
    assert (frame["names"], frame["game"], frame["sees"], frame["behind"]) == (["Ann", "Bob"], 1, "public", 0)
    assert frame["steps"][0]["view"]["decision"]["prompt"] == "Bob is choosing."
    for _ in range(3):
        at = tab.at
        await call(act, table)
        await tab.until(lambda frame, at=at: frame["steps"] and frame["steps"][-1]["at"] > at)
    story = [entry["n"] for frame in tab.frames for step in frame["steps"] for entry in step["log"]]
    assert story == sorted(set(story))


async def test_there_is_nothing_at_other_addresses(watched_table):
    table = await call(watched_table)
    for slug in ("no-such-link", table.slug):
        assert (await turned_away(slug))[:2] == ("gone", 4404)


async def test_a_game_that_nobody_may_watch_shows_nothing(watched_table, spectators):
    table = await call(watched_table, "")
    tab = await spectators(table)
    await call(act, table)
    assert (await tab.ask("hello"))[0] == "watch"
    assert [frame["steps"] for frame in tab.frames] == [[]] * len(tab.frames)
    assert tab.frames[-1]["waiting"].startswith("This game cannot be watched.")


async def test_players_do_not_watch_their_own_game(watched_table, spectators, cookie_of):
    table = await call(watched_table, "all", 3)
    for player in ("ann", "bob"):
        code, close, text = await turned_away(table.watch_slug, await call(cookie_of, player))
        assert (code, close) == ("gone", 4403)
        assert text.startswith("You play here yourself")
    await spectators(table, await call(cookie_of, "eve"))
    assert await call(SpectatorCount.objects.filter(count__gt=1).count) == 0


async def test_a_spectator_who_becomes_a_player_is_sent_away(new_table, spectators, cookie_of):
    """As when the rematch of a finished game is played by somebody who has signed in since."""
    table = await call(new_table)
    await call(watching.open_table, slug=table.slug, seat=0, watch=Watch("all", 1))
    table = await Table.objects.aget(pk=table.pk)
    tab = await spectators(table, await call(cookie_of, "eve"))
    await table.players.filter(seat=0).aupdate(guest_key="eve")
    await call(concede, table)
    while (frame := await tab.hear())[0] != "error":
        assert frame[2]["steps"] == []
    assert frame[2]["code"] == "gone"
    assert (await tab.socket.receive_output())["code"] == 4403


async def test_a_page_of_another_site_cannot_watch(watched_table):
    table = await call(watched_table)
    tab = WatchTab(table.watch_slug, origin="http://evil.example")
    assert (await tab.socket.connect())[0] is False


async def test_a_game_that_cannot_go_on_says_so(watched_table, spectators):
    table = await call(watched_table)
    await call(make_old, table)
    tab = await spectators(table)
    assert tab.frames[0]["steps"] == []
    assert tab.frames[0]["waiting"].endswith("It cannot continue.")


# --- what they may say -----------------------------------------------------------------------------------------------


async def stored(table):
    return [
        await call(list, Table.objects.filter(pk=table.pk).values()),
        await call(list, table.choices.values_list("code", flat=True)),
        await call(list, table.players.values()),
    ]


@pytest.mark.parametrize(
    ("command", "payload"),
    [
        ("choose", {"at": 0, "codes": [0]}),
        ("concede", {"at": 0}),
        ("take_back", {"at": 0}),
        ("stops", {"end_offer": False}),
        ("pass_until", {"my_turn": True}),
        ("pace", {"pace": "slow"}),
        ("rematch", {}),
        ("scene", {"key": "blocks"}),
        ("watch", {"sees": "all", "delay": 1}),
        ("position", {}),
        ("hint", {"at": 0}),
        ("why", {"at": 0, "ref": "c1"}),
        ("forecast", {"at": 0, "codes": []}),
        ("see", {}),
        ("", {}),
    ],
    ids=str,
)
async def test_a_spectator_commands_nothing_and_asks_nothing(watched_table, spectators, command, payload):
    table = await call(watched_table, "all", 1)
    tab, before = await spectators(table), await stored(table)
    answered, refusal = await tab.ask(command, payload)
    assert (answered, refusal["code"]) == ("error", "unknown_command")
    assert await stored(table) == before
    assert (await tab.ask("hello"))[0] == "watch"


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '["hello", 1]',
        '["hello", 1, {"game": -1}]',
        '["hello", 1, {"game": "1"}]',
        '["hello", 1, {"log": true}]',
        '["hello", 1, {"log": 1e400}]',
        '["hello", 1, {"log": ' + "9" * 4000 + "}]",
        '["here", -1, {}]',
        "[" * 8000 + "]" * 8000,
    ],
    ids=lambda text: text[:30],
)
async def test_a_malformed_frame_is_refused(watched_table, spectators, text):
    tab = await spectators(await call(watched_table))
    await tab.say_text(text)
    while (frame := await tab.hear())[0] != "error":
        pass
    assert frame[2]["code"] == "malformed"
    assert (await tab.ask("hello"))[0] == "watch"


async def test_a_flood_is_refused(watched_table, spectators):
    tab = await spectators(await call(watched_table))
    for _ in range(900):  # more than come through in half a minute
        await tab.tell("jump")
    while (await tab.hear())[2].get("code") != "too_many":
        pass


async def test_here_is_answered_only_by_what_is_new(watched_table, spectators):
    table = await call(watched_table)
    tab = await spectators(table)
    await counted(table, 1)
    await tab.until(lambda frame: frame["count"] == 1)
    heard = len(tab.frames)
    await tab.tell("here")
    assert (await tab.ask("hello"))[0] == "watch"
    assert len(tab.frames) == heard + 1


# --- how many they are -----------------------------------------------------------------------------------------------


async def test_players_and_spectators_are_told_how_many_watch(watched_table, spectators, tabs, cookie_of):
    table = await call(watched_table)
    player = await tabs(table.slug, await call(cookie_of, "ann"))
    assert (await player.ask("hello"))[1]["watched"]["count"] == 0
    one, two = await spectators(table), await spectators(table)
    heard = []
    while not heard or heard[-1] != 2:
        command, _, payload = await player.hear()
        assert command == "table"
        heard.append(payload["watched"]["count"])
    await one.until(lambda frame: frame["count"] == 2)
    await two.close()
    await one.until(lambda frame: frame["count"] == 1)
    await one.close()
    await counted(table, 0)
    await becomes(is_empty)


async def is_empty():
    return not await SpectatorCount.objects.aexists()


async def test_spectators_of_other_processes_count_as_long_as_those_are_heard_of(watched_table, spectators):
    table = await call(watched_table)
    now = timezone.now()
    for process, count, ago in (("one", 4, AWAY / 2), ("gone", 50, AWAY * 2)):
        rows = {"watch_slug": table.watch_slug, "process": process, "count": count, "heard": now - ago}
        await SpectatorCount.objects.acreate(**rows)
    assert await watching_at(table) == 4
    await spectators(table)
    await counted(table, 5)
    assert await call(set, SpectatorCount.objects.values_list("process", flat=True)) == {"one", counting.process}


async def test_so_many_may_watch_and_no_more(watched_table, spectators, monkeypatch):
    table = await call(watched_table)
    monkeypatch.setattr(hub, "MOST", 4)
    rows = {"watch_slug": table.watch_slug, "process": "other", "count": 2, "heard": timezone.now()}
    await SpectatorCount.objects.acreate(**rows)
    one, _ = await spectators(table), await spectators(table)
    assert await turned_away(table.watch_slug) == ("gone", 4409, hub.FULL)
    await one.close()
    await spectators(table)


async def test_one_network_does_not_take_all_places(watched_table, spectators, settings):
    settings.CROWD = 2
    table = await call(watched_table)
    for _ in range(2):
        await spectators(table)
    assert await turned_away(table.watch_slug) == ("gone", 4409, hub.CROWDED)
    await spectators(await call(watched_table))


async def test_who_comes_and_goes_writes_no_more_than_who_stays(watched_table, spectators, monkeypatch):
    table, written = await call(watched_table), []
    note = watching.note_spectators
    monkeypatch.setattr(watching, "note_spectators", lambda **row: written.append(row["count"]) or note(**row))
    monkeypatch.setattr(hub, "SETTLED", 0.5)
    stays = await spectators(table)
    await counted(table, 1)
    for _ in range(20):
        await (await spectators(table)).close()
    assert len(written) < 20
    await stays.close()


# --- the next game ---------------------------------------------------------------------------------------------------


async def test_who_watched_a_game_is_offered_the_next_one_and_not_torn_away(watched_table, spectators):
    table = await call(watched_table, "all", 1)
    tab = await spectators(table)
    await call(concede, table)
    end = await tab.until(lambda frame: frame["over"])
    again = await call(watched_table, "public", slug=table.watch_slug, first=1)
    while (frame := await tab.hear())[0] != "next":
        pass
    assert frame[2]["game"] == 2
    heard = len(tab.frames)
    await call(act, again)
    command, payload = await tab.ask("hello", {"game": 1, "log": 5})
    assert (command, payload["game"], len(tab.frames)) == ("next", 2, heard)
    command, payload = await tab.ask("hello")
    assert (command, payload["game"], payload["sees"]) == ("watch", 2, "public")
    assert payload["steps"][0]["log"][0]["text"] == "Bob goes first."
    assert end["game"] == 1


async def test_where_nothing_was_shown_a_game_begins_by_itself(watched_table, spectators):
    table = await call(watched_table, "")
    tab = await spectators(table)
    await call(concede, table)
    await call(watched_table, slug=table.watch_slug)
    frame = await tab.until(lambda frame: frame["steps"])
    assert frame["game"] == 2


async def test_the_rematch_of_an_opened_table_is_open_too(new_table, spectators):
    table = await call(new_table)
    await call(watching.open_table, slug=table.slug, seat=0, watch=Watch("all", 2), name="Ann")
    await call(concede, table)
    again = await call(domain.rematch, slug=table.slug, seat=0)
    assert (again.sees, again.delay, await call(lambda: again.names)) == ("all", 2, ["Ann", "Random"])
    tab = await spectators(again)
    assert tab.frames[0]["game"] == 2


# --- opening a table -------------------------------------------------------------------------------------------------


async def test_a_player_opens_a_table_against_a_bot_changes_it_and_closes_it(new_table, tabs, cookie_of, spectators):
    table = await call(new_table)
    player = await tabs(table.slug, await call(cookie_of, "ann"))
    assert (await player.ask("hello"))[1]["watched"] is None
    command, frame = await player.ask("watch", {"sees": "all", "delay": 2, "name": " Ann \n the [[Kong]] "})
    assert command == "table"
    stored = await Table.objects.aget(pk=table.pk)
    assert frame["watched"] == {
        "sees": "all",
        "delay": 2,
        "code": "all-2",
        "sentence": "Anyone with the link for spectators sees everything, both hands too, 2 turns later.",
        "count": 0,
        "url": f"/watch/{stored.watch_slug}/",
        "mine": True,
    }
    assert frame["names"] == ["Ann the [[Kong]]", "Random"]
    tab = await spectators(stored)
    assert tab.frames[0]["names"] == ["Ann the Kong", "Random"]
    assert (await player.ask("watch", {"sees": "public"}))[1]["watched"]["code"] == "public"
    await tab.until(lambda frame: frame["steps"])
    assert (await player.ask("watch", {"sees": ""}))[1]["watched"] is None
    await tab.until(lambda frame: frame["waiting"])
    assert tab.frames[-1]["steps"] == []


async def test_who_says_no_name_is_called_as_the_account_or_guest(new_table):
    table = await call(new_table)
    await call(watching.open_table, slug=table.slug, seat=0, watch=Watch("public"))
    assert (await call(queries.table_payload, slug=table.slug, seat=0, log=0))["names"] == ["Guest", "Random"]
    kim = await call(get_user_model().objects.create_user, "Kim")
    other = await call(new_table, "kim")
    await call(domain.adopt, person=Person("kim", kim))
    await call(watching.open_table, slug=other.slug, seat=0, watch=Watch("public"))
    assert (await call(queries.table_payload, slug=other.slug, seat=0, log=0))["names"][0] == "Kim"


@pytest.mark.parametrize(
    "payload",
    [
        {},
        {"sees": "everything"},
        {"sees": None},
        {"sees": "all"},
        {"sees": "all", "delay": 0},
        {"sees": "all", "delay": 6},
        {"sees": "all", "delay": "3"},
        {"sees": "public", "name": 5},
        {"sees": "public", "name": "x" * 41},
    ],
    ids=json.dumps,
)
async def test_what_cannot_be_chosen_is_refused(new_table, tabs, cookie_of, payload):
    table = await call(new_table)
    player = await tabs(table.slug, await call(cookie_of, "ann"))
    command, refusal = await player.ask("watch", payload)
    assert (command, refusal["code"]) == ("error", "malformed")
    assert (await Table.objects.aget(pk=table.pk)).sees == ""


async def test_only_whole_games_against_bots_are_opened_at_the_table(new_table, tabs, cookie_of):
    between = await call(new_table, other="bob")
    scene = await call(domain.begin_scene, person=Person("ann"), key="blocks", game="epic")
    over = await call(new_table)
    await call(concede, over)
    for table, code in ((between, "illegal"), (scene, "illegal"), (over, "over")):
        player = await tabs(table.slug, await call(cookie_of, "ann"))
        command, refusal = await player.ask("watch", {"sees": "public"})
        assert (command, refusal["code"]) == ("error", code)
        assert (await Table.objects.aget(pk=table.pk)).watch_slug == ""
