"""A bot gives up when its game is lost, if it was asked to."""

import pytest

from engine.bots.epic.conceding import is_lost
from engine.bots.epic.observation import Observation
from engine.epic import Setup, apply, new_game
from engine.epic.rules import codes
from engine.kernel.random import Rng
from people.persons import Person
from playtest import domain, queries
from playtest.domain import NewPlayer
from playtest.models import Player, Table
from playtest.workers import think
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

ANN = Person("ann")
# It is the bot's turn, with nothing against much.
LOST = (
    "turn=9 active=1 first=0 moment=main seat=1 / health=40 hand=5*Kong board=2*Kong deck=20*Rage"
    " / health=2 hand=WolfsBite,Rage deck=20*Rage"
)
LOST_WITH_A_WOLF = LOST.replace("hand=WolfsBite,Rage", "hand=- board=Wolf")
EVEN = "turn=9 active=1 first=0 moment=main seat=1 / hand=4*Kong deck=20*Rage / hand=4*Kong deck=20*Rage"
FORM = {"my_deck": "good", "bot": "greedy", "bot_deck": "evil", "first": "me"}


# The same in the second game: two Hulks wait to take the last Mojo.
LOST_TCG = "turn=9 active=1 moment=build / board=2*Hulk deck=20*Ambush / mojo=2 actions=1 hand=Hive deck=20*Ambush"
EVEN_TCG = "turn=9 active=1 moment=build / hand=2*Hulk deck=20*Ambush / actions=1 hand=2*Hulk deck=20*Ambush"


def table_in(position, *, may_concede, game="epic"):
    players = NewPlayer(ANN, name="You"), NewPlayer(bot="greedy", may_concede=may_concede)
    return domain.begin_position(players=players, position=position, game=game)


def asked(table):
    turn = queries.bot_turn(slug=table.slug)
    return turn, think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, turn.game, None, turn.may_concede)


@pytest.mark.parametrize(("position", "game"), [(LOST, "epic"), (LOST_TCG, "epic-tcg")])
def test_it_gives_up_what_is_lost(position, game):
    table = table_in(position, may_concede=True, game=game)
    turn, answer = asked(table)
    assert (answer.codes, answer.concedes) == ([], True)
    assert domain.play_bot(slug=table.slug, seat=1, at=turn.at, **answer._asdict())
    ended = Table.objects.get(pk=table.pk)
    assert ended.result == {"winner": 0, "reason": "concession"}
    assert not domain.play_bot(slug=table.slug, seat=1, at=turn.at, **answer._asdict())


@pytest.mark.parametrize(
    ("position", "may_concede", "game"),
    [(LOST, False, "epic"), (EVEN, True, "epic"), (LOST_TCG, False, "epic-tcg"), (EVEN_TCG, True, "epic-tcg")],
)
def test_otherwise_it_plays_on(position, may_concede, game):
    _, answer = asked(table_in(position, may_concede=may_concede, game=game))
    assert answer.codes
    assert not answer.concedes


def test_within_its_turn_it_is_not_asked_again():
    """It would give up after a play that did not help, in the middle of what it does. Here it has gone into battle with
    its Wolf, which fell, and has a window again."""
    table = table_in(LOST_WITH_A_WOLF, may_concede=True)
    turn = queries.bot_turn(slug=table.slug)
    game = new_game(Setup.from_json(turn.setup), turn.seed)
    made = []
    while not (made and game.seat == 1 and game.kind == codes.WINDOW and game.phase == codes.PHASE_MAIN):
        wanted = codes.BATTLE if codes.BATTLE in game.options else codes.PASS
        made.append(wanted if wanted in game.options else game.options[-1])
        apply(game, made[-1])
    assert game.turn == 9
    assert is_lost(Observation(game, 1), Rng(1))
    assert not think(turn.bot, 1, turn.setup, turn.seed, tuple(made), turn.game, None, True).concedes


@pytest.mark.parametrize("asked", [{"may_concede": "on"}, {}])
def test_the_first_page_asks_for_it_and_another_game_is_alike(asked):
    browser = browser_of(ANN)
    slug = browser.post("/", FORM | asked)["Location"].split("/")[2]
    bot = Player.objects.get(table__slug=slug, seat=1)
    assert bot.may_concede == bool(asked)
    assert not Player.objects.get(table__slug=slug, seat=0).may_concede
    domain.concede(slug=slug, seat=0, at=0)
    form = browser.get(f"/?again={slug}").context["form"]
    assert form["may_concede"].value() == bool(asked)
    domain.rematch(slug=slug, seat=0)
    assert Player.objects.get(table__rematch_of__slug=slug, seat=1).may_concede == bool(asked)
