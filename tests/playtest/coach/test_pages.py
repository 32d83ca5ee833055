"""Pages of the coach: what it says of a game and to whom, and positions to choose in, which tell nothing before."""

import json
import re

import pytest
from django.test import Client

from engine.epic import Setup, new_game, view
from engine.epic.construction import preconstructed
from engine.epic.records import Record, play_on
from people.persons import Person
from playtest import domain as tables
from playtest.coach import domain
from playtest.domain import NewPlayer
from playtest.models import Coaching, Player, Table
from playtest.queries import USUAL, bots
from tests.playtest.coach.conftest import coaching, idea, look
from tests.visitors import read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

NOTHING = "No choice of yours cost more than 3 of 100 by this bot’s judgement."


@pytest.fixture
def table(finished):
    return finished(choices=8)


def address(table):
    return f"/table/{table.slug}/replay/coach/"


def found(table, **looks):
    """The coach has finished, and found this at these choices."""
    begun = domain.start(slug=table.slug, seat=0, person=Person("ann"))
    second = {number.removeprefix("at_"): one for number, one in looks.items()}
    Coaching.objects.filter(pk=begun.pk).update(second=second, ended="2026-01-01T00:00Z")


# --- where it is found ------------------------------------------------------------------------------------------------


def test_the_table_leads_to_the_coach_but_not_at_a_scene(table, new_table, ann_browser):
    link = f'data-coach="{address(table)}"'
    assert link in ann_browser.get(f"/table/{table.slug}/").content.decode()
    scene = new_table("ann")
    Player.objects.filter(table=scene, seat=1).update(bot="scene-attack")
    assert 'data-coach=""' in ann_browser.get(f"/table/{scene.slug}/").content.decode()


# --- what cost most ---------------------------------------------------------------------------------------------------


def test_the_coach_is_begun_by_a_click_and_says_how_far_it_is(table, ann_browser):
    page = read_by_people(ann_browser.get(address(table)))
    assert "Find what cost you most" in page
    assert not Coaching.objects.exists()
    answer = ann_browser.post(f"{address(table)}start/", {"seat": "0"})
    assert (answer.status_code, answer["Location"]) == (302, f"{address(table)}?seat=0")
    page = ann_browser.get(answer["Location"])
    assert f"0 of {len(coaching(table).choices)} done." in read_by_people(page)
    assert b'hx-trigger="every 2s"' in page.content
    ann_browser.post(f"{address(table)}start/")
    assert Coaching.objects.count() == 1


def test_what_cost_most_is_said_with_what_was_better_and_why(table, ann_browser):
    won = {"reason": {"kind": "won", "object": 0, "first": 0.5, "second": 0.0, "games": 60}, "name": ""}
    found(table, at_5=look(cost=0.126, error=0.02, reasons=[won]), at_3=look(best="Play Kong", cost=0.04, error=0.01))
    response = ann_browser.get(address(table))
    page = read_by_people(response)
    assert "cost about 13 of 100 ± 4 You Pass Better Attack" in page
    assert "It won the game within the turn in 30 of 60 games; yours did in 0." in page
    assert page.index("Better Attack") < page.index("Better Play Kong")
    assert page.count("What came of the better choice") == 1
    assert page.count("The counted games do not say why") == 1
    text = response.content.decode()
    assert f'href="/table/{table.slug}/replay/?step=5&amp;seen_by=0"' in text
    assert f'action="/table/{table.slug}/replay/play-on/"' in text
    assert "hx-trigger" not in text


def test_play_on_begins_a_game_at_that_moment(table, ann_browser):
    found(table, at_5=look())
    form = {"step": "5", "bot": "greedy", "seat": "0"}
    answer = ann_browser.post(f"/table/{table.slug}/replay/play-on/", form)
    assert answer.status_code == 302
    assert Table.objects.exclude(pk=table.pk).count() == 1


@pytest.mark.parametrize(
    ("about", "level"), [({"bot": "beginner"}, "beginner"), ({"bot": "random"}, "random"), ({"other": "bob"}, USUAL)]
)
def test_one_plays_on_against_the_same_opponent_unless_another_is_chosen(new_table, ann_browser, about, level):
    table = new_table("ann", **about)
    tables.concede(slug=table.slug, seat=0, at=0)
    table = Table.objects.get(pk=table.pk)
    found(table, at_0=look())
    page = ann_browser.get(address(table)).content.decode()
    assert re.findall(r'<option value="([a-z]+)" selected>', page.split("<form")[1]) == [level]
    assert all(f'<option value="{bot}"' in page for bot, _ in bots(game="epic"))
    assert f'data-bot-met="{level}"' in ann_browser.get(f"/table/{table.slug}/replay/").content.decode()


@pytest.mark.parametrize("looks", [{}, {"at_5": look(cost=0.03)}, {"at_5": look(cost=0.2, error=0.11)}, {"at_5": None}])
def test_when_nothing_cost_much_it_says_so(table, ann_browser, looks):
    found(table, **looks)
    assert NOTHING in read_by_people(ann_browser.get(address(table)))


def test_what_went_wrong_is_said_and_can_be_asked_again(table, ann_browser):
    begun = domain.start(slug=table.slug, seat=0, person=Person("ann"))
    domain.fail(pk=begun.pk, why="It broke. Ask it again.")
    page = read_by_people(ann_browser.get(address(table)))
    assert "It broke. Ask it again." in page
    assert "Find what cost you most" in page


def test_the_coach_is_led_to_from_the_replay_and_the_games(table, ann_browser):
    assert f'data-coach="{address(table)}start/"' in ann_browser.get(f"/table/{table.slug}/replay/").content.decode()
    games = ann_browser.get("/games/").content.decode()
    assert f'href="{address(table)}"' in games
    assert 'href="/coach/"' in games


# --- the chance of winning over the game ------------------------------------------------------------------------------


def test_the_curve_says_what_the_replay_says_and_leads_to_what_cost_most(finished, ann_browser):
    table = finished(choices=24)
    found(table, at_5=look(cost=0.1), at_3=look(best="Play Kong", cost=0.2))
    response = ann_browser.get(address(table))
    text, page = response.content.decode(), read_by_people(response)
    steps = ann_browser.get(f"/table/{table.slug}/replay/steps.json?seen_by=0").json()["steps"]
    known = [(step, one["view"]["turn"], one["chance"]) for step, one in enumerate(steps) if one["chance"] is not None]
    assert len(known) > 2
    for step, turn, chance in known[:-1]:
        assert f"Turn {turn} {round(100 * chance)}%" in page
        assert f'<a href="/table/{table.slug}/replay/?step={step}&amp;seen_by=0">Turn {turn}</a>' in text
    assert "End of the game 0%" in page
    assert [f"Choice {place}: {cost}" in page for place, cost in ((1, 20), (2, 10))] == [True, True]
    for place in (1, 2):
        assert f'<a href="#choice-{place}" aria-label="Choice {place}, cost about' in text
        assert f'id="choice-{place}"' in text
    replay = ann_browser.get(f"/table/{table.slug}/replay/").content.decode()
    assert '<script id="costly" type="application/json">{"0": [3, 5]}</script>' in replay


def test_the_curve_is_there_before_the_coach_and_marks_nothing(table, ann_browser):
    page = read_by_people(ann_browser.get(address(table)))
    assert "Your chance of winning" in page
    assert "Choice 1" not in page
    assert '<script id="costly" type="application/json">{}</script>' in (
        ann_browser.get(f"/table/{table.slug}/replay/").content.decode()
    )


def test_without_a_turn_there_is_no_curve(new_table, ann_browser):
    table = new_table("ann")
    tables.concede(slug=table.slug, seat=0, at=0)
    assert "Your chance of winning" not in read_by_people(ann_browser.get(address(table)))


# --- whose it is ------------------------------------------------------------------------------------------------------


def test_for_others_there_is_no_such_page(table, bob_browser):
    for browser in (bob_browser, Client()):
        assert browser.get(address(table)).status_code == 404
        assert browser.post(f"{address(table)}start/").status_code == 404
    assert not Coaching.objects.exists()


@pytest.mark.parametrize("seat", ["1", "2", "-1", "x", "0 "])
def test_another_seat_is_not_found(table, ann_browser, seat):
    assert ann_browser.get(address(table), {"seat": seat}).status_code == 404
    assert ann_browser.post(f"{address(table)}start/", {"seat": seat}).status_code == 404


def test_two_at_one_device_have_a_page_for_each(ann_browser):
    decks = preconstructed("good"), preconstructed("evil")
    players = (NewPlayer(Person("ann"), name="Ann", hot_seat=True), NewPlayer(Person("ann"), name="Bob", hot_seat=True))
    table = tables.create_table(players=players, decks=decks, first=0, game="epic")
    tables.concede(slug=table.slug, seat=0, at=0)
    ann_browser.post(f"{address(table)}start/", {"seat": "1"})
    pages = [ann_browser.get(address(table), seat).content.decode() for seat in ({}, {"seat": "1"})]
    assert ['aria-current="true">Ann' in page for page in pages] == [True, False]
    assert ['aria-current="true">Bob' in page for page in pages] == [False, True]
    assert ["Find what cost you most" in page for page in pages] == [True, False]


def test_of_a_game_of_bots_alone_nothing_is_said(bots_table, ann_browser):
    assert ann_browser.get(address(bots_table("random", "random"))).status_code == 404


def test_before_the_end_of_the_game_there_is_no_coach(new_table, ann_browser):
    table = new_table("ann")
    said = "This game is still in progress. The coach speaks when it is over."
    assert said in read_by_people(ann_browser.get(address(table)), 409)
    assert read_by_people(ann_browser.post(f"{address(table)}start/", follow=True), 409).count(said) == 1
    assert not Coaching.objects.exists()


# --- what would you do? -----------------------------------------------------------------------------------------------


def question(table, step=5, seat=0):
    return f"/coach/{table.slug}/{seat}/{step}/question.json"


def answered(browser, table, body, step=5):
    data = body if isinstance(body, str) else json.dumps(body)
    where = f"/coach/{table.slug}/0/{step}/answer.json"
    return browser.post(where, data, content_type="application/json")


def test_without_positions_it_says_where_they_come_from(ann_browser):
    assert "There are none yet." in read_by_people(ann_browser.get("/coach/"))


def test_the_page_names_the_positions_and_tells_nothing_of_them(table, ann_browser):
    found(table, at_5=look(), at_7=look(kind="target"))
    page = ann_browser.get("/coach/").content.decode()
    assert question(table) in page
    assert question(table, 7) not in page
    assert "chance" not in page.split("<main")[1].split('id="questions"')[1]


def test_a_position_is_what_the_seat_saw_with_ideas_in_the_order_of_the_alphabet(table, ann_browser):
    found(table, at_5=look(best="Play Wolf", mine="Attack"))
    asked = ann_browser.get(question(table)).json()
    record = Record.from_json(table.record)
    game = new_game(Setup.from_json(table.setup), int(table.seed))
    for number in play_on(game, record.options, record.versions):
        if number == 5:
            break
    assert asked["view"] == {**view(game, 0), "decision": None}
    assert asked["ideas"] == ["Attack", "Play Wolf"]
    assert (asked["moment"], asked["kind"]) == ("Turn 3, your main phase", "Play")
    assert sorted(asked) == ["ideas", "kind", "log", "moment", "names", "view"]


def test_after_the_answer_the_chances_are_said(table, ann_browser):
    found(table, at_5=look(best="Play Wolf", mine="Attack", cost=0.25, error=0.01))
    said = answered(ann_browser, table, {"idea": 0}).json()
    assert said["ideas"] == [
        {"chance": 0.25, "cost": 0.25, "right": False},
        {"chance": 0.5, "cost": 0.0, "right": True},
    ]
    assert (said["best"], said["taken"], said["why"]) == (1, 0, [])
    assert said["replay"] == f"/table/{table.slug}/replay/?step=5&seen_by=0"


def test_reasons_are_about_the_idea_that_was_chosen(table, ann_browser):
    """Also about another than the one that was taken in the game. One that is as good as the best has none."""
    health, cards = (
        {"reason": {"kind": kind, "object": 0, "first": 9.0, "second": 5.0, "games": 60}, "name": ""}
        for kind in ("health", "cards")
    )
    asked = look(best="Play Wolf", mine="Attack", reasons=[health])
    asked["ideas"] += [idea("Pass", 0.2, reasons=[cards]), idea("Play Rage", 0.01, reasons=[cards]), idea("Wait", 0.2)]
    found(table, at_5=asked)
    said = [answered(ann_browser, table, {"idea": place}).json() for place in range(5)]
    assert [one["why"] for one in said] == [
        ["On average you had 4 more health than after yours."],
        ["On average you had 4 more cards in hand than after yours."],
        [],
        [],
        [],
    ]
    assert [bool(one["unexplained"]) for one in said] == [False, False, False, False, True]


@pytest.mark.parametrize(
    "body", [{"idea": 2}, {"idea": -1}, {"idea": "0"}, {"idea": True}, {}, [], "not JSON", "", "\x00", '{"idea": NaN}']
)
def test_an_answer_that_is_none_is_refused_in_words(table, ann_browser, body):
    found(table, at_5=look())
    response = answered(ann_browser, table, body)
    assert (response.status_code, response.json()["text"]) == (400, "Choose one of the ideas 0 to 1.")


def test_there_is_no_question_for_others_or_elsewhere(table, ann_browser, bob_browser):
    found(table, at_5=look())
    assert bob_browser.get(question(table)).status_code == 404
    assert answered(bob_browser, table, {"idea": 0}).status_code == 404
    for where in (question(table, 6), question(table, 5, 1), question(table, 999_999), "/coach/none/0/5/question.json"):
        assert ann_browser.get(where).status_code == 404
    assert answered(ann_browser, table, {"idea": 0}, step=6).status_code == 404


def test_what_happened_before_is_told_and_nothing_after(finished, ann_browser):
    table = finished(choices=24)
    found(table, at_1=look(), at_20=look())
    early, late = (ann_browser.get(question(table, step)).json()["log"] for step in (1, 20))
    assert late[: len(early)] == early
    assert len(early) < len(late) < len(table.record["stories"][0])
    assert late == table.record["stories"][0][: len(late)]


def test_a_hidden_card_of_the_opponent_is_in_no_answer(new_table, ann_browser):
    """All their cards have a name that nothing else has."""
    table = new_table("ann", mine="good", theirs="evil")
    tables.concede(slug=table.slug, seat=0, at=0)
    table = Table.objects.get(pk=table.pk)
    found(table, at_0=look())
    text = ann_browser.get(question(table, 0)).content.decode() + ann_browser.get("/coach/").content.decode()
    theirs = set(table.setup["decks"][1]) - set(table.setup["decks"][0])
    assert theirs
    assert not [name for name in theirs if name in text]
