"""What the table's WebSocket says of things that cannot be chosen, and of battles: spoken to as a browser does."""

import json

import pytest
from channels.db import database_sync_to_async

from engine.epic import view
from engine.epic.construction import preconstructed
from live.broadcast import call
from people.persons import Person
from playtest import domain, positions, queries
from playtest.domain import NewPlayer
from playtest.models import Choice, Table
from tests.playtest.scripted import answer, is_asked

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def table(new_table):
    return new_table(visitor="ann")


@pytest.fixture
def ann(cookie_of):
    return cookie_of("ann")


@pytest.fixture
async def tab(table, ann, tabs):
    """Ann's tab at her table, at a moment when she is asked."""
    tab = await tabs(table.slug, ann)
    await tab.ask("hello", {"log": 0})
    await tab.until_asked()
    return tab


@database_sync_to_async
def choices(table):
    return Choice.objects.filter(table=table).count()


async def why(tab, ref):
    return await tab.ask("why", {"at": tab.view["choices"], "ref": ref})


async def until_kind(tab, kind):
    """Play on until the tab is asked for attackers, blockers and so on."""
    while (await tab.until_asked())["decision"]["kind"] != kind:
        assert tab.view["phase"] != "over", f"nobody was asked for {kind}"
        asked = tab.view["decision"]
        battle = [option for option in asked["options"] if option["verb"] == "battle"]
        chosen = {"at": tab.view["choices"], "codes": [battle[0]["code"]]} if battle else answer(tab.view)
        await tab.ask("choose", chosen)
    return tab.view["decision"]


# --- why -------------------------------------------------------------------------------------------------------------


async def test_what_cannot_be_chosen_says_why_with_the_rule(table, tab):
    before = await choices(table)
    command, payload = await why(tab, "p1")
    assert command == "why"
    assert payload == {
        "at": tab.view["choices"],
        "ref": "p1",
        "why": {
            "code": "other_question",
            "text": f"That is not what you are asked now. {tab.view['decision']['prompt']}",
            "rule": "1.8.2",
        },
    }
    assert await choices(table) == before


async def test_what_can_be_chosen_has_no_reason(tab):
    card = tab.view["players"][0]["hand"][0]["id"]
    assert (await why(tab, card))[1]["why"] is None


async def test_no_answer_names_a_card_that_the_opponent_never_showed(tab):
    """Whichever card is asked about, before anybody has played one."""
    theirs = preconstructed("evil")  # Ann's own deck has none of them
    total = sum(player["hand_count"] + player["deck_count"] for player in tab.view["players"])
    answers = [await why(tab, f"c{uid}") for uid in range(0, total, 2)]
    assert {command for command, _ in answers} == {"why"}
    assert [name for name in theirs if name in json.dumps(answers)] == []
    mine = {card["id"] for card in tab.view["players"][0]["hand"]}
    codes = {payload["why"]["code"] for _, payload in answers if payload["ref"] not in mine}
    assert codes == {"out_of_reach"}


@pytest.mark.parametrize("ref", ["", "p7", "c99999", "b1", "__class__", "c-1", "c1;c2"])
async def test_a_thing_that_is_not_there_is_refused(tab, ref):
    command, payload = await why(tab, ref)
    assert (command, payload["code"]) == ("error", "illegal")
    assert (await why(tab, "p0"))[0] == "why"


@pytest.mark.parametrize(
    ("command", "body"),
    [
        ("why", {}),
        ("why", {"at": 0}),
        ("why", {"ref": "p0"}),
        ("why", {"at": 0, "ref": 4}),
        ("why", {"at": 0, "ref": ["p0"]}),
        ("why", {"at": -1, "ref": "p0"}),
        ("why", {"at": 0, "ref": "c" * 17}),
        ("forecast", {}),
        ("forecast", {"at": 0}),
        ("forecast", {"at": 0, "codes": None}),
        ("forecast", {"at": 0, "codes": "1"}),
        ("forecast", {"at": 0, "codes": [1.5]}),
        ("forecast", {"at": 0, "codes": [True]}),
        ("forecast", {"at": 0, "codes": [-4]}),
        ("forecast", {"at": 0, "codes": [1] * 500}),
        ("forecast", {"at": "0", "codes": []}),
    ],
)
async def test_malformed_questions_are_refused_and_the_game_goes_on(tab, command, body):
    answered, payload = await tab.ask(command, body)
    assert (answered, payload["code"]) == ("error", "malformed")
    assert (await why(tab, "p0"))[0] == "why"


@pytest.mark.parametrize(("command", "body"), [("why", {"ref": "p0"}), ("forecast", {"codes": []})])
async def test_questions_about_another_moment_are_stale(tab, command, body):
    answered, payload = await tab.ask(command, {"at": tab.view["choices"] + 1, **body})
    assert (answered, payload["code"]) == ("error", "stale")


@pytest.mark.parametrize(("command", "body"), [("why", {"ref": "p0"}), ("forecast", {"codes": []})])
async def test_a_game_that_is_over_has_no_answers(tab, command, body):
    await tab.ask("concede", {"at": tab.view["choices"]})
    answered, payload = await tab.ask(command, {"at": tab.view["choices"], **body})
    assert (answered, payload["code"]) == ("error", "over")


# --- forecast --------------------------------------------------------------------------------------------------------


async def test_attackers_that_are_picked_have_a_forecast_and_choose_nothing(table, tab):
    asked = await until_kind(tab, "attackers")
    before = await choices(table)
    picked = asked["multi_pick"]["candidates"][0]
    command, payload = await tab.ask("forecast", {"at": tab.view["choices"], "codes": [picked["code"]]})
    assert command == "forecast"
    assert (payload["at"], payload["codes"]) == (tab.view["choices"], [picked["code"]])
    outcome = payload["forecast"]["outcome"]
    assert [one["ref"] for one in outcome["champions"]] == picked["refs"]
    assert [one["seat"] for one in outcome["players"]] == [0, 1]
    assert await choices(table) == before
    assert is_asked(tab.view)


async def test_there_is_no_forecast_where_there_is_no_battle(tab):
    command, payload = await tab.ask("forecast", {"at": tab.view["choices"], "codes": []})
    assert (command, payload["forecast"]) == ("forecast", None)


@pytest.mark.parametrize("codes", [[0], [2**40], [4], [4] * 100])
async def test_picks_that_cannot_be_are_illegal(tab, codes):
    command, payload = await tab.ask("forecast", {"at": tab.view["choices"], "codes": codes})
    assert (command, payload["code"]) == ("error", "illegal")
    assert (await why(tab, "p0"))[0] == "why"


@pytest.mark.parametrize(("theirs", "is_forecast"), [(20, True), (21, False)])
def test_a_battle_among_very_many_champions_is_not_forecast(db, monkeypatch, theirs, is_forecast):
    """Gold Dragons look at each other: a forecast of a hundred took more than a second, in which all others waited."""
    monkeypatch.setattr(domain, "MOST_IN_PLAY", 41)  # as in a game that came to this by itself
    lines = (f"health=30 gold=1 board={board} deck=9*HillGiant" for board in ("20*GoldDragon", f"{theirs}*CaveTroll"))
    position = f"turn=5 active=0 first=0 moment=main seat=0 / {' / '.join(lines)}"
    players = NewPlayer(Person("ann"), name="You"), NewPlayer(bot="random")
    table = domain.begin_position(players=players, position=position, game="epic")
    asked = view(positions.current(table), 0)["decision"]
    attack = next(option["code"] for option in asked["options"] if option["verb"] == "battle")
    domain.choose(slug=table.slug, seat=0, at=0, choice={"codes": [attack]})
    picked = view(positions.current(Table.objects.get()), 0)["decision"]["multi_pick"]["candidates"][0]["code"]
    found = queries.forecast_now(slug=table.slug, seat=0, at=1, codes=[picked])
    assert (found is not None) == is_forecast


# --- forecasts of the second game ------------------------------------------------------------------------------------


@pytest.fixture
def seated_in(tabs, cookie_of):
    """Ann's tab at a table of the second game that begins in a position."""

    async def seated_in(position):
        players = NewPlayer(Person("ann"), name="You"), NewPlayer(bot="random")
        table = await call(domain.begin_position, players=players, position=position, game="epic-tcg")
        tab = await tabs(table.slug, await call(cookie_of, "ann"))
        await tab.ask("hello", {"log": 0})
        return tab

    return seated_in


async def foretold(tab, *places):
    """What is said when the candidates in these places are picked, and their references."""
    candidates = tab.view["decision"]["multi_pick"]["candidates"]
    codes = [candidates[place]["code"] for place in places]
    command, payload = await tab.ask("forecast", {"at": tab.view["choices"], "codes": codes})
    assert (command, payload["codes"]) == ("forecast", codes)
    return payload["forecast"], [candidates[place]["refs"][0] for place in places]


async def test_attackers_of_the_second_game_have_a_forecast(seated_in):
    """A Human and a Tracker: 1 and 7."""
    tab = await seated_in(
        "turn=5 active=0 moment=attackers attacked=1 rules=every-window"
        " / board=Human,Tracker deck=9*Hulk / mojo=8 board=Hulk deck=9*Hulk"
    )
    found, refs = await foretold(tab, 0)
    assert [(one["ref"], one["fate"]) for one in found["outcome"]["champions"]] == [(refs[0], "survives")]
    assert found["outcome"]["players"][1] == {"seat": 1, "damage": 1, "through": 0, "health": 7, "lethal": False}
    found, _ = await foretold(tab, 0, 1)
    assert found["outcome"]["players"][1] == {"seat": 1, "damage": 8, "through": 0, "health": 0, "lethal": True}


@pytest.mark.parametrize(("lies", "is_forecast"), [("", True), (",face-down", False)])
async def test_an_attacker_that_lies_face_down_has_no_forecast(seated_in, lies, is_forecast):
    tab = await seated_in(
        "turn=5 active=1 moment=blockers attacked=0 rules=every-window"
        f" / board=Human,Tracker deck=9*Hulk / board=Medusa(attacking,expended{lies}) deck=9*Hulk"
    )
    found, _ = await foretold(tab, 1)
    assert (found["outcome"] is not None, found["hidden"]) == (is_forecast, not is_forecast)
