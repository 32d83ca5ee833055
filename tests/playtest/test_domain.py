"""The verbs of a table against the real database."""

import json
import threading

import pytest
from django.db import IntegrityError, connection, transaction

from engine.epic import Setup, decision, view
from engine.epic.construction import preconstructed
from engine.epic.positions.pack import digest
from engine.epic.records import Record, reversible
from engine.epic.records import play as play_on
from engine.epic.rules import codes
from engine.epic.simulation import warning
from live.errors import Refused
from people.persons import Person
from playtest import domain, positions, queries
from playtest.domain import NewPlayer
from playtest.models import Choice, Table
from playtest.workers import think
from tests.playtest.scripted import answer, is_asked
from tests.playtest.stored import begin_in, deal_alike, make_old

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def table(new_table):
    return new_table()


def fresh(table):
    return Table.objects.get(pk=table.pk)


def look(table):
    """The table as the visitor sees it."""
    return queries.table_payload(slug=table.slug, seat=0, log=0)


def visitor_acts(table, chosen=None):
    body = chosen or answer(look(table)["view"])
    domain.choose(slug=table.slug, seat=0, at=body["at"], choice={key: body[key] for key in body if key != "at"})


def bot_acts(table):
    turn = queries.bot_turn(slug=table.slug)
    codes = think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, turn.game).codes
    assert domain.play_bot(slug=table.slug, seat=turn.seat, at=turn.at, codes=codes)


def play(table, until):
    """Both sides act until the visitor's view is as wanted, or the game is over."""
    while not until(seen := look(table)["view"]) and seen["phase"] != "over":
        visitor_acts(table) if is_asked(seen) else bot_acts(table)
    return seen


def option(seen, verb):
    """The only option with this verb."""
    (found,) = [option["code"] for option in seen["decision"]["options"] if option["verb"] == verb]
    return {"at": seen["choices"], "codes": [found]}


def codes_of(table):
    return list(table.choices.order_by("number").values_list("code", flat=True))


def own_main(seen):
    return is_asked(seen) and seen["decision"]["kind"] == "window" and seen["active"] == 0 and seen["phase"] == "main"


# --- setting up ----------------------------------------


def test_a_new_table_is_setup_seed_and_nothing_chosen(table):
    stored = fresh(table)
    assert Setup.from_json(stored.setup).decks == (tuple(preconstructed("good")), tuple(preconstructed("evil")))
    assert int(stored.seed) > 0
    assert [(player.guest_key, player.bot) for player in stored.seats] == [("ann", ""), ("", "random")]
    assert stored.names == ["You", "Random"]
    assert stored.choices.count() == 0
    assert (stored.finished, stored.result, stored.record, stored.views) == (None, None, None, None)


def test_tables_have_names_and_seeds_of_their_own(new_table):
    one, two = new_table(), new_table()
    assert one.slug != two.slug
    assert one.seed != two.seed
    assert len(one.slug) >= 16


@pytest.mark.parametrize("first", [0, 1])
def test_who_starts_is_as_agreed(new_table, first):
    assert look(new_table(first=first))["view"]["first"] == first


# --- choosing ----------------------------------------


def test_each_choice_is_stored_under_its_number(table):
    play(table, lambda seen: seen["turn"] >= 3)
    rows = list(Choice.objects.filter(table=table).values_list("number", "seat"))
    assert [number for number, _ in rows] == list(range(len(rows)))
    assert {seat for _, seat in rows} == {0, 1}


def test_a_stored_choice_number_cannot_be_stored_twice(table):
    play(table, lambda seen: seen["choices"] > 0)
    with pytest.raises(IntegrityError), transaction.atomic():
        Choice.objects.create(table=table, number=0, seat=0, code=1)


def test_a_game_built_from_the_database_is_the_remembered_game(table):
    for turn in range(2, 30, 3):
        play(table, lambda seen, turn=turn: seen["turn"] >= turn)
        remembered = positions.current(fresh(table))
        positions.forget()
        rebuilt = positions.current(fresh(table))
        assert rebuilt is not remembered
        assert digest(rebuilt) == digest(remembered)
        assert [view(rebuilt, seat) for seat in (0, 1)] == [view(remembered, seat) for seat in (0, 1)]
        if look(table)["view"]["phase"] == "over":
            break


def test_a_remembered_game_that_is_behind_catches_up(table):
    behind = positions.current(fresh(table))
    play(table, lambda seen: seen["turn"] >= 3)
    ahead = positions.current(fresh(table))
    positions.keep(table.slug, behind, 0, None)
    assert digest(positions.current(fresh(table))) == digest(ahead)


def test_a_remembered_game_that_is_not_the_stored_one_is_dropped(new_table):
    table, other = new_table(), new_table()
    play(table, lambda seen: seen["turn"] >= 3)
    play(other, lambda seen: seen["turn"] >= 2)
    right = digest(positions.current(fresh(table)))
    wrong = positions.current(fresh(other))
    positions.keep(table.slug, wrong, 1, other.choices.first().pk)
    assert digest(positions.current(fresh(table))) == right


def test_a_choice_that_fails_leaves_nothing_behind(table):
    seen = play(table, own_main)
    before, position = codes_of(table), digest(positions.current(fresh(table)))
    good = answer(seen)["codes"]
    with pytest.raises(Refused) as refused:
        visitor_acts(table, {"at": seen["choices"], "codes": [*good, 2**40]})
    assert refused.value.code == "illegal"
    assert codes_of(table) == before
    assert digest(positions.current(fresh(table))) == position


def test_while_the_bot_is_asked_the_visitor_cannot_choose(table):
    seen = play(table, lambda seen: not is_asked(seen))
    before = codes_of(table)
    with pytest.raises(Refused) as refused:
        visitor_acts(table, {"at": seen["choices"], "codes": [positions.current(fresh(table)).options[0]]})
    assert refused.value.code == "not_your_choice"
    assert codes_of(table) == before


def test_the_bots_answer_for_an_earlier_moment_is_dropped(new_table):
    table = new_table(first=1)
    play(table, lambda seen: not is_asked(seen))
    turn = queries.bot_turn(slug=table.slug)
    codes = think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, turn.game).codes
    assert domain.play_bot(slug=table.slug, seat=1, at=turn.at, codes=codes)
    stored = codes_of(table)
    assert not domain.play_bot(slug=table.slug, seat=1, at=turn.at, codes=codes)
    assert codes_of(table) == stored


def test_a_bot_never_answers_for_the_visitor(table):
    seen = play(table, own_main)
    assert not domain.play_bot(slug=table.slug, seat=0, at=seen["choices"], codes=answer(seen)["codes"])


def test_of_several_choices_made_at_once_one_is_stored(table):
    seen = play(table, own_main)
    before = len(codes_of(table))
    results = []
    barrier = threading.Barrier(4)

    def race():
        barrier.wait()
        try:
            visitor_acts(table, answer(seen))
        except Refused as refused:
            results.append(refused.code)
        else:
            results.append("stored")
        finally:
            connection.close()

    racers = [threading.Thread(target=race) for _ in range(4)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert results.count("stored") == 1
    assert set(results) <= {"stored", "stale", "not_your_choice"}
    numbers = list(table.choices.values_list("number", flat=True))
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > before


# --- passing by itself ----------------------------------------


def windows_offered(table, turns):
    """The (step, own turn) of each window at which the visitor was asked in the first turns."""
    offered = []
    while (seen := look(table)["view"])["phase"] != "over" and seen["turn"] <= turns:
        if is_asked(seen):
            if seen["decision"]["kind"] == "window":
                offered.append((seen["step"], seen["active"] == 0))
            visitor_acts(table)
        else:
            bot_acts(table)
    return offered


def test_a_window_without_a_stop_passes_by_itself_and_is_stored_as_a_choice(new_table):
    asked, spared = new_table(), new_table()
    deal_alike(spared, asked)
    domain.set_stops(
        slug=spared.slug, seat=0, stops={"before_blocks": False, "before_damage": False, "end_offer": False}
    )
    with_stops, without = windows_offered(asked, 14), windows_offered(spared, 14)
    assert {step for step, _ in with_stops} & {"before_blocks", "before_damage", "end_offer"}
    assert not {step for step, _ in without} & {"before_blocks", "before_damage", "end_offer"}
    assert ("", True) in without  # the own main phase is always asked


def test_taking_a_stop_away_passes_the_window_that_waits_for_it(new_table):
    for _ in range(20):
        table = new_table()
        seen = play(table, lambda seen: is_asked(seen) and seen["step"] == "end_offer" and seen["active"] == 1)
        if seen["phase"] != "over":
            break
    domain.set_stops(slug=table.slug, seat=0, stops={"end_offer": False})
    assert len(codes_of(table)) > seen["choices"]
    assert not (is_asked(look(table)["view"]) and look(table)["view"]["step"] == "end_offer")


def test_passing_until_the_own_turn_asks_for_no_window_of_the_opponent(table):
    seen = play(table, own_main)
    domain.pass_until(slug=table.slug, seat=0, my_turn=True)
    assert look(table)["view"]["choices"] == seen["choices"]  # the own main phase is not passed for the player
    assert look(table)["passing"] is True
    visitor_acts(table, option(seen, "pass"))
    while not own_main(seen := look(table)["view"]) and seen["phase"] != "over":
        if is_asked(seen):
            assert seen["decision"]["kind"] != "window"
            visitor_acts(table)
        else:
            bot_acts(table)
    assert look(table)["passing"] is False


ALLIES = (
    "turn=5 active=0 moment=main seat=0 / gold=1 hand=AvengingAngel board={} deck=9*HillGiant / gold=0 board=- "
    "deck=9*HillGiant"
)


@pytest.mark.parametrize(
    ("board", "health", "orders"),
    [("NobleUnicorn,RoyalEscort", 33, 1), ("NobleUnicorn,RoyalEscort,PriestessOfAngeline", 36, 2)],
)
def test_the_order_of_gains_is_not_asked_and_stored_as_a_choice(table, board, health, orders):
    """A good card is played: one ally draws a card, the others gain health."""
    begin_in(table, ALLIES.format(board))
    visitor_acts(table, option(look(table)["view"], "play"))
    seen = look(table)["view"]
    assert own_main(seen)
    assert (seen["players"][0]["health"], [card["card"] for card in seen["players"][0]["hand"]]) == (
        health,
        ["Hill Giant"],
    )
    assert [code & codes.VERB_MASK for code in codes_of(table)] == [codes.PLAY, *[codes.ORDER] * orders]
    positions.forget()
    assert look(table)["view"] == seen


# --- the end ----------------------------------------


def test_a_finished_game_keeps_its_story_and_its_record(table):
    last = play(table, lambda seen: False)
    log = look(table)["log"]
    done = fresh(table)
    assert done.finished is not None
    assert done.result == {"winner": last["result"]["winner"], "reason": last["result"]["reason"]}
    replayed = Record.from_json(done.record).replay()
    assert digest(replayed) == digest(positions.current(done))
    make_old(table)
    shown = look(table)
    assert shown["view"] == last
    assert shown["log"] == log


def test_the_story_of_a_seat_does_not_tell_what_the_other_seat_holds(table):
    play(table, lambda seen: seen["turn"] >= 4)
    domain.concede(slug=table.slug, seat=0, at=look(table)["view"]["choices"])
    mine, theirs = fresh(table).views
    game = positions.current(fresh(table))
    known = {card["id"] for card in view(game, 0)["players"][1]["hand"]}
    hidden = [card["card"] for card in theirs["players"][1]["hand"] if card["id"] not in known]
    shown = json.dumps(mine["players"][1]["hand"])
    assert hidden
    assert [name for name in hidden if json.dumps(name) in shown] == []  # whole names: Apocalypse is part of others


def test_conceding_gives_the_game_to_the_other_seat_and_comes_back_from_the_database(table):
    seen = play(table, lambda seen: seen["turn"] >= 3)
    domain.concede(slug=table.slug, seat=0, at=seen["choices"])
    shown = look(table)["view"]["result"]
    assert (shown["winner"], shown["reason"]) == (1, "concession")
    assert fresh(table).result == {"winner": 1, "reason": "concession"}
    positions.forget()
    assert look(table)["view"]["result"] == shown
    assert digest(Record.from_json(fresh(table).record).replay()) == digest(positions.current(fresh(table)))
    with pytest.raises(Refused) as refused:
        domain.concede(slug=table.slug, seat=0, at=seen["choices"])
    assert refused.value.code == "over"


# --- taking back (3.7.1) ----------------------------------------


def act_reversibly(table):
    """Do something in the own main phase that may be taken back; the view before it."""
    while True:
        seen = play(table, own_main)
        assert seen["phase"] != "over", "nothing in this game could be taken back"
        for offered in seen["decision"]["options"]:
            if offered["verb"] == "pass":
                continue
            trial = positions.branch(positions.current(fresh(table)))
            play_on(trial, offered["code"])
            if reversible(trial, 0):
                visitor_acts(table, {"at": seen["choices"], "codes": [offered["code"]]})
                return seen
        visitor_acts(table)


def test_what_was_done_is_taken_back_and_stays_so_after_a_restart(table):
    seen = act_reversibly(table)
    acted = look(table)
    assert acted["take_back"]
    domain.take_back(slug=table.slug, seat=0, at=acted["at"])
    again = look(table)
    assert (again["at"], again["take_back"]) == (acted["at"] + 1, None)
    assert again["view"] | {"choices": 0} == seen | {"choices": 0}
    assert "take back" in again["log"][-1]["text"]
    positions.forget()
    assert look(table) == again
    play(table, lambda seen: False)
    assert Record.from_json(fresh(table).record).replay().reason


def test_what_the_other_seat_did_is_not_taken_back(table):
    act_reversibly(table)
    at, before = look(table)["at"], codes_of(table)
    assert queries.table_payload(slug=table.slug, seat=1, log=0)["take_back"] is None
    with pytest.raises(Refused, match="nothing that you could take back") as refused:
        domain.take_back(slug=table.slug, seat=1, at=at)
    assert (refused.value.code, codes_of(table)) == ("illegal", before)


def test_nothing_is_taken_back_at_a_moment_that_is_over(table):
    act_reversibly(table)
    at, before = look(table)["at"], codes_of(table)
    with pytest.raises(Refused) as refused:
        domain.take_back(slug=table.slug, seat=0, at=at - 1)
    assert (refused.value.code, codes_of(table)) == ("stale", before)


def test_where_nothing_was_done_nothing_is_taken_back(table):
    with pytest.raises(Refused, match="nothing to take back") as refused:
        domain.take_back(slug=table.slug, seat=0, at=look(table)["at"])
    assert (refused.value.code, codes_of(table)) == ("illegal", [])


# --- warnings ------------------------------------------------------------------------------------------------------


def warned_of(table):
    """Go on until seat 0 has an option that it is warned of; the number of the choice, and the option."""
    for _ in range(3000):
        game = positions.current(fresh(table))
        asked = decision(game)
        if asked is None:
            return None
        if asked.seat == 0:
            for option in asked.options:
                if warning(game, 0, [option]):
                    return game.choices, option
            domain.choose(slug=table.slug, seat=0, at=game.choices, choice=answer(view(game, 0)))
        else:
            domain.play_bot(slug=table.slug, seat=1, at=game.choices, codes=[asked.options[-1]])
    raise AssertionError("the game does not end")


def test_who_is_careful_is_warned_before_anything_is_done(new_table):
    found, table = None, None
    while found is None:  # most games have such a choice
        table = new_table()
        found = warned_of(table)
    at, option = found
    before = table.choices.count()
    with pytest.raises(Refused) as refused:
        domain.choose(slug=table.slug, seat=0, at=at, choice={"codes": [option]}, careful=True)
    assert refused.value.code == "warned"
    assert str(refused.value).endswith(".")
    assert table.choices.count() == before
    domain.choose(slug=table.slug, seat=0, at=at, choice={"codes": [option]})
    assert table.choices.count() > before


def test_who_has_begun_too_many_games_is_named_where_others_read_it(monkeypatch):
    monkeypatch.setattr(domain, "MOST_AN_HOUR", 1)
    ann, bob = NewPlayer(Person("ann"), name="Ann"), NewPlayer(Person("bob"), name="Bob")
    decks = (["Kong"] * 30,) * 2
    domain.create_table(players=(bob, NewPlayer(bot="random")), decks=decks, first=0, game="epic")
    with pytest.raises(Refused, match=r"^You can start at most 1 games per hour"):
        domain.create_table(players=(bob, NewPlayer(bot="random")), decks=decks, first=0, game="epic")
    with pytest.raises(Refused, match=r"^Bob can start at most 1 games per hour"):
        domain.create_table(players=(ann, bob), decks=decks, first=0, game="epic")
