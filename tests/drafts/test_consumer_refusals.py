"""What the pod's WebSocket refuses: with a code and a sentence, without a trace in the draft or at another seat."""

import json

import pytest
from channels.db import database_sync_to_async
from django.db import connection
from django.utils import timezone

from drafts import domain
from drafts.models import Pod
from engine.epic.catalogue import CARDS
from live import frames
from tests.drafts.players import ANN, BEN, CAT, picks
from tests.sockets import Socket, SocketTab

pytestmark = pytest.mark.django_db(transaction=True)

stored = database_sync_to_async(picks)


@pytest.fixture
def pod(new_pod):
    """Ann, who is the host, and Ben draft."""
    return new_pod("pack", 2, others=(BEN,), now=timezone.now())


@pytest.fixture
async def mine(pod, ann, tabs):
    return await tabs(pod, ann)


@pytest.fixture
async def theirs(pod, ben, mine, tabs):
    return await tabs(pod, ben)


async def undisturbed(pod, tab, other, act):
    """Do something that is refused: nothing is stored, the other seat hears nothing, and both draft on."""
    before, heard = await stored(pod), len(other.frames)
    await act()
    assert await stored(pod) == before
    await other.ask("hello")
    assert [frame[:2] for frame in other.frames[heard:]] == [["pod", other.last_id]]
    for one in (tab, other):
        assert (await one.take())[0] == "pod"


# --- frames ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "number"),
    [
        (" ", 0),
        ("{", 0),
        ("null", 0),
        ("[]", 0),
        ('["pick", 1]', 0),
        ('["pick", 1, {"option": 1}, 2]', 0),
        ('["pick", "1", {"option": 1}]', 0),
        ('["pick", -1, {"option": 1}]', 0),
        ('["pick", true, {"option": 1}]', 0),
        ('["pick", 1.5, {"option": 1}]', 0),
        (f'["pick", {2**31}, {{"option": 1}}]', 0),
        ("[7, 1, {}]", 0),
        ('["pick", 1, []]', 0),
        ('["pick", 5, {}]', 5),
        ('["pick", 5, {"option": null}]', 5),
        ('["pick", 5, {"option": true}]', 5),
        ('["pick", 5, {"option": "7"}]', 5),
        ('["pick", 5, {"option": -1}]', 5),
        ('["pick", 5, {"option": 1.0}]', 5),
        ('["pick", 5, {"option": 1e400}]', 5),
        ('["pick", 5, {"option": NaN}]', 5),
        ('["pick", 5, {"option": [1]}]', 5),
        (f'["pick", 5, {{"option": {2**53}}}]', 5),
        ('["pick", 5, {"option": ' + "9" * 6000 + "}]", 0),
        ('["hello", 6, {"looks": 1}]', 6),
        ('["rename", 7, {}]', 7),
        ('["rename", 7, {"shown": 7}]', 7),
        ('["rename", 7, {"shown": ["Ann"]}]', 7),
        ('["hand_over", 8, {"to": "bot"}]', 8),
        ('["hand_over", 8, {"seat": "1", "to": "bot"}]', 8),
        ('["hand_over", 8, {"seat": 1}]', 8),
        ('["hand_over", 8, {"seat": 1, "to": {"bot": 1}}]', 8),
        ('["describe", 9, {"name": 9}]', 9),
        ('["describe", 9, {"readers": null}]', 9),
        ("[" * 8000 + "]" * 8000, 0),
        ('["absence", 1, {"ranking": ' + "[" * 7000 + "]" * 7000 + "}]", 0),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else None,
)
async def test_a_malformed_frame_is_refused_and_the_draft_goes_on(pod, mine, theirs, text, number):
    async def say():
        await mine.say_text(text)
        command, answers, payload = await mine.hear()
        assert (command, answers, payload["code"]) == ("error", number, "malformed")
        assert payload["text"].endswith(".")

    await undisturbed(pod, mine, theirs, say)


async def test_bytes_are_no_frame(pod, mine, theirs):
    async def say():
        await mine.socket.send_to(bytes_data=b'["close", 1, {}]')
        assert (await mine.hear())[2]["code"] == "malformed"

    await undisturbed(pod, mine, theirs, say)


async def test_a_frame_that_is_too_large_is_refused(pod, mine, theirs):
    async def say():
        for filling in ("x" * frames.MAX_BYTES, "ä" * (frames.MAX_BYTES // 2)):
            await mine.say_text(json.dumps(["rename", 1, {"shown": filling}], ensure_ascii=False))
            command, number, payload = await mine.hear()
            assert (command, number, payload["code"]) == ("error", 0, "too_large")

    await undisturbed(pod, mine, theirs, say)


async def test_the_largest_ranking_is_not_too_large(mine):
    everything = [card.name for card in CARDS]
    command, payload = await mine.ask("absence", {"absence": "ranking", "ranking": everything})
    assert (command, payload["mine"]["ranking"]) == ("pod", everything)


@pytest.mark.parametrize(
    "command", ["", "sit", "advance", "__class__", "receive", "on_hello", "pick ", "PICK", "\ud800"]
)
async def test_an_unknown_command_is_refused(pod, mine, theirs, command):
    async def say():
        assert await mine.refusal(command, {"option": mine.question["options"][0]}) == "unknown_command"

    await undisturbed(pod, mine, theirs, say)


@pytest.mark.parametrize("command", ["here", "pick", "close", "leave", "nonsense"])
async def test_hello_comes_first(pod, ann, mine, theirs, tabs, command):
    tab = await tabs(pod, ann, hello=False)

    async def say():
        assert await tab.refusal(command, {"option": mine.question["options"][0]}) == "hello"

    await undisturbed(pod, mine, theirs, say)


async def test_a_flood_is_refused_and_the_other_seat_drafts_on(pod, mine, theirs):
    sent, first = 300, mine.last_id + 1
    for _ in range(sent):
        await mine.tell("jump", {"option": 1})  # which takes the server no time, however busy the machine is
    assert (await theirs.take())[0] == "pod"
    answers = {}
    while len(answers) < sent:
        _, number, payload = await mine.hear()
        if number >= first:
            answers[number] = payload["code"]
    assert answers[first] == "unknown_command"
    assert answers[first + sent - 1] == "too_many"
    assert set(answers.values()) == {"unknown_command", "too_many"}
    await mine.ask("hello")
    assert (await mine.take())[0] == "pod"
    assert [seat for seat, _, by in await stored(pod)].count(0) == 1
    assert {frame[0] for frame in theirs.frames} == {"pod"}


async def test_a_flood_without_end_is_hung_up_on(pod, mine, theirs):
    for _ in range(1500):
        await mine.say_text("[")
    while (output := await mine.socket.receive_output())["type"] == "websocket.send":
        last = json.loads(output["text"])
    assert (output["type"], output["code"]) == ("websocket.close", 4429)
    assert (last[0], last[2]["code"]) == ("error", "too_many")
    assert (await theirs.take())[0] == "pod"


# --- picks -----------------------------------------------------------------------------------------------------------


async def test_options_of_others_of_earlier_packs_and_of_none_are_refused(pod, mine, theirs):
    async def say():
        assert await mine.refusal("pick", {"option": theirs.question["options"][0]}) == "foreign"
        assert await mine.refusal("pick", {"option": 2**52}) == "foreign"
        assert await mine.refusal("pick", {"option": 0}) == "stale"

    await undisturbed(pod, mine, theirs, say)


async def test_who_has_no_pack_waits(pod, mine, theirs):
    option = mine.question["options"][1]
    await mine.take()
    assert await mine.refusal("pick", {"option": option}) == "stale"
    assert await mine.refusal("pick", {"option": 2**52}) == "waiting"
    assert (await theirs.take())[0] == "pod"


async def test_nobody_picks_before_the_start_in_a_pause_or_at_the_end(new_pod, ann, tabs):
    pod = await database_sync_to_async(new_pod)("pack", 2, begin=False, now=timezone.now())
    tab = await tabs(pod, ann)
    assert await tab.refusal("pick", {"option": 1}) == "gathering"
    assert await tab.refusal("pause") == "gathering"
    assert await tab.refusal("go_on") == "not_paused"
    await tab.ask("start")
    assert await tab.refusal("start") == "started"
    await tab.ask("pause")
    assert await tab.refusal("pick", {"option": tab.question["options"][0]}) == "paused"
    await tab.ask("close")
    for command, payload in (
        ("pick", {"option": 1}),
        ("pause", {}),
        ("leave", {}),
        ("rename", {"shown": "A"}),
        ("absence", {"absence": "bot"}),
        ("hand_over", {"seat": 1, "to": "bot"}),
        ("close", {}),
    ):
        assert await tab.refusal(command, payload) == "over"


# --- who may what ----------------------------------------------------------------------------------------------------

HOSTS = [
    ("start", {}),
    ("pause", {}),
    ("go_on", {}),
    ("close", {}),
    ("hand_over", {"seat": 0, "to": "bot"}),
    ("describe", {"name": "Mine now"}),
]
PLAYERS = [("pick", {"option": 1}), ("absence", {"absence": "wait"}), ("rename", {"shown": "Ann"}), ("leave", {})]


@pytest.mark.parametrize(("command", "payload"), HOSTS, ids=lambda value: value if isinstance(value, str) else None)
async def test_a_command_of_the_host_is_nobody_elses(pod, mine, theirs, dan, tabs, command, payload):
    watcher = await tabs(pod, dan)
    nobody = await tabs(pod)

    async def say():
        for tab in (theirs, watcher, nobody):
            assert await tab.refusal(command, payload) == "not_yours"

    await undisturbed(pod, theirs, mine, say)


@pytest.mark.parametrize(("command", "payload"), PLAYERS, ids=lambda value: value if isinstance(value, str) else None)
async def test_who_sits_in_no_seat_has_no_seat_to_command(pod, mine, theirs, dan, tabs, command, payload):
    watcher = await tabs(pod, dan)
    nobody = await tabs(pod)

    async def say():
        for tab in (watcher, nobody):
            assert await tab.refusal(command, payload) == "no_seat"

    await undisturbed(pod, mine, theirs, say)


@pytest.mark.parametrize(
    ("command", "payload", "code"),
    [
        ("absence", {}, "absence"),
        ("absence", {"absence": 7}, "absence"),
        ("absence", {"absence": ["wait"]}, "absence"),
        ("absence", {"absence": "ranking", "ranking": []}, "ranking"),
        ("absence", {"absence": "bot", "ranking": "Kong"}, "ranking"),
        ("absence", {"absence": "bot", "ranking": [1]}, "ranking"),
        ("absence", {"absence": "bot", "ranking": ["Knog"]}, "ranking"),
        ("absence", {"absence": "bot", "ranking": ["\ud800"]}, "ranking"),
        ("absence", {"absence": "bot", "ranking": ["Kong"] * 400}, "ranking"),
        ("rename", {"shown": "x" * 31}, "name"),
        ("hand_over", {"seat": 2, "to": "bot"}, "seat"),
        ("hand_over", {"seat": 1, "to": "me"}, "seat"),
        ("hand_over", {"seat": 1, "to": "bot"}, "present"),
        ("describe", {"name": " \u0000"}, "name"),
        ("describe", {"name": "x" * 81}, "name"),
        ("describe", {"readers": "nobody"}, "readers"),
    ],
)
async def test_what_cannot_be_done_is_refused_in_a_sentence(pod, mine, theirs, command, payload, code):
    async def say():
        assert await mine.refusal(command, payload) == code

    await undisturbed(pod, mine, theirs, say)


async def test_a_refusal_names_no_card_that_was_not_named(pod, mine, theirs):
    """Whatever is tried, the words that come back say nothing about packs and pools."""
    tried = [
        ("pick", {"option": theirs.question["options"][0]}),
        ("pick", {"option": 0}),
        ("absence", {"absence": "bot", "ranking": ["Nothing of that name"]}),
        ("hand_over", {"seat": 1, "to": "bot"}),
    ]
    for command, payload in tried:
        await mine.refusal(command, payload)
    said = json.dumps([frame for frame in mine.frames if frame[0] == "error"])
    in_play = {*mine.question["cards"], *theirs.question["cards"]}
    assert [name for name in in_play if name in said] == []


# --- the door --------------------------------------------------------------------------------------------------------


async def test_a_pod_that_is_not_there_is_gone(ann):
    tab = await SocketTab("/ws/draft/no-such-draft/", ann).open()
    assert (await tab.hear())[2]["code"] == "gone"
    closed = await tab.socket.receive_output()
    assert (closed["type"], closed["code"]) == ("websocket.close", 4404)
    await tab.tell("hello")
    await tab.close()


async def test_a_pod_that_disappears_is_gone_for_everybody_who_looks(pod, mine, theirs):
    await Pod.objects.filter(pk=pod.pk).adelete()
    await mine.tell("pause")
    assert (await mine.hear())[2]["code"] == "gone"
    assert (await mine.socket.receive_output())["code"] == 4404
    await theirs.tell("here")
    assert (await theirs.hear())[2]["code"] == "gone"


async def test_a_draft_of_other_cards_is_gone_and_says_so(pod, mine, theirs):
    from drafts import positions

    await Pod.objects.filter(pk=pod.pk).aupdate(setup=pod.setup | {"fingerprint": "0" * 16})
    positions.forget()
    await database_sync_to_async(domain.present)(slug=pod.slug, person=ANN)
    await mine.tell("hello")
    command, _, payload = await mine.hear()
    assert (command, payload["code"]) == ("error", "gone")
    assert "The cards of this draft have changed since it began" in payload["text"]


async def test_a_page_of_another_site_cannot_speak_for_the_player(pod, ann):
    socket = Socket(f"/ws/draft/{pod.slug}/", ann, origin="http://evil.example")
    assert (await socket.connect())[0] is False


async def test_a_stranger_sees_what_is_public(pod, mine, cookie_of, tabs):
    watcher = await tabs(pod, await database_sync_to_async(cookie_of)(CAT))
    for tab in (watcher, await tabs(pod)):
        assert (tab.payload["host"], tab.payload["seat"], tab.payload["mine"], tab.question) == (
            False,
            None,
            None,
            None,
        )
        assert [(seat["pool"], seat["pack"]) for seat in tab.payload["view"]["seats"]] == [(None, None)] * 2


# --- faults of the server --------------------------------------------------------------------------------------------


@database_sync_to_async
def rename_table(before, after):
    with connection.cursor() as cursor:
        cursor.execute(f"ALTER TABLE {before} RENAME TO {after}")


async def test_a_database_that_fails_is_said_and_the_connection_lives_on(pod, mine, theirs, caplog):
    await rename_table("drafts_pick", "drafts_pick_away")
    try:
        assert await mine.refusal("pick", {"option": mine.question["options"][0]}) == "unforeseen"
        assert await theirs.refusal("hello") == "unforeseen"
    finally:
        await rename_table("drafts_pick_away", "drafts_pick")
    assert "A frame could not be answered." in caplog.text
    await theirs.ask("hello")
    for tab in (mine, theirs):
        assert (await tab.take())[0] == "pod"
