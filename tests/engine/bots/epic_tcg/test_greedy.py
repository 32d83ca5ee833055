"""What the greedy bot of the Epic TCG does in positions where one thing is plainly best."""

from engine.bots.epic_tcg import bot, observe
from engine.epic_tcg.rules import codes, events
from engine.epic_tcg.rules.machine import apply
from engine.kernel.random import Rng
from tests.engine.epic_tcg.scenario import Side, set_table, start_game

DECK = ["Bruiser"] * 20


def choice(game):
    return bot("greedy").choose(observe(game, game.seat), Rng(5))


def bot_plays(scene, seat=0):
    """The bot decides for its seat until the turn is over; the other player passes and does not block."""
    game = scene.game
    turn = game.turn
    while not game.reason and game.turn == turn:
        idle = codes.STOP if codes.STOP in game.options else game.options[0]
        apply(game, choice(game) if game.seat == seat else idle)
    return scene


def test_it_removes_the_best_champion_of_the_opponent():
    """Banish target champion, then draw a card."""
    scene = set_table(Side(hand=["Begone!"], deck=DECK), Side(board=["Tracker", "Burrowing Wurm"], deck=DECK))
    assert bot_plays(scene).opponent.board == ["Tracker"]


def test_it_attacks_for_the_win():
    scene = set_table(Side(board=["Hulk"], deck=DECK), Side(mojo=5, deck=DECK), step="battle")
    assert bot_plays(scene).winners == ["you"]


def test_it_blocks_where_it_would_lose():
    scene = set_table(Side(board=["Hulk"], deck=DECK), Side(mojo=4, board=["Tracker"], deck=DECK), step="battle")
    scene.all_pass()
    scene.attack("Hulk")
    scene.all_pass()
    assert scene.game.kind == codes.BLOCKERS
    assert choice(scene.game) & codes.VERB_MASK == codes.PICK


def test_it_plays_a_champion_in_its_build_step():
    scene = set_table(Side(hand=["Hulk"], deck=DECK), Side(deck=DECK), step="build")
    assert bot_plays(scene).you.board == ["Hulk"]


def test_it_does_not_look_at_the_same_card_again_and_again():
    """Looking costs nothing, and a card that it does not play stays in its hand."""
    scene = set_table(
        Side(hand=["Hellfire"], board=["Fire Oracle"], top=["Now!"], deck=DECK, actions=0), Side(deck=DECK)
    )
    assert len(bot_plays(scene).events(events.USED)) <= 1


def test_it_keeps_a_hand_of_good_cards():
    """Each card that is put back costs 1 Mojo (rule book, Taking a Mulligan)."""
    scene = start_game(["Hulk"] * 30, ["Hulk"] * 30)
    assert choice(scene.game) == codes.STOP


def test_of_several_players_it_attacks_the_one_who_would_fall():
    scene = set_table(Side(board=["Hulk"], deck=DECK), Side(mojo=30, deck=DECK), Side(mojo=5, deck=DECK), step="battle")
    assert bot_plays(scene).game.lost == (2,)
