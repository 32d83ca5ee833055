"""The coach after a game of the second game: it does there what it does in the first one, in the words of that game and
under its addresses."""

import json
import math

import pytest
from django.test import Client

from engine.games import of
from engine.kernel.records import concession
from live.errors import Refused
from people.persons import Person
from playtest import domain as tables
from playtest import positions
from playtest.coach import domain, queries
from playtest.coach.working import PlayedGame, first_look, second_look, survey
from playtest.domain import NewPlayer
from playtest.models import Table
from tests.playtest.coach.conftest import look, work_all
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)
GAME, ANN = "epic-tcg", Person("ann")
DECK = "deck=9*Ambush"
# The Hulk can attack for the win, or be attacked in the next turn.
LETHAL = (
    f"turn=3 active=0 moment=attack / mojo=3 board=Hulk hand=Djinn {DECK}"
    f" / mojo=5 board=Hulk(expended),Brute(expended) {DECK}"
)
POOR_HAND = "turn=0 active=0 moment=mulligan / hand=5*Bruiser deck=20*Hulk / hand=5*Hulk deck=20*Hulk"
PUT_BACK = "Put these on the bottom and draw"
SENTENCE = "It won the game within the turn in 60 of 60 games; yours did in 0."


def code(game, words):
    play = of(GAME).play
    return next(one for one in play.decision(game).options if play.describe(game, one)["text"] == words)


def played(position, *texts):
    """A game from a position in which the options with these words are chosen; unless it is over then, seat 0
    concedes."""
    play, options = of(GAME).play, []
    setup = play.setup_at(position)
    game = play.new_game(setup, 7)
    for words in texts:
        options.append(code(game, words))
        play.apply(game, options[-1])
    if play.decision(game) is not None:
        options.append(concession(0))
    return PlayedGame.of(GAME, play.record_of(setup, 7, options, ((0, play.VERSION),)))


def table_of(position, words):
    """From a position Ann does what these words say, and concedes."""
    players = (NewPlayer(ANN, name="You"), NewPlayer(bot="random"))
    begun = tables.begin_position(players=players, position=position, game=GAME)
    game = positions.current(begun)
    tables.choose(slug=begun.slug, seat=0, at=game.choices, choice={"codes": [code(game, words)]})
    tables.concede(slug=begun.slug, seat=0, at=positions.current(Table.objects.get(pk=begun.pk)).choices)
    return Table.objects.get(pk=begun.pk)


@pytest.fixture
def table(db):
    """Ann has not attacked for the win."""
    return table_of(LETHAL, "End your Battle Step")


@pytest.fixture
def ann(db):
    return browser_of(ANN)


def address(table):
    return f"/epic-tcg/table/{table.slug}/replay/coach/"


# --- what is found ----------------------------------------------------------------------------------------------------


def test_not_to_win_is_dear_and_the_reason_is_that_it_would_have_won():
    game = played(LETHAL, "End your Battle Step")
    assert survey(game, 0) == [0]
    first = first_look(game, 0, 0)
    assert first["cost"] > 0.3
    found = second_look(game, 0, 0, first["ideas"])
    assert (found["turn"], found["mine"], found["phase"], found["kind"]) == (3, True, "battle", "attack")
    best, mine = found["ideas"]
    assert (best["text"], best["chance"], best["taken"]) == ("Attack your opponent", 1.0, False)
    assert (mine["text"], mine["taken"]) == ("End your Battle Step", True)
    assert [one["reason"]["kind"] for one in mine["reasons"]] == ["won"]
    assert (first_look(game, 0, 0), second_look(game, 0, 0, first["ideas"])) == (first, found)


def test_a_set_is_looked_at_as_a_whole_from_its_first_pick():
    mine, theirs = f"mojo=3 board=Hulk,Brute {DECK}", f"mojo=14 board=Hulk(expended) {DECK}"
    begun = f"turn=3 active=0 moment=attackers attacked=1 / {mine} / {theirs}"
    alone, both = played(begun, "Hulk", "Attack with these"), played(begun, "Hulk", "Brute")
    assert survey(alone, 0) == survey(both, 0) == [0]
    assert survey(played(begun, "Hulk"), 0) == []  # it was never completed
    taken = [
        one["text"]
        for game in (alone, both)
        for one in second_look(game, 0, 0, first_look(game, 0, 0)["ideas"])["ideas"]
        if one["taken"]
    ]
    assert taken == ["Attack with Hulk", "Attack with Hulk and Brute"]


def test_cards_and_pieces_are_named_in_reasons():
    """To break one's own Hulk helps nobody."""
    position = f"turn=3 active=0 moment=build / actions=1 hand=Assassinate board=Hulk {DECK} / {DECK}"
    game = played(position, "Play Assassinate")
    found = second_look(game, 0, 0, first_look(game, 0, 0)["ideas"])
    best, mine = found["ideas"]
    assert (best["text"], mine["text"]) == ("End your Build Step", "Play Assassinate")
    because = {one["reason"]["kind"]: one["name"] for one in mine["reasons"]}
    assert because == {"champion": "Hulk", "offense": "", "cards": "", "card": "Assassinate"}


def test_an_action_that_was_not_used_is_a_reason():
    position = f"turn=3 active=0 moment=build / actions=1 hand=Hulk {DECK} / {DECK}"
    game = played(position, "End your Build Step")
    best, mine = second_look(game, 0, 0, first_look(game, 0, 0)["ideas"])["ideas"]
    assert (best["text"], mine["text"]) == ("Play Hulk", "End your Build Step")
    assert [one["reason"]["kind"] for one in mine["reasons"]] == ["offense", "gold"]


def test_a_first_hand_is_looked_at_as_a_whole_and_costs_what_its_cards_are_worth():
    """To keep five of the poorest cards of a deck of better ones."""
    game, other = played(POOR_HAND, "Keep your hand"), played(POOR_HAND, "Bruiser", "Bruiser", PUT_BACK)
    assert survey(game, 0) == survey(other, 0) == [0]
    first = first_look(game, 0, 0)
    found = second_look(game, 0, 0, first["ideas"])
    assert (found["kind"], found["phase"]) == ("mulligan", "mulligan")
    best, *_ = found["ideas"]
    (mine,) = (one for one in found["ideas"] if one["taken"])
    assert (best["text"], mine["text"]) == ("Put back 5 Bruiser", "Keep this hand")
    # each Hulk is 5.94 above a Bruiser, each Mojo counts 1.2, and 20 are 1 of the log odds
    assert best["chance"] == round(1 / (1 + math.exp(5 * 1.2 / 20)), 3)
    assert mine["chance"] == round(1 / (1 + math.exp(5 * 5.94 / 20)), 3)
    two = second_look(other, 0, 0, first_look(other, 0, 0)["ideas"])
    assert [one["text"] for one in two["ideas"] if one["taken"]] == ["Put back 2 Bruiser"]


# --- what the pages say -----------------------------------------------------------------------------------------------


def test_the_table_the_replay_and_the_games_lead_to_the_coach_of_this_game(table, ann):
    home = f"/epic-tcg/table/{table.slug}/"
    assert f'data-coach="{address(table)}"' in ann.get(home).text
    assert f'data-coach="{address(table)}start/"' in ann.get(f"{home}replay/").text
    games = ann.get("/epic-tcg/games/").text
    assert f'href="{address(table)}"' in games
    assert 'href="/epic-tcg/coach/"' in games


def test_the_coach_is_begun_by_a_click_and_says_what_cost_most_and_why(table, ann):
    answer = ann.post(f"{address(table)}start/", {"seat": "0"})
    assert (answer.status_code, answer["Location"]) == (302, f"{address(table)}?seat=0")
    page = ann.get(answer["Location"])
    assert "0 of 1 done." in read_by_people(page)
    assert "<title>Coach: You against Random · Epic TCG · Fourfold</title>" in page.text
    work_all()
    page = ann.get(answer["Location"])
    said = read_by_people(page)
    assert "Turn 3, your attack cost about " in said
    assert "You End your Battle Step Better Attack your opponent" in said
    assert SENTENCE in said
    assert "In these games your opponent attacks and blocks but plays no cards" in said
    assert f'href="/epic-tcg/table/{table.slug}/replay/?step=0&amp;seen_by=0"' in page.text
    assert f'action="/epic-tcg/table/{table.slug}/replay/play-on/"' in page.text
    costly = '<script id="costly" type="application/json">{"0": [0]}</script>'
    assert costly in ann.get(f"/epic-tcg/table/{table.slug}/replay/").text


def test_of_a_first_hand_it_says_that_its_cards_were_judged_and_asks_about_it(ann):
    table = table_of(POOR_HAND, "Keep your hand")
    domain.start(slug=table.slug, seat=0, person=ANN)
    work_all()
    said = read_by_people(ann.get(address(table)))
    assert "Before the first turn cost about 24 of 100 ± 1 You Keep this hand Better Put back 5 Bruiser" in said
    assert "No games are played on from a first hand: this is how the bot judges its cards." in said
    where = f"/epic-tcg/coach/{table.slug}/0/0/"
    question = ann.get(f"{where}question.json").json()
    assert (question["kind"], question["moment"]) == ("Keep or put back", "Before the first turn")
    assert question["ideas"] == ["Keep this hand", *(f"Put back {count} Bruiser" for count in (3, 4, 5))]
    assert [len(player["hand"]) for player in question["view"]["players"]] == [5, 0]
    answer = ann.post(f"{where}answer.json", json.dumps({"idea": 0}), content_type="application/json").json()
    assert (answer["best"], answer["taken"], answer["why"]) == (3, 0, [])
    assert answer["unexplained"].startswith("No games are played on from a first hand")


def test_reasons_are_said_in_the_words_of_the_game(table, ann):
    reasons = [
        {"reason": {"kind": kind, "object": 0, "first": 9.0, "second": 5.0, "games": 60}, "name": ""}
        for kind in ("their_health", "health")
    ]
    used = {"reason": {"kind": "gold", "object": 0, "first": 0.9, "second": 0.25, "games": 60}, "name": ""}
    begun = domain.start(slug=table.slug, seat=0, person=ANN)
    begun.second = {
        "0": look(kind="priority", reasons=[*reasons, used]) | {"phase": "build"},
        "1": look(best="Play Hulk", kind="blockers", cost=0.05),
    }
    begun.ended = begun.asked
    begun.save()
    said = read_by_people(ann.get(address(table)))
    assert "Turn 3, your Build Step" in said
    assert "On average your opponent had 4 less Mojo than after yours." in said
    assert "On average you had 4 more Mojo than after yours." in said
    assert "Your action of this turn was used in 54 of 60 games; after yours it was left unused in 45." in said
    assert "The counted games do not say why: Mojo, offense, cards and actions differed too little." in said


def test_a_page_that_is_asked_for_in_the_other_game_leads_to_its_own(table, ann):
    answer = ann.get(f"/table/{table.slug}/replay/coach/")
    assert (answer.status_code, answer["Location"]) == (302, f"{address(table)}?seat=0")
    answer = ann.post(f"/table/{table.slug}/replay/coach/start/")
    assert (answer.status_code, answer["Location"]) == (302, f"{address(table)}?seat=0")


def test_the_curve_says_what_the_replay_says(table, ann):
    steps = ann.get(f"/epic-tcg/table/{table.slug}/replay/steps.json?seen_by=0").json()["steps"]
    known = [one["chance"] for one in steps if one["chance"] is not None]
    assert len(known) == 2
    assert 0 < known[0] < 1
    assert known[1] == 0.0
    assert f"Turn 3 {round(100 * known[0])}%" in read_by_people(ann.get(address(table)))


# --- what would you do? -----------------------------------------------------------------------------------------------


def test_each_game_asks_about_its_own_positions(table, finished, ann):
    first = finished(choices=8)
    for one in (table, first):
        begun = domain.start(slug=one.slug, seat=0, person=ANN)
        begun.second = {"0": look(kind="attackers"), "1": look(kind="target")}
        begun.save()
    mine, others = f"/epic-tcg/coach/{table.slug}/0/0/question.json", f"/coach/{first.slug}/0/0/question.json"
    assert [one.slug for one in queries.questions_of(ANN, GAME)] == [table.slug]
    pages = [ann.get("/epic-tcg/coach/").text, ann.get("/coach/").text]
    assert [mine in page for page in pages] == [True, False]
    assert [others in page for page in pages] == [False, True]


def test_a_position_is_asked_and_answered_in_the_words_of_the_game(table, ann):
    domain.start(slug=table.slug, seat=0, person=ANN)
    work_all()
    (asked,) = queries.questions_of(ANN, GAME)
    where = f"/epic-tcg/coach/{table.slug}/0/{asked.step}/"
    question = ann.get(f"{where}question.json").json()
    assert (question["kind"], question["moment"]) == ("Attack", "Turn 3, your attack")
    assert question["ideas"] == ["Attack your opponent", "End your Battle Step"]
    assert question["view"]["decision"] is None
    assert [player["hand_count"] for player in question["view"]["players"]] == [1, 0]
    said = ann.post(f"{where}answer.json", json.dumps({"idea": 1}), content_type="application/json").json()
    assert (said["best"], said["taken"], said["why"]) == (0, 1, [SENTENCE])
    assert said["replay"] == f"/epic-tcg/table/{table.slug}/replay/?step={asked.step}&seen_by=0"


def test_without_positions_it_says_where_they_come_from(ann):
    page = ann.get("/epic-tcg/coach/")
    assert "There are none yet." in read_by_people(page)
    assert 'href="/epic-tcg/games/"' in page.text


# --- whose it is ------------------------------------------------------------------------------------------------------


def test_for_others_there_is_no_such_page(table):
    for browser in (browser_of(Person("bob")), Client()):
        assert browser.get(address(table)).status_code == 404
        assert browser.post(f"{address(table)}start/").status_code == 404


def test_of_more_than_two_nothing_is_said(ann):
    players = (NewPlayer(ANN, name="You"), NewPlayer(bot="random"), NewPlayer(bot="random"))
    decks = of(GAME).limited.DEALS[0].deal(3, 1, ())
    table = tables.create_table(players=players, decks=decks, first=0, game=GAME, format_="free-for-all")
    tables.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    assert 'data-coach=""' in ann.get(f"/epic-tcg/table/{table.slug}/").text
    with pytest.raises(Refused):
        domain.start(slug=table.slug, seat=0, person=ANN)
