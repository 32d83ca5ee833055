"""Scenes of every game: each can be solved, says what went wrong when it is not, and can be followed by the next."""

import re

import pytest
from asgiref.sync import sync_to_async

from engine.games import DEFAULT, GAMES
from gate.games import home_of
from live.errors import Refused
from people.persons import Person
from playtest import domain, positions, queries, recent
from playtest.models import Table
from playtest.practice.queries import to_advise
from playtest.scenes import DONE, SCENES, UnknownScene, scene_after, scene_at, scene_of
from playtest.scenes.scene import MISSED, OPEN
from playtest.workers import think
from tests.playtest.scenes.playing import IDLE, played

EVERY = [pytest.param(game, scene, id=f"{game}-{scene.key}") for game, scenes in SCENES.items() for scene in scenes]


@pytest.mark.parametrize(("game", "scene"), EVERY)
def test_a_scene_is_solved_by_its_solution(game, scene):
    heard, rest = played(game, scene, scene.solution)
    assert rest == []
    assert (heard[-1].state, heard[-1].text) == (DONE, scene.well)
    assert all(one.state == OPEN for one in heard[:-2])


@pytest.mark.parametrize(("game", "scene"), EVERY)
def test_who_does_nothing_is_told_what_went_wrong(game, scene):
    heard, _ = played(game, scene, ())
    assert heard[-1].state == MISSED
    assert heard[-1].text in [remark.text for remark in scene.remarks if remark.ends]


@pytest.mark.parametrize("game", GAMES)
def test_scenes_follow_each_other_and_end(game):
    scenes = SCENES[game]
    assert [scene_after(scene, game) for scene in scenes] == [*scenes[1:], None]
    assert len({scene.key for scene in scenes}) == len(scenes) >= 5


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_that_is_not_there_is_refused(game):
    others = [scene.key for other, scenes in SCENES.items() if other != game for scene in scenes]
    for key in ("chess", "", *others):
        with pytest.raises(UnknownScene, match=f"no scene called “{key}”"):
            scene_at(key, game)
        assert scene_of(f"scene-{key}", game) is None
    assert scene_of("greedy", game) is None


# --- at a table ----------------------------------------

ANN = Person("ann")


@pytest.fixture
def table(db):
    return domain.begin_scene(person=ANN, key="powers", game=DEFAULT)


def act(table, text):
    """Choose the option whose words begin so."""
    seen = queries.table_payload(slug=table.slug, seat=0, log=0)
    asked = seen["view"]["decision"]
    [code, *_] = [one["code"] for one in asked["options"] if one["text"].startswith(text)]
    domain.choose(slug=table.slug, seat=0, at=seen["at"], choice={"codes": [code]})
    return queries.table_payload(slug=table.slug, seat=0, log=0)["scene"]


def test_a_table_tells_its_scene_and_remembers_that_it_was_solved(table):
    scene = scene_at("powers", DEFAULT)
    assert queries.scenes_done(ANN, DEFAULT) == set()
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
    assert queries.scenes_done(ANN, DEFAULT) == {"powers"}
    assert queries.scenes_done(Person("bob"), DEFAULT) == set()


def test_a_scene_is_no_game_of_the_first_page_and_takes_no_hints(table):
    assert recent.tables(ANN, "epic") == []
    with pytest.raises(Refused, match="Hints are off"):
        to_advise(slug=table.slug, seat=0, at=0)


@pytest.mark.parametrize(("game", "key"), [("epic", "powers"), ("epic-tcg", "hunting")])
def test_a_rematch_begins_in_the_same_position(game, key, db):
    table = domain.begin_scene(person=ANN, key=key, game=game)
    domain.concede(slug=table.slug, seat=0, at=queries.table_payload(slug=table.slug, seat=0, log=0)["at"])
    again = domain.rematch(slug=table.slug, seat=0)
    shown = queries.table_payload(slug=again.slug, seat=0, log=0)["scene"]
    assert (shown["key"], shown["state"]) == (key, OPEN)
    assert (again.game, again.setup["position"]) == (game, scene_at(key, game).position)


@pytest.mark.parametrize(("game", "scene"), EVERY)
def test_a_scene_is_solved_at_a_table(game, scene, db):
    """Whoever sits there is asked each time that the solution has something to do, and the partner answers."""
    table = domain.begin_scene(person=ANN, key=scene.key, game=game)
    at_table(table, scene.solution)
    assert queries.scenes_done(ANN, game) == {scene.key}
    assert all(queries.scenes_done(ANN, other) == set() for other in GAMES if other != game)


def at_table(table, steps):
    """Do these steps at a table, as a page would, and let the partner do its own. Where one would hardly answer oneself
    it passes by itself."""
    rest = [step for step in steps if step != "Pass"]
    while queries.table_payload(slug=table.slug, seat=0, log=0)["scene"]["state"] == OPEN:
        game = positions.branch(positions.current(Table.objects.get(pk=table.pk)))
        if game.seat == 1:
            turn = queries.bot_turn(slug=table.slug)
            answer = think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, turn.game)
            assert domain.play_bot(slug=table.slug, seat=1, at=turn.at, codes=answer.codes)
            continue
        at, kind, codes = game.choices, game.kind, []
        while not codes or (game.seat == 0 and game.kind == kind and not table.play.window(game)):  # picks at once
            codes.append(next_code(table.play, game, rest))
            table.play.apply(game, codes[-1])
        domain.choose(slug=table.slug, seat=0, at=at, choice={"codes": codes})
    assert rest == []


def next_code(play, game, rest):
    """The option of the next step, or that which passes where it is not offered."""
    options = {code: play.describe(game, code) for code in game.options}
    for code, words in options.items():
        if rest and words["text"].startswith(rest[0]):
            rest.pop(0)
            return code
    return next(code for code, words in options.items() if words["verb"] in IDLE)


# --- pages ----------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_page_leads_to_the_scenes_of_its_game(game, client, db):
    html = client.get(f"{home_of(game)}learn/").content.decode()
    assert re.findall(r'id="scene-([\w-]+)"', html) == [scene.key for scene in SCENES[game]]
    assert {*re.findall(r'href="#scene-([\w-]+)"', html)} == {scene.key for scene in SCENES[game]}  # from the rules
    for scene in SCENES[game]:
        assert scene.title in html
        begun_scene = client.post(f"{home_of(game)}learn/{scene.key}/")
        table = Table.objects.get(slug=begun_scene["Location"].rstrip("/").rpartition("/")[2])
        assert begun_scene["Location"] == f"{home_of(game)}table/{table.slug}/"
        assert (table.game, table.setup["position"], table.seats[1].bot) == (game, scene.position, scene.bot)
        assert client.get(begun_scene["Location"]).status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_no_scene_begins_under_another_game(game, client, db):
    others = [scene.key for other, scenes in SCENES.items() if other != game for scene in scenes]
    for key in (*others, "chess", "puzzle-99999"):
        assert client.post(f"{home_of(game)}learn/{key}/").status_code == 404
    assert Table.objects.count() == 0


def test_only_a_game_with_puzzles_begins_one(client, db):
    assert client.post("/epic-tcg/learn/puzzle-1/").status_code == 404
    assert client.post("/learn/puzzle-1/").status_code == 302


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
    table = await sync_to_async(domain.begin_scene)(person=ANN, key="attack", game=DEFAULT)
    tab = await tabs(table.slug, cookie)
    await tab.ask("hello", {"log": 0})
    assert await tab.ask("scene", {"key": "chess"}) == (
        "error",
        {"code": "illegal", "text": "There is no scene called “chess”."},
    )
    assert (await tab.ask("scene", {"key": "veiled"}))[1]["code"] == "illegal"  # of another game
    assert (await tab.ask("scene", {"key": 5}))[1]["code"] == "malformed"
    command, payload = await tab.ask("scene", {"key": "blocks"})
    assert command == "moved"
    assert payload["url"].startswith("/table/")


async def test_the_next_scene_is_one_of_the_game_at_the_table(transactional_db, tabs, cookie_of):
    cookie = await sync_to_async(cookie_of)("ann")
    table = await sync_to_async(domain.begin_scene)(person=ANN, key="line", game="epic-tcg")
    tab = await tabs(table.slug, cookie)
    await tab.ask("hello", {"log": 0})
    for key in ("attack", "puzzle-1"):
        assert (await tab.ask("scene", {"key": key}))[1]["code"] == "illegal"
    command, payload = await tab.ask("scene", {"key": "hunting"})
    assert command == "moved"
    begun = await Table.objects.aget(slug=payload["url"].rstrip("/").rpartition("/")[2])
    assert (begun.game, begun.setup["position"]) == ("epic-tcg", scene_at("hunting", "epic-tcg").position)
