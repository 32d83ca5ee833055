"""Tables of three and more of the second game: turns go around, an attack is against one, and who falls leaves."""

import pytest

from engine.epic_tcg.construction import READY
from live.broadcast import call
from live.errors import Refused
from people.persons import Person
from playtest import domain, positions, queries, recent, replays
from playtest.domain import NewPlayer
from playtest.games import finished_games
from playtest.models import Table
from playtest.replays import FinishedGame
from playtest.watching import queries as watching
from playtest.watching.terms import Watch
from playtest.workers import think
from tests.playtest.scripted import answer

pytestmark = pytest.mark.django_db(transaction=True)
GAME = "epic-tcg"
DECKS = [list(deck.cards) for deck in READY]
ANN, BOB, CYD = (NewPlayer(Person(name), name=name.capitalize()) for name in ("ann", "bob", "cyd"))


def table_of(*players, first=0, decks=DECKS, **agreed):
    watch = Watch("public", slug="somewhere")
    return domain.create_table(
        players=players, decks=decks[: len(players)], first=first, game=GAME, agreed=agreed, watch=watch
    )


def game_of(table):
    return positions.current(Table.objects.get(pk=table.pk))


def asked(table):
    """What is asked, as the seat that decides sees it; None when the game is over."""
    found = Table.objects.get(pk=table.pk)
    if found.finished is not None:
        return None
    seat = found.play.decision(game_of(table)).seat
    return queries.table_payload(slug=table.slug, seat=seat, log=0)["view"]


def choose(table, seen, **choice):
    domain.choose(slug=table.slug, seat=seen["seat"], at=seen["choices"], choice=choice)


def leave(table, seat):
    domain.concede(slug=table.slug, seat=seat, at=game_of(table).choices)


def play_until(table, wanted, most=900):
    """All seats answer by rule until a question is as wanted."""
    for _ in range(most):
        seen = asked(table)
        if seen is None or wanted(seen):
            return seen
        choice = answer(seen)
        choose(table, seen, **{name: said for name, said in choice.items() if name != "at"})
    pytest.fail("the game does not come to such a question")


def asks_whom(seen):
    players = [one for one in seen["decision"]["options"] if one["refs"] and one["refs"][0].startswith("p")]
    return seen["decision"]["kind"] == "attack" and len(players) > 1


def test_an_attack_names_one_of_the_others_and_only_they_may_block():
    """Rule book, Battle: all champions in a group must attack a single player."""
    table = table_of(ANN, BOB, CYD)
    seen = play_until(table, asks_whom)
    attacked = [one for one in seen["decision"]["options"] if one["verb"] == "pick" and one["refs"][0][0] == "p"]
    others = {"p0", "p1", "p2"} - {f"p{seen['seat']}"}
    assert {one["refs"][0] for one in attacked} == others
    names = dict(enumerate(("Ann", "Bob", "Cyd")))
    assert {one["text"] for one in attacked} == {f"Attack {names[int(ref[1])]}" for ref in others}
    choose(table, seen, codes=[attacked[-1]["code"]])
    defender = int(attacked[-1]["refs"][0][1])
    assert asked(table)["battle"]["defender"] == defender
    blocks = play_until(table, lambda seen: seen["decision"]["kind"] == "blockers" or not seen["battle"], 30)
    assert blocks["decision"]["kind"] != "blockers" or blocks["seat"] == defender


def test_turns_go_clockwise_from_the_first_player():
    table = table_of(ANN, BOB, CYD, first=1)
    order = []
    play_until(table, lambda seen: order.append(seen["active"]) or seen["turn"] > 4)
    turns = [seat for at, seat in enumerate(order) if at == 0 or order[at - 1] != seat]
    assert turns[:5] == [1, 2, 0, 1, 2]


def test_who_gives_up_is_out_and_the_last_one_wins():
    table = table_of(ANN, BOB, CYD, NewPlayer(bot="random"))
    leave(table, 2)
    leave(table, 1)
    seating = asked(table)["seating"]
    assert seating == {"playing": [0, 3], "out": [{"seat": 2, "why": "concession"}, {"seat": 1, "why": "concession"}]}
    with pytest.raises(Refused) as refused:
        leave(table, 2)
    assert refused.value.code == "over"
    leave(table, 0)
    over = Table.objects.get(pk=table.pk)
    assert over.result == {"winner": 3, "reason": "concession"}
    said = recent.summary(over, Person("bob"))
    assert (said["title"], said["decks"], said["state"]) == (
        "Bob against Cyd, Random and Ann",
        "Free-for-all",
        "Random won",
    )
    assert [game.result for game in finished_games(Person("bob"), GAME)] == ["lost"]
    ended = queries.table_payload(slug=table.slug, seat=1, log=0)["view"]["result"]["text"]
    assert ended == "Random wins: the last of the others conceded."


def test_whoever_was_first_to_leave_stands_first_whatever_their_seat():
    table = table_of(ANN, BOB, CYD)
    leave(table, 2)
    leave(table, 0)
    assert [one["seat"] for one in Table.objects.get(pk=table.pk).views[0]["seating"]["out"]] == [2, 0]


def test_a_whole_game_of_three_is_played_to_its_end_and_seen_again():
    table = table_of(ANN, BOB, CYD)
    assert play_until(table, lambda seen: False, 2500) is None
    over = Table.objects.get(pk=table.pk)
    assert over.result["reason"] in {"mojo", "deck", "card", "all"}
    seen = replays.replay(FinishedGame.of(over), seen_by="1", seat=1)
    assert len(seen["steps"]) == len(over.record["options"]) + 1
    assert seen["names"] == ["Ann", "Bob", "Cyd"]


def test_each_sees_their_own_hand_only_and_spectators_none():
    table = table_of(ANN, BOB, CYD)
    for seat in range(3):
        seen = queries.table_payload(slug=table.slug, seat=seat, log=0)["view"]
        assert [len(player["hand"]) for player in seen["players"]] == [5 if one == seat else 0 for one in range(3)]
    (moment,) = watching.showing(slug="somewhere").moments
    assert [len(player["hand"]) for player in moment.view["players"]] == [0, 0, 0]
    assert moment.view["seating"] == {"playing": [0, 1, 2], "out": []}


def test_bots_answer_in_every_seat():
    table = table_of(NewPlayer(Person("ann"), name="You"), NewPlayer(bot="greedy"), NewPlayer(bot="random"), first=1)
    answered = set()
    for _ in range(80):
        turn = queries.bot_turn(slug=table.slug)
        if turn is None:
            seen = asked(table)
            choose(table, seen, **{name: said for name, said in answer(seen).items() if name != "at"})
            continue
        thought = think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, game_key=turn.game)
        assert domain.play_bot(slug=table.slug, seat=turn.seat, at=turn.at, codes=thought.codes)
        answered.add(turn.seat)
    assert answered == {1, 2}


@pytest.fixture
def cyd(cookie_of):
    return cookie_of("cyd")


async def test_a_page_is_told_of_an_attack_between_others(cyd, tabs):
    """Through the real consumer: Cyd's page hears everything, whoever attacks whom."""
    table = await call(table_of, ANN, BOB, CYD)
    tab = await tabs(table.slug, cyd)
    await tab.ask("hello", {"log": 0})
    seen = await call(play_until, table, lambda seen: asks_whom(seen) and seen["seat"] != 2)
    other = f"p{1 - seen['seat']}"
    code = next(one["code"] for one in seen["decision"]["options"] if one["refs"] == [other])
    await call(choose, table, seen, codes=[code])
    view = await tab.until(lambda view: view["choices"] > seen["choices"])
    assert (view["active"], view["battle"]["defender"]) == (seen["seat"], int(other[1]))
    refused = await tab.ask("choose", {"at": view["choices"], "codes": [code]})
    assert refused[1]["code"] == "not_your_choice"


def test_in_a_pack_war_of_three_nobody_wins_by_an_empty_deck():
    table = table_of(ANN, BOB, CYD, decks=[deck[:15] for deck in DECKS], pack_war=True)
    play_until(table, lambda seen: False, 2500)
    over = Table.objects.get(pk=table.pk)
    assert over.result["reason"] in {"mojo", "card", "all"}
