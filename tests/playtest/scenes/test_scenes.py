"""Scenes: each can be solved, says what went wrong when it is not, and can be followed by the next."""

import re

import pytest
from asgiref.sync import sync_to_async

from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.epic import apply, decision, describe, new_game, view
from engine.epic.positions import setup_in
from engine.kernel.random import Rng
from live.errors import Refused
from people.persons import Person
from playtest import domain, queries, recent
from playtest.models import Table
from playtest.practice.queries import to_advise
from playtest.scenes import DONE, SCENES, UnknownScene, advice, bot_named, scene_after, scene_at, scene_of
from playtest.scenes.scene import MISSED, OPEN

MOST = 60  # choices in a scene
IDLE = ("pass", "stop", "no")


def begun(scene):
    """The game of a scene as a table begins it."""
    return new_game(setup_in(scene.position, every_window=True), 1)


def options(game):
    return {describe(game, option)["text"]: option for option in game.options}


def idle(game):
    """What a person chooses who does nothing."""
    return next((code for code in game.options if describe(game, code)["verb"] in IDLE), game.options[0])


def played(scene, steps):
    """What is said after each choice while a person does these steps, and nothing where the next is not offered."""
    game, rest, heard = begun(scene), list(steps), []
    while (asked := decision(game)) is not None and len(heard) < MOST:
        now = advice(scene, view(game, 0))
        heard.append(now)
        if now.state != OPEN:
            break
        if asked.seat == 1:
            apply(game, bot_named(scene.bot).choose(Observation(game, 1), Rng(1)))
            continue
        step = next((code for text, code in options(game).items() if rest and text.startswith(rest[0])), None)
        if step is not None:
            rest.pop(0)
        apply(game, idle(game) if step is None else step)
    return [*heard, advice(scene, view(game, 0))], rest


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.key)
def test_a_scene_is_solved_by_its_solution(scene):
    heard, rest = played(scene, scene.solution)
    assert rest == []
    assert (heard[-1].state, heard[-1].text) == (DONE, scene.well)
    assert all(one.state == OPEN for one in heard[:-2])


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.key)
def test_who_does_nothing_is_told_what_went_wrong(scene):
    heard, _ = played(scene, ())
    assert heard[-1].state == MISSED
    assert heard[-1].text in [remark.text for remark in scene.remarks if remark.ends]


@pytest.mark.parametrize(
    ("key", "steps", "words"),
    [
        ("attack", ("End your turn",), "Kong alone would have been enough"),
        ("attack", ("Attack", "Cave Troll"), "Kong alone would have been enough"),
        ("blocks", ("Hill Giant",), "One blocker was not enough"),
        ("both-turns", ("Play Burrowing Wurm", "End your turn"), "Banishment could have stopped it"),
        ("both-turns", ("Play Banishment", "End your turn"), "Burrowing Wurm in your hand"),
        ("powers", ("Play Flame Strike", "Your opponent", "End your turn"), "more to do"),
        ("powers", ("Attack",), "its power is used up"),
        ("powers", ("{expend}", "Hill Giant"), "its power is used up"),
        ("battle", ("Attack",), "your turn is over"),
    ],
)
def test_another_way_is_answered(key, steps, words):
    heard, rest = played(scene_at(key), steps)
    assert rest == []
    assert heard[-1].state == MISSED
    assert words in heard[-1].text


def test_what_is_said_on_the_way_leads_on():
    heard, _ = played(scene_at("both-turns"), ("Play Banishment",))
    assert any(one.state == OPEN and "has to wait" in one.text for one in heard)


def test_scenes_follow_each_other_and_end():
    assert [scene_after(scene) for scene in SCENES] == [*SCENES[1:], None]
    assert len({scene.key for scene in SCENES}) == len(SCENES) == 5


def test_a_scene_that_is_not_there_is_refused():
    with pytest.raises(UnknownScene, match="no scene called “chess”"):
        scene_at("chess")
    assert scene_of("greedy") is None
    assert type(bot_named("greedy")) is BOTS["greedy"]


# --- at a table ----------------------------------------

ANN = Person("ann")


@pytest.fixture
def table(db):
    return domain.begin_scene(person=ANN, key="powers")


def act(table, text):
    """Choose the option whose words begin so."""
    seen = queries.table_payload(slug=table.slug, seat=0, log=0)
    asked = seen["view"]["decision"]
    [code, *_] = [one["code"] for one in asked["options"] if one["text"].startswith(text)]
    domain.choose(slug=table.slug, seat=0, at=seen["at"], choice={"codes": [code]})
    return queries.table_payload(slug=table.slug, seat=0, log=0)["scene"]


def test_a_table_tells_its_scene_and_remembers_that_it_was_solved(table):
    scene = scene_at("powers")
    assert queries.scenes_done(ANN) == set()
    for step in scene.solution[:-1]:
        shown = act(table, step)
        assert shown["state"] == OPEN
    shown = act(table, scene.solution[-1])
    assert shown == {
        "kind": "scene",
        "key": "powers",
        "title": scene.title,
        "text": scene.text.split("\n"),
        "goal": scene.goal,
        "state": DONE,
        "advice": scene.well,
        "next": "battle",
    }
    assert Table.objects.get(pk=table.pk).scene_done
    assert queries.scenes_done(ANN) == {"powers"}
    assert queries.scenes_done(Person("bob")) == set()


def test_a_scene_is_no_game_of_the_first_page_and_takes_no_hints(table):
    assert recent.tables(ANN, "epic") == []
    with pytest.raises(Refused, match="Hints are off"):
        to_advise(slug=table.slug, seat=0, at=0)


def test_a_rematch_begins_in_the_same_position(table):
    domain.concede(slug=table.slug, seat=0, at=queries.table_payload(slug=table.slug, seat=0, log=0)["at"])
    again = domain.rematch(slug=table.slug, seat=0)
    assert queries.table_payload(slug=again.slug, seat=0, log=0)["view"]["champions"]
    assert again.setup["position"] == scene_at("powers").position


# --- pages ----------------------------------------


def test_the_page_leads_to_a_scene(client, db):
    page = client.get("/learn/")
    html = page.content.decode()
    assert all(scene.title in html for scene in SCENES)
    assert re.findall(r'id="scene-([\w-]+)"', html) == [scene.key for scene in SCENES]
    assert {*re.findall(r'href="#scene-([\w-]+)"', html)} == {scene.key for scene in SCENES}  # from the rules
    begun_scene = client.post("/learn/attack/")
    assert begun_scene.status_code == 302
    assert client.get(begun_scene["Location"]).status_code == 200


def test_the_page_leads_to_a_first_game(client, db):
    begun_game = client.post("/learn/first-game/")
    table = Table.objects.get(slug=begun_game["Location"].split("/")[2])
    assert [(player.bot, player.name) for player in table.seats] == [("", "You"), ("beginner", "Beginner bot")]


def test_an_unknown_scene_is_not_found_and_a_scene_begins_by_post_only(client, db):
    assert client.post("/learn/chess/").status_code == 404
    assert client.get("/learn/attack/").status_code == 405
    assert client.get("/learn/first-game/").status_code == 405


async def test_the_next_scene_is_one_command_away(transactional_db, tabs, cookie_of):
    cookie = await sync_to_async(cookie_of)("ann")
    table = await sync_to_async(domain.begin_scene)(person=ANN, key="attack")
    tab = await tabs(table.slug, cookie)
    await tab.ask("hello", {"log": 0})
    assert await tab.ask("scene", {"key": "chess"}) == (
        "error",
        {"code": "illegal", "text": "There is no scene called “chess”."},
    )
    assert (await tab.ask("scene", {"key": 5}))[1]["code"] == "malformed"
    command, payload = await tab.ask("scene", {"key": "blocks"})
    assert command == "moved"
    assert payload["url"].startswith("/table/")
