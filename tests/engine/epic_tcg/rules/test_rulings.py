"""House rulings of docs/epic-tcg.md that no other test shows."""

import pytest

from engine.epic_tcg.language import DEADLY, SWARM, DamageWard, Draw, LoseMojo
from engine.epic_tcg.programs.definitions import NAMES
from engine.epic_tcg.rules.codes import AMOUNT, FACE_DOWN, USE
from engine.epic_tcg.rules.sight import determinize
from engine.epic_tcg.rules.state import in_play as in_play_slots
from engine.kernel.random import Rng
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event
from tests.engine.epic_tcg.scenario import Side, in_play, of_another


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Snake", DEADLY, offense=1, defense=1),
        champion("Footman"),
        champion("Knight", DamageWard(1), offense=0, defense=10),
        event("Gamble", LoseMojo(5), Draw()),
    ):
        yield


def test_a_card_out_of_play_is_controlled_by_the_player_in_whose_zone_it_lies(table):
    """House ruling T3; rule book, Discard Pile. Its owner, who could pay as well, has no say in it."""
    cards = ["Gamble", "Footman", "Knight"]
    game = table(you=Side(hand=cards, discard=[of_another("Never")]), opponent=Side(hand=cards), turn_of="opponent")
    assert game.decider == "opponent"
    game.could_use()
    game.passes()
    assert game.decider == "you"
    game.could_use("Never")
    game.use("Never")
    assert game.you.discard_pile == ["Footman", "Gamble", "Knight", "Never"]
    game.resolve()
    assert (game.you.hand, game.opponent.hand) == (["Never"], sorted(cards))


def test_losing_at_0_mojo_comes_before_winning_by_an_empty_deck(table):
    """House ruling T6."""
    game = table(you=Side(mojo=5, hand=["Gamble"], deck=["Footman"]), opponent=Side())
    game.play("Gamble")
    game.resolve()
    assert (game.winners, game.ended_by) == (["opponent"], "mojo")
    game = table(you=Side(mojo=6, hand=["Gamble"], deck=["Footman"]), opponent=Side())
    game.play("Gamble")
    game.resolve()
    assert (game.winners, game.ended_by) == (["you"], "deck")


def test_a_damage_ward_takes_deadly_damage_first(table):
    """House ruling T10; rule book, Deadly, Damage Ward."""
    game = table(you=Side(board=["Snake", "Footman"]), opponent=Side(board=["Knight"]), step="battle")
    game.all_pass()
    game.attack("Snake", "Footman")
    game.all_pass()
    game.block("Knight")
    game.all_pass()
    game.go_to("build")
    assert (game.opponent.board, game.piece("Knight").damage) == (["Knight"], 3)


def test_no_counters_are_no_number_of_them(table):
    """House ruling T21."""
    game = table(you=Side(board=[in_play("Missile Mech", counters=2)]), opponent=Side(board=["Muse"]))
    game.use("Missile Mech")
    assert sorted(game.operands(AMOUNT)) == [1, 2]


def test_every_champion_played_face_down_can_be_any_while_something_gives_veiled_to_a_hand(table):
    """Medusa and the wurms of the deck have veiled, the Hulk has not. House ruling T26."""
    possible = {}
    for board in ([], ["Mask of the Many"]):
        game = table(you=Side(), opponent=Side(hand=["Medusa", "Hulk"], board=board), turn_of="opponent")
        game.opponent.play_veiled("Medusa")
        game.resolve()
        (slot,) = [slot for slot in in_play_slots(game.game) if game.game.flags_of[slot] & FACE_DOWN]
        found = {NAMES[determinize(game.game, 0, Rng(seed)).card_of[slot]] for seed in range(60)}
        possible[len(board)] = found
    assert possible == {0: {"Burrowing Wurm", "Medusa"}, 1: {"Burrowing Wurm", "Hulk", "Medusa"}}


def test_a_piece_gains_the_same_ability_once(table):
    """House ruling T27."""
    game = table(you=Side(hand=["Web of the Spider God"] * 2, board=["Muse"], actions=2), opponent=Side())
    for _ in range(2):
        game.play("Web of the Spider God")
        game.resolve()
        assert len(game.operands(USE)) == 1


def test_each_card_that_replaces_being_taken_out_of_a_hand_is_asked_in_turn(table):
    """House ruling T31."""
    game = table(you=Side(hand=["Nature's Renewal"]), opponent=Side(hand=["Breath of Life", "Hive", "Breath of Life"]))
    game.play("Nature's Renewal")
    game.resolve()
    assert (game.asks, game.line) == ("may", [])
    game.opponent.accept()
    assert (game.asks, game.decider) == ("may", "opponent")
    game.opponent.decline()
    assert (game.line, game.opponent.discard_pile) == (["Breath of Life"], ["Breath of Life", "Hive"])


def test_a_copy_is_of_the_name_of_the_token_that_it_copies(table):
    """House ruling T32."""
    game = table(you=Side(hand=["Imposter"], board=["Scout Drone"]), opponent=Side(board=["Insect"]))
    game.play("Imposter")
    game.resolve()
    game.choose("Insect")
    assert (game.piece("your Insect").keywords, game.piece("their Insect").keywords) == (SWARM, 0)
