"""Tables of the second game: the laws that hold at the tables of the first one hold there."""

import json
import time

import pytest
from django.test import Client

from engine.epic_tcg import Setup, apply, new_game, view
from engine.epic_tcg.construction import READY
from engine.epic_tcg.positions import read
from engine.games import DEFAULT
from live.broadcast import call
from live.errors import Refused
from people.persons import Person
from playtest import domain, once_more, positions, queries, replays
from playtest.domain import NewPlayer
from playtest.games import finished_games
from playtest.hot_seat import domain as hot_seat
from playtest.models import ALWAYS, Choice, Table
from playtest.practice.terms import Practice, practice_at
from playtest.replays import FinishedGame
from playtest.watching import queries as watching
from playtest.workers import think
from tests.playtest.scripted import answer, is_asked

pytestmark = pytest.mark.django_db(transaction=True)
GAME = "epic-tcg"
GOOD, EVIL = (list(deck.cards) for deck in READY[:2])


def begin(bot="random", other=None, decks=(GOOD, EVIL), first=0):
    me = NewPlayer(Person("ann"), name="You" if other is None else "Ann")
    them = NewPlayer(bot=bot) if other is None else NewPlayer(Person(other), name=other.capitalize())
    return domain.create_table(players=(me, them), decks=decks, first=first, game=GAME)


@pytest.fixture
def table(db):
    return begin()


@pytest.fixture
def ann(cookie_of):
    return cookie_of("ann")


@pytest.fixture
async def tab(table, ann, tabs):
    """Ann's tab at her table, at a moment when she is asked."""
    tab = await tabs(table.slug, ann)
    assert (await tab.ask("hello", {"log": 0}))[0] == "table"
    await tab.until_asked()
    return tab


async def code_of(tab, command, payload):
    """The code by which this is refused."""
    said, body = await tab.ask(command, payload)
    assert said == "error"
    assert body["text"].endswith(".")
    return body["code"]


def play_to_its_end(table):
    """Both seats answer by rule until the game is over, in frames as they are sent."""
    for _ in range(1500):
        asked = domain_decision(table)
        if asked is None:
            return Table.objects.get(pk=table.pk)
        seen = queries.table_payload(slug=table.slug, seat=asked, log=0)["view"]
        choice = answer(seen)
        domain.choose(slug=table.slug, seat=asked, at=choice.pop("at"), choice=choice)
    pytest.fail("the game does not come to an end")


def domain_decision(table):
    found = Table.objects.get(pk=table.pk)
    if found.finished is not None:
        return None
    return found.play.decision(positions.current(found)).seat


# --- a whole game ----------------------------------------------------------------------------------------------------


async def test_a_whole_game_is_played_and_no_frame_names_a_card_before_it_was_shown(ann, tabs):
    """The bot's cards are none of ours. When each first lay open the engine tells, as the bot saw the game."""
    theirs = sorted(set(EVIL))
    table = await call(begin, decks=(GOOD, theirs * 2))
    tab = await tabs(table.slug, ann)
    await tab.ask("hello", {"log": 0})
    for _ in range(600):
        seen = await tab.until_asked()
        if seen["phase"] == "over":
            break
        await tab.ask("choose", answer(seen))
    assert tab.view["result"]["winner"] in (0, 1)
    first_open = await call(opened, table)
    frames = [(at, text) for at, text in tab.shown]
    assert len(frames) > 20
    leaks = {(at, name) for at, text in frames for name in theirs if name in text and first_open.get(name, at + 1) > at}
    assert leaks == set()
    assert first_open.keys() & set(theirs)


def opened(table):
    """At which choice each of the bot's cards first lay open."""
    kept = Table.objects.get(pk=table.pk)
    game, found = new_game(Setup.from_json(kept.setup), int(kept.seed)), {}
    for code in Choice.objects.filter(table=kept).values_list("code", flat=True):
        apply(game, code)
        seen = view(game, 1)
        shown = [*(one for one in seen["pieces"] + seen["line"] if not one["face_down"]), seen["resolving"] or {}]
        shown += [card for player in seen["players"] for card in player["discard"]]
        for name in {one.get("card") for one in shown}:
            found.setdefault(name, game.choices)
    return found


async def test_a_move_is_stored_before_it_is_seen_and_a_server_that_was_killed_goes_on(tab, table):
    for _ in range(10):
        seen = tab.view
        if not is_asked(seen):
            break
        await tab.ask("choose", answer(seen))
        await tab.until_asked()
        stored = await call(Choice.objects.filter(table=table).count)
        assert stored >= tab.view["choices"]
    before = await call(queries.table_payload, slug=table.slug, seat=0, log=0)
    positions.forget()  # as a server does that starts anew
    again = await call(queries.table_payload, slug=table.slug, seat=0, log=0)
    assert (again["view"], again["log"]) == (before["view"], before["log"])


# --- bots ------------------------------------------------------------------------------------------------------------


def test_the_bot_that_searches_is_offered_where_two_play():
    assert queries.bots(game=GAME) == [("greedy", "Greedy"), ("hard", "Hard"), ("random", "Random")]
    assert queries.bots(game=GAME, many=True) == [("greedy", "Greedy"), ("random", "Random")]


def test_what_a_bot_thought_is_kept_and_it_answers_alike_or_at_once_when_its_time_is_up():
    table = begin("hard", first=1)
    # a first hand is judged without games, so that no time runs out
    while not has_searched(answered := think(*(asked := asked_of_bot(table)), GAME)):
        domain.play_bot(slug=table.slug, seat=1, at=len(asked[4]), **answered._asdict())
    assert think(*asked, GAME) == answered
    in_haste = think(*asked, GAME, time.monotonic())
    assert {one["stopped"] for one in answered.thoughts if one} == {False}
    assert {one["stopped"] for one in in_haste.thoughts if one} == {True}
    domain.play_bot(slug=table.slug, seat=1, at=len(asked[4]), **answered._asdict())
    kept = Choice.objects.filter(table=table, thought__isnull=False).order_by("number")
    searched = [thought for thought in answered.thoughts if thought]
    assert [one.thought for one in kept][-len(searched) :] == searched
    domain.concede(slug=table.slug, seat=0, at=Choice.objects.filter(table=table).count())
    shown = replays.replay(FinishedGame.of(Table.objects.get(pk=table.pk)), seen_by="open", seat=0)
    assert shown["has_thoughts"]
    assert [bool(step["thought"]) for step in shown["steps"]].count(True) == len(kept)


def has_searched(answer):
    return any(thought and thought["options"] for thought in answer.thoughts)


def asked_of_bot(table):
    """What a worker is asked, once the visitor has answered by rule."""
    while (turn := queries.bot_turn(slug=table.slug)) is None:
        choice = answer(queries.table_payload(slug=table.slug, seat=0, log=0)["view"])
        domain.choose(slug=table.slug, seat=0, at=choice.pop("at"), choice=choice)
    return turn.bot, turn.seat, turn.setup, turn.seed, turn.codes


# --- what is refused -------------------------------------------------------------------------------------------------


async def test_stale_choices_illegal_ones_and_huge_bodies_are_refused(tab, table):
    at = tab.view["choices"]
    before = await call(Choice.objects.filter(table=table).count)
    assert await code_of(tab, "choose", {"at": at + 1, "codes": [0]}) == "stale"
    assert await code_of(tab, "choose", {"at": at, "codes": [123_456]}) == "illegal"
    assert await code_of(tab, "choose", {"at": at, "codes": [0] * 401}) == "malformed"
    assert await code_of(tab, "choose", {"at": at, "amounts": {"b1": -1}}) in ("illegal", "malformed")
    assert await code_of(tab, "stops", {"weather": True}) == "malformed"
    assert await code_of(tab, "stops", {"end_offer": True}) == "malformed"  # one of the other game
    assert await code_of(tab, "why", {"at": at, "ref": "c999999"}) == "illegal"
    assert await code_of(tab, "hint", {"at": at}) == "no_practice"
    await tab.say_text(json.dumps(["choose", 99, {"at": at, "codes": [], "more": "x" * 20_000}]))
    assert (await tab.hear())[2]["code"] == "too_large"
    assert await call(Choice.objects.filter(table=table).count) == before


def test_nobody_chooses_for_another_seat():
    table = begin(other="bob")
    seat = domain_decision(table)
    with pytest.raises(Refused) as refused:
        domain.choose(slug=table.slug, seat=1 - seat, at=0, choice={"codes": [0]})
    assert refused.value.code == "not_your_choice"


def test_a_card_of_another_game_is_no_card_of_this_one():
    from engine.kernel.names import Unknown

    with pytest.raises(Unknown):
        begin(decks=(["Kong"] * 30, EVIL))


def test_practice_is_offered_against_a_bot_and_refused_among_people():
    practised = NewPlayer(Person("ann"), name="You", practice=Practice(hints=True, warns=True))
    table = domain.create_table(players=(practised, NewPlayer(bot="random")), decks=(GOOD, EVIL), first=0, game=GAME)
    assert practice_at(table, 0) == Practice(hints=True, warns=True)
    with pytest.raises(Refused) as refused:
        domain.create_table(
            players=(practised, NewPlayer(Person("bob"), name="Bob")), decks=(GOOD, EVIL), first=0, game=GAME
        )
    assert refused.value.code == "no_practice"


# --- stops, and what passes by itself --------------------------------------------------------------------------------


def test_a_new_table_stops_where_the_game_says(table):
    stops = table.seats[0].stops
    assert stops == {
        "line": True, "own_line": False, "pre_battle": False, "before_attack": False, "before_blocks": True,
        "before_damage": True, "build": False, "end": True, "own_steps": False, ALWAYS: False,
    }  # fmt: skip


def stop_of(table):
    """The stop at which somebody is asked, and who it is; None where no card can be played."""
    found = Table.objects.get(pk=table.pk)
    window = None if found.finished else found.play.window(positions.current(found))
    return None if window is None else (window.seat, window.stop)


def test_nobody_is_asked_where_they_have_no_stop_but_in_their_own_turn(settings):
    settings.PASS_PAUSE = 0
    table = begin(other="bob")
    for seat in (0, 1):
        domain.set_stops(slug=table.slug, seat=seat, stops=dict.fromkeys(table.seats[0].stops, False))
    met = set()
    for _ in range(300):
        asked = domain_decision(table)
        if asked is None:
            break
        if (met_here := stop_of(table)) is not None:
            met.add(met_here[1])
        seen = queries.table_payload(slug=table.slug, seat=asked, log=0)["view"]
        choice = answer(seen)
        domain.choose(slug=table.slug, seat=asked, at=choice.pop("at"), choice=choice)
    assert met == {""}


def test_the_line_is_a_stop(settings):
    """What the opponent has put on the line waits for whoever could answer it, also with all other stops off."""
    settings.PASS_PAUSE = 0
    table = begin(other="bob")
    off = dict.fromkeys(table.seats[0].stops, False)
    for seat in (0, 1):
        domain.set_stops(slug=table.slug, seat=seat, stops=off | {"line": True})
    for _ in range(300):
        asked = domain_decision(table)
        assert asked is not None, "nobody has answered anything"
        seen = queries.table_payload(slug=table.slug, seat=asked, log=0)["view"]
        if (met := stop_of(table)) is not None and met[1]:
            assert met == (asked, "line")
            assert seen["line"][-1]["controller"] == 1 - asked
            return
        choice = answer(seen)
        domain.choose(slug=table.slug, seat=asked, at=choice.pop("at"), choice=choice)
    pytest.fail("nobody has answered anything")


# --- afterwards ------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_kept_and_can_be_seen_again_from_every_seat(settings):
    settings.PASS_PAUSE = 0
    table = play_to_its_end(begin(other="bob"))
    assert table.result["reason"] in ("mojo", "deck", "card", "all")
    game = FinishedGame.of(table)
    for seen_by in ("0", "1", "open"):
        shown = replays.replay(game, seen_by=seen_by, seat=0)
        assert shown["note"] == ""
        assert len(shown["steps"]) == len(table.record["options"]) + 1
        assert shown["steps"][-1]["view"]["result"] is not None
        chances = [step["chance"] for step in shown["steps"] if step["chance"] is not None]
        assert len(chances) == shown["steps"][-1]["view"]["turn"] + 1
        assert chances[-1] == float(table.result["winner"] == shown["chances_of"])
    first = replays.replay(game, seen_by="0", seat=0)["steps"][0]["view"]
    assert first["players"][1]["hand"] == []
    assert len(replays.replay(game, seen_by="open", seat=0)["steps"][0]["view"]["players"][1]["hand"]) == 5
    record = replays.checked(table)
    again = domain.play_on_from(
        record=record, step=10, players=(NewPlayer(Person("ann")), NewPlayer(bot="random")), game=GAME
    )
    assert positions.current(again).choices == 10
    assert again.game == GAME


def test_a_game_is_in_the_list_of_its_own_game_and_nowhere_else(table):
    domain.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    assert [game.slug for game in finished_games(Person("ann"), GAME)] == [table.slug]
    assert finished_games(Person("ann"), game=DEFAULT) == []
    found = [once_more.before(table.slug, Person("ann"), game=game, form=once_more.HOME) for game in (GAME, "epic")]
    assert [before is not None for before in found] == [True, False]


@pytest.mark.parametrize(
    ("home", "words"), [("", "This file is no record of a game of Epic."),
                        ("/epic-tcg", "This file is no record of a game of the Epic TCG.")]
)  # fmt: skip
def test_a_file_that_is_no_record_is_refused_in_the_name_of_the_game_that_one_is_in(home, words):
    answered = Client().post(f"{home}/replay/steps.json", "{", content_type="application/json")
    assert (answered.status_code, answered.json()["text"]) == (400, words)


def test_a_record_of_the_other_game_is_no_record_of_this_one(table):
    domain.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    record = json.dumps({"record": Table.objects.get(pk=table.pk).record, "seen_by": "0"})
    answers = [
        Client().post(f"{home}/replay/steps.json", record, content_type="application/json").json()
        for home in ("", "/epic-tcg")
    ]
    assert answers[0]["text"] == "This is no record of a game of Epic."
    assert [step["view"]["seat"] for step in answers[1]["steps"]] == [0, 0]


def test_two_people_go_on_at_one_device_from_a_moment_of_it(table):
    domain.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    record = replays.checked(Table.objects.get(pk=table.pk))
    again = hot_seat.play_on(person=Person("ann"), record=record, step=0, names=["Ann", "Bob"], game=GAME)
    assert (again.game, again.is_hot_seat) == (GAME, True)
    assert queries.table_payload(slug=again.slug, seat=domain_decision(again), log=0)["at"] == 0


def test_spectators_see_what_both_players_may_see():
    table = begin(other="bob")
    Table.objects.filter(pk=table.pk).update(sees="public", watch_slug="somewhere")
    (moment,) = watching.showing(slug="somewhere").moments
    assert moment.view["seat"] is None
    assert [player["hand"] for player in moment.view["players"]] == [[], []]
    assert moment.view["decision"]["prompt"] in ("Ann is choosing.", "Bob is choosing.")


def test_conceding_ends_the_game_and_a_rematch_is_of_the_same_game(table):
    domain.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    table = Table.objects.get(pk=table.pk)
    assert table.result == {"winner": 1, "reason": "concession"}
    again = domain.rematch(slug=table.slug, seat=0)
    assert (again.game, again.setup["decks"]) == (GAME, table.setup["decks"])


def test_what_reveals_nothing_can_be_taken_back():
    table = begin(other="bob")
    for _ in range(200):
        asked = domain_decision(table)
        payload = queries.table_payload(slug=table.slug, seat=asked, log=0)
        if payload["take_back"]:
            at = payload["at"]
            domain.take_back(slug=table.slug, seat=asked, at=at)
            after = queries.table_payload(slug=table.slug, seat=asked, log=0)
            assert after["at"] == at + 1
            assert after["take_back"] is None
            return
        choice = answer(payload["view"])
        domain.choose(slug=table.slug, seat=asked, at=choice.pop("at"), choice=choice)
    pytest.fail("nothing could be taken back")


def test_a_position_tells_what_the_seat_may_know(table):
    game = read(queries.position_text(slug=table.slug, seat=0))
    real = positions.current(table)
    hands = [[card["card"] for card in view(one, 0)["players"][0]["hand"]] for one in (game, real)]
    assert hands[0] == hands[1] != []


def test_a_position_tells_nothing_of_the_list_of_another(table):
    """Of the bot's 30 cards all are the same, and any card of the game could be there."""
    table = begin(decks=(GOOD, ["Hulk"] * 30))
    game = read(queries.position_text(slug=table.slug, seat=0))
    theirs = [card for uid, card in enumerate(game.def_of) if game.owner_of[uid] == 1]
    assert len(theirs) == 30
    assert max(map(theirs.count, theirs)) < 6


def test_no_position_is_told_while_the_opponent_looks_at_cards(settings):
    settings.PASS_PAUSE = 0
    table = begin(other="bob", decks=(GOOD, ["Deep Thought", "Hulk", "Medusa"] * 10))
    for _ in range(60):
        asked = domain_decision(table)
        seen = queries.table_payload(slug=table.slug, seat=asked, log=0)["view"]
        if asked == 1 and seen["decision"]["kind"] == "pick":
            with pytest.raises(Refused) as refused:
                queries.position_text(slug=table.slug, seat=0)
            assert refused.value.code == "illegal"
            assert queries.position_text(slug=table.slug, seat=1)
            return
        thinks = [option for option in seen["decision"]["options"] if "Deep Thought" in option["text"]]
        codes = [thinks[0]["code"] if thinks else seen["decision"]["options"][0]["code"]]
        codes = [] if seen["decision"]["kind"] == "mulligan" else codes
        domain.choose(slug=table.slug, seat=asked, at=seen["choices"], choice={"codes": codes})
    pytest.fail("Deep Thought was never played")
