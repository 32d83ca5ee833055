"""What a bot thought of doing, in the words of the player who is asked."""

from engine.epic import new_game
from engine.epic.positions import setup_in
from engine.epic.prompts import in_words
from engine.epic.rules import codes

MAIN = "turn=5 active=0 first=0 moment=main seat=0 / gold=1 board={} deck=9*Muse / board=Kong deck=9*Muse"


def powers_in_words(*board):
    """The powers of these champions, in words."""
    game = new_game(setup_in(MAIN.format(",".join(board)), every_window=True), 1)
    powers = [option for option in game.options if option & codes.VERB_MASK == codes.POWER]
    return [in_words(game, option, ()) for option in powers]


def test_a_power_is_called_by_its_card():
    assert powers_in_words("DarkAssassin", "Kong") == ["Dark Assassin: {expend}: Break target champion."]


def test_a_power_that_two_champions_have_names_its_card_once():
    assert powers_in_words("DarkAssassin", "DarkAssassin(damage=1)") == [
        "Dark Assassin: {expend}: Break target champion.",
        "Dark Assassin (1 damage): {expend}: Break target champion.",
    ]
