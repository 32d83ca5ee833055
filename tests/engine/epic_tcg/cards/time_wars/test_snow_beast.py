"""Snow Beast: a veiled 7/7 hunter; unveiled it may draw a card and gets +4/+4 and breakthrough for the turn."""

from engine.epic_tcg.language import BREAKTHROUGH, HUNTER, VEILED
from tests.engine.epic_tcg.scenario import Side, in_play


def test_unveiled_it_is_bigger_at_once_whether_you_draw_or_not(table):
    game = table(you=Side(board=[in_play("Snow Beast", face_down=True)]), opponent=Side())
    game.unveil("Snow Beast")
    assert game.line == []
    game.decline()
    beast = game.piece("Snow Beast")
    assert (beast.offense, beast.defense, game.you.hand) == (11, 11, [])
    assert beast.keywords == HUNTER | VEILED | BREAKTHROUGH
    game.end_turn()
    beast = game.piece("Snow Beast")
    assert (beast.offense, beast.defense, beast.keywords) == (7, 7, HUNTER | VEILED)


def test_a_strike_that_unveils_it_finds_it_grown_and_you_may_draw(table):
    game = table(you=Side(board=[in_play("Snow Beast", face_down=True)]), opponent=Side(hand=["Missile Strike"]))
    game.passes()
    game.opponent.play("Missile Strike")
    game.choose("Snow Beast")
    assert game.decider == "you"
    game.accept()
    assert game.you.hand == ["Burrowing Wurm"]
    game.resolve()
    assert (game.piece("Snow Beast").damage, game.piece("Snow Beast").defense) == (7, 11)


def test_unveiled_in_an_attack_it_breaks_through(table):
    game = table(
        you=Side(board=[in_play("Snow Beast", face_down=True)]), opponent=Side(board=["Zombie"]), step="battle"
    )
    game.all_pass()
    game.attack("Snow Beast")
    game.all_pass()
    game.block("Zombie")
    game.decline()
    game.all_pass()
    assert (game.opponent.mojo, game.opponent.board) == (21, [])


def test_played_face_up_it_is_plain(table):
    game = table(you=Side(hand=["Snow Beast"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Snow Beast"]), opponent=Side(), step="pre_battle")
    game.could_play_veiled()
    game.play("Snow Beast")
    game.resolve()
    assert (game.piece("Snow Beast").offense, game.you.hand, game.you.actions) == (7, [], 0)
