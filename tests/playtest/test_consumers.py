"""The table's WebSocket, spoken to as a browser does: real sessions, database and bots in their processes."""

import json

import pytest
from channels.db import database_sync_to_async
from django.core.cache import cache

from engine.epic import Setup, apply, new_game, view
from engine.epic.construction import preconstructed
from live import frames
from live.broadcast import call
from playtest import domain
from playtest.models import Choice, Table
from tests.playtest.scripted import answer
from tests.playtest.stored import make_old
from tests.sockets import Socket

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def table(new_table):
    return new_table(visitor="ann")


@pytest.fixture
async def tab(table, ann, tabs):
    """Ann's tab at her table, at a moment when she is asked."""
    tab = await tabs(table.slug, ann)
    assert (await tab.ask("hello", {"log": 0}))[0] == "table"
    await tab.until_asked()
    return tab


@pytest.fixture
def ann(cookie_of):
    return cookie_of("ann")


@pytest.fixture
def bob(cookie_of):
    return cookie_of("bob")


@database_sync_to_async
def stored(table):
    return list(Choice.objects.filter(table=table).values_list("number", "seat", "code"))


async def refusal(tab, text):
    """Say raw text and hear the error that answers it."""
    await tab.say_text(text)
    command, number, payload = await tab.hear()
    assert command == "error"
    assert payload["text"].endswith(".")
    return number, payload["code"]


# --- a game ----------------------------------------


async def test_hello_is_answered_with_the_table_as_the_seat_sees_it(table, ann, tabs):
    tab = await tabs(table.slug, ann)
    command, payload = await tab.ask("hello", {"log": 0})
    assert command == "table"
    fields = {
        "at",
        "view",
        "log",
        "names",
        "players",
        "thinking",
        "trouble",
        "stops",
        "passing",
        "pace",
        "take_back",
        "scene",
        "rematch",
        "awaited",
        "change_sides",
        "clock",
        "pausing",
        "since",
        "watched",
        "absence",
        "practice",
    }
    assert set(payload) == fields
    assert payload["view"]["seat"] == 0
    assert payload["at"] == payload["view"]["choices"]
    assert payload["names"] == ["You", "Random"]
    assert payload["stops"] == {"before_blocks": True, "before_damage": True, "end_offer": True, "always": False}
    assert (payload["passing"], payload["pace"], payload["rematch"]) == (False, "normal", None)
    there = {"away": False, "stand_in": False}
    assert payload["players"] == [{"kind": "person", **there}, {"kind": "bot", **there}]


async def test_a_choice_is_stored_before_its_result_is_shown(table, tab):
    chosen = answer(tab.view)
    before = await stored(table)
    command, payload = await tab.ask("choose", chosen)
    assert command == "table"
    after = await stored(table)
    assert after[: len(before)] == before
    assert len(after) >= payload["at"] > chosen["at"]
    assert [number for number, _, _ in after] == list(range(len(after)))


async def test_a_game_against_a_bot_is_played_to_its_end(table, tab):
    while (await tab.until_asked())["phase"] != "over":
        command, payload = await tab.ask("choose", answer(tab.view))
        assert command == "table", payload
    finished = await Table.objects.aget(pk=table.pk)
    assert finished.finished is not None
    assert finished.result == {key: tab.view["result"][key] for key in ("winner", "reason")}
    assert tab.view["decision"] is None
    numbers = [entry["n"] for entry in tab.entries]
    assert numbers == sorted(set(numbers))
    assert await tab.ask("choose", {"at": tab.view["choices"], "codes": [0]}) == (
        "error",
        {"code": "over", "text": "This game is over. A rematch starts a new one."},
    )


async def test_two_tabs_see_the_same_game(table, tab, ann, tabs):
    other = await tabs(table.slug, ann)
    await other.ask("hello", {"log": 0})
    for _ in range(6):
        at = (await tab.until_asked())["choices"]
        await other.until(lambda view, at=at: view["choices"] == at)
        assert other.view == tab.view
        tab, other = other, tab
        assert (await tab.ask("choose", answer(tab.view)))[0] == "table"
    assert tab.entries[: len(other.entries)] == other.entries[: len(tab.entries)]


async def test_the_slower_of_two_tabs_is_told_that_its_choice_is_stale(table, tab, ann, tabs):
    other = await tabs(table.slug, ann)
    await other.ask("hello", {"log": 0})
    chosen = answer(tab.view)
    first, second = await tab.tell("choose", chosen), await other.tell("choose", chosen)
    heard = []
    for speaker, number in ((tab, first), (other, second)):
        while (frame := await speaker.hear())[1] != number:
            pass
        heard.append(frame[0] if frame[0] == "table" else frame[2]["code"])
    assert sorted(heard) == ["stale", "table"]


async def test_hello_sends_only_the_story_that_the_tab_has_not_seen(table, tab, ann, tabs):
    seen = len(tab.entries)
    assert seen > 2
    again = await tabs(table.slug, ann)
    await again.ask("hello", {"log": tab.entries[1]["n"] + 1})
    assert again.entries == tab.entries[2:]


async def test_no_frame_names_a_card_that_the_opponent_never_showed(table, tab):
    game = await database_sync_to_async(new_game)(Setup.from_json(table.setup), int(table.seed))
    theirs = set(preconstructed("evil"))  # Ann's own deck has none of them
    shown, checked = set(), 0
    while (await tab.until_asked())["phase"] != "over":
        for _, _, code in (await stored(table))[game.choices :]:
            apply(game, code)
            shown |= names_shown(game)
        text = json.dumps([tab.view, tab.entries])
        assert [name for name in theirs - shown if f'"{name}"' in text or f"[[{name}]]" in text] == []
        checked += 1
        command, payload = await tab.ask("choose", answer(tab.view))
        assert command == "table", payload
    assert checked > 10
    assert shown & theirs


def names_shown(game):
    """The cards of seat 1 that lie open now, or that seat 0 knows in its hand."""
    seen, known = view(game, 1), view(game, 0)["players"][1]["hand"]
    open_cards = [*seen["champions"], *seen["players"][1]["discard"], *seen["players"][1]["supplemental"], *known]
    return {card["card"] for card in open_cards}


async def test_the_seed_never_leaves_the_server_while_the_game_runs(table, tab):
    text = json.dumps([await tab.ask("hello", {"log": 0}), await tab.ask("position"), tab.entries])
    assert table.seed not in text
    assert f"{int(table.seed):x}" not in text


async def test_the_bots_answer_comes_in_on_every_tab_without_asking(table, tab, ann, tabs):
    other = await tabs(table.slug, ann)
    await other.ask("hello", {"log": 0})
    while True:
        await tab.ask("choose", answer(tab.view))
        await tab.until_asked()
        if any(seat == 1 for _, seat, _ in await stored(table)):
            break
    await other.until(lambda view: view["choices"] == tab.view["choices"])


# --- wishes ----------------------------------------


async def test_stops_are_kept_for_the_next_tab(table, tab, ann, tabs):
    command, payload = await tab.ask("stops", {"before_blocks": False})
    assert command == "table"
    assert payload["stops"] == {"before_blocks": False, "before_damage": True, "end_offer": True, "always": False}
    other = await tabs(table.slug, ann)
    assert (await other.ask("hello", {"log": 0}))[1]["stops"] == payload["stops"]


async def test_pace_is_kept_and_is_that_of_the_next_table(table, tab, new_table):
    assert (await tab.ask("pace", {"pace": "slow"}))[1]["pace"] == "slow"
    later = await call(new_table)
    assert [player.pace for player in await call(lambda: later.seats)] == ["slow", "normal"]
    assert [player.pace for player in await call(lambda: new_table(visitor="bob").seats)] == ["normal", "normal"]


@pytest.mark.parametrize("pace", [None, 1, ["slow"], "", "sudden", "s" * 5000])
async def test_what_is_no_pace_changes_nothing(table, tab, pace):
    assert (await tab.ask("pace", {"pace": pace}))[1]["code"] == "malformed"
    assert (await tab.ask("hello"))[1]["pace"] == "normal"


async def test_pass_until_my_turn_can_be_taken_back(table, tab):
    assert (await tab.ask("pass_until", {"my_turn": True}))[0] == "table"
    command, payload = await tab.ask("pass_until", {"my_turn": False})
    assert (command, payload["passing"]) == ("table", False)


async def test_the_position_is_told_as_text(table, tab):
    command, payload = await tab.ask("position")
    assert command == "position"
    assert isinstance(payload["text"], str)
    assert "\n" not in payload["text"].strip()


async def test_conceding_ends_the_game_and_a_rematch_is_the_same_from_every_tab(table, tab, ann, tabs):
    command, payload = await tab.ask("concede", {"at": tab.view["choices"]})
    assert command == "table"
    assert payload["view"]["result"]["winner"] == 1
    assert payload["view"]["result"]["reason"] == "concession"
    other = await tabs(table.slug, ann)
    assert (await other.ask("hello", {"log": 0}))[1]["view"]["result"] == payload["view"]["result"]
    command, moved = await tab.ask("rematch")
    assert command == "moved"
    assert (await other.ask("rematch"))[1] == moved
    again = await Table.objects.aget(rematch_of=table)
    assert moved == {"url": f"/table/{again.slug}/"}
    assert again.setup == table.setup
    assert again.seed != table.seed


async def test_a_concession_for_an_earlier_moment_is_stale(table, tab):
    await tab.ask("choose", answer(tab.view))
    assert (await tab.ask("concede", {"at": 0}))[1]["code"] == "stale"
    assert (await Table.objects.aget(pk=table.pk)).finished is None


async def test_rematches_have_an_end_for_a_person_and_for_an_address(table, tab, monkeypatch, settings):
    cache.clear()  # what was counted in other tests
    await tab.ask("concede", {"at": tab.view["choices"]})
    monkeypatch.setattr(domain, "MOST_AN_HOUR", 1)
    command, payload = await tab.ask("rematch")
    assert (command, payload["code"]) == ("error", "too_many_games")
    assert "games per hour." in payload["text"]
    monkeypatch.setattr(domain, "MOST_AN_HOUR", 2)
    settings.CROWD = 0
    command, payload = await tab.ask("rematch")
    assert (command, payload["code"]) == ("error", "too_many_games")
    assert "from your network address this hour" in payload["text"]
    settings.CROWD = 1
    assert (await tab.ask("rematch"))[0] == "moved"


async def test_a_rematch_waits_for_the_end(table, tab):
    command, payload = await tab.ask("rematch")
    assert (command, payload["code"]) == ("error", "illegal")
    assert await Table.objects.acount() == 1


# --- what is refused ----------------------------------------


async def test_a_choice_for_another_moment_is_stale_and_changes_nothing(table, tab):
    before = await stored(table)
    for at in (tab.view["choices"] + 1, tab.view["choices"] + 100):
        command, payload = await tab.ask("choose", {**answer(tab.view), "at": at})
        assert (command, payload["code"]) == ("error", "stale")
    assert await stored(table) == before


async def test_an_option_that_is_not_offered_is_illegal_and_changes_nothing(table, tab):
    before = await stored(table)
    for codes in ([2**40], [999_999], answer(tab.view)["codes"] + [2**40]):
        command, payload = await tab.ask("choose", {"at": tab.view["choices"], "codes": codes})
        assert (command, payload["code"]) == ("error", "illegal"), codes
    command, payload = await tab.ask("choose", {"at": tab.view["choices"], "amounts": {"b99999": 5}})
    assert (command, payload["code"]) == ("error", "illegal")
    assert await stored(table) == before
    assert (await tab.ask("choose", answer(tab.view)))[0] == "table"


async def test_a_choice_of_the_bots_is_not_the_visitors(table, tab):
    refused = set()
    while "not_your_choice" not in refused:  # now and then the bot is faster, and the choice is stale
        await tab.until_asked()
        await tab.ask("choose", answer(tab.view))
        if tab.view["decision"]["kind"] == "wait":
            command, payload = await tab.ask("choose", {"at": tab.view["choices"], "codes": [0]})
            assert command == "error"
            refused.add(payload["code"])
    assert refused <= {"not_your_choice", "stale"}


@pytest.mark.parametrize(
    ("text", "number"),
    [
        (" ", 0),
        ("{", 0),
        ("null", 0),
        ("[]", 0),
        ('["hello", 1]', 0),
        ('["hello", 1, {}, 2]', 0),
        ('["hello", "1", {}]', 0),
        ('["hello", -1, {}]', 0),
        ('["hello", true, {}]', 0),
        ('["hello", 1.5, {}]', 0),
        ("[7, 1, {}]", 0),
        ('["hello", 1, []]', 0),
        ('["hello", 1, {"log": -1}]', 1),
        ('["hello", 1, {"log": "0"}]', 1),
        ('["choose", 5, {}]', 5),
        ('["choose", 5, {"at": 0}]', 5),
        ('["choose", 5, {"at": 0, "codes": 4}]', 5),
        ('["choose", 5, {"at": 0, "codes": [1.5]}]', 5),
        ('["choose", 5, {"at": 0, "codes": [true]}]', 5),
        ('["choose", 5, {"at": 0, "codes": [-4]}]', 5),
        ('["choose", 5, {"at": 0, "codes": [1], "amounts": {}}]', 5),
        ('["choose", 5, {"at": 0, "amounts": {"b1": "4"}}]', 5),
        ('["choose", 5, {"at": true, "codes": [1]}]', 5),
        ('["choose", 5, {"at": 0, "codes": [' + "1," * 500 + "1]}]", 5),
        ('["choose", 5, {"at": ' + "9" * 6000 + ', "codes": [1]}]', 0),
        ('["choose", 5, {"at": 1e400, "codes": [1]}]', 5),
        ('["stops", 6, {}]', 6),
        ('["stops", 6, {"before_blocks": 1}]', 6),
        ('["stops", 6, {"whenever": true}]', 6),
        ('["pass_until", 7, {"my_turn": "yes"}]', 7),
        ('["pace", 8, {}]', 8),
        ('["concede", 9, {}]', 9),
        ("[" * 8000 + "]" * 8000, 0),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else None,
)
async def test_a_malformed_frame_is_refused_and_the_game_goes_on(table, tab, text, number):
    before = await stored(table)
    assert await refusal(tab, text) == (number, "malformed")
    assert await stored(table) == before
    assert (await tab.ask("choose", answer(tab.view)))[0] == "table"


async def test_bytes_are_no_frame(tab):
    await tab.socket.send_to(bytes_data=b"\x00\xff")
    assert (await tab.hear())[2]["code"] == "malformed"
    assert (await tab.ask("hello"))[0] == "table"


async def test_a_frame_that_is_too_large_is_refused_and_the_game_goes_on(tab):
    large = json.dumps(["hello", 1, {"log": 0, "more": "x" * frames.MAX_BYTES}])
    assert await refusal(tab, large) == (0, "too_large")
    assert await refusal(tab, '["hello", 1, {"more": "' + "ä" * (frames.MAX_BYTES // 2) + '"}]') == (0, "too_large")
    assert (await tab.ask("hello"))[0] == "table"


@pytest.mark.parametrize("command", ["", "jump", "__class__", "receive", "on_hello", "hello ", "HELLO"])
async def test_an_unknown_command_is_refused_and_the_game_goes_on(tab, command):
    answered, payload = await tab.ask(command)
    assert (answered, payload["code"]) == ("error", "unknown_command")
    assert (await tab.ask("hello"))[0] == "table"


async def test_a_flood_is_refused_and_the_tab_is_heard_again_afterwards(table, tab):
    sent = 900  # more than come through in half a minute
    first = tab.last_id + 1
    for _ in range(sent):
        await tab.tell("jump")  # which takes the server no time, however busy the machine is
    answers = {}
    while len(answers) < sent:
        command, number, payload = await tab.hear()
        if number >= first:
            answers[number] = payload["code"] if command == "error" else command
    assert answers[first] == "unknown_command"
    assert "too_many" in answers.values()
    assert (await tab.ask("choose", answer(tab.view)))[0] == "table"


# --- who may sit here ----------------------------------------


async def refused_at_the_door(slug, cookie):
    """The error and the close code with which a tab is sent away."""
    socket = Socket(f"/ws/table/{slug}/", cookie)
    assert (await socket.connect())[0]
    command, number, payload = json.loads(await socket.receive_from())
    closed = await socket.receive_output()
    await socket.disconnect()
    assert (command, number) == ("error", 0)
    assert closed["type"] == "websocket.close"
    assert closed["reason"] == payload["text"]
    return payload["code"], closed["code"]


async def test_another_visitor_is_sent_away(table, bob):
    assert await refused_at_the_door(table.slug, bob) == ("gone", 4403)


async def test_a_browser_without_a_session_is_sent_away(table):
    assert await refused_at_the_door(table.slug, None) == ("gone", 4403)


async def test_a_table_that_is_not_there_is_gone(ann, transactional_db):
    assert await refused_at_the_door("no-such-table", ann) == ("gone", 4404)


async def test_a_page_of_another_site_cannot_speak_for_the_visitor(table, ann):
    socket = Socket(f"/ws/table/{table.slug}/", ann, origin="http://evil.example")
    assert (await socket.connect())[0] is False


async def test_a_table_that_disappears_is_gone_and_says_so(table, tab):
    await Table.objects.filter(pk=table.pk).adelete()
    command, payload = await tab.ask("choose", {"at": 0, "codes": [1]})
    assert (command, payload["code"]) == ("error", "gone")


async def test_a_game_that_cannot_go_on_says_so(table, ann, tabs):
    await database_sync_to_async(make_old)(table)
    tab = await tabs(table.slug, ann)
    command, payload = await tab.ask("hello", {"log": 0})
    assert (command, payload["code"]) == ("error", "changed")
    assert payload["text"].endswith("its position cannot be restored. It cannot continue.")
