"""How greedy plays among more than two players: whom it goes for, what it fears, by whose end it wins."""

from itertools import product

import pytest

from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.bots.epic.rivals import rival
from engine.epic import apply
from engine.epic.prompts.options import option_texts
from engine.epic.rules import FIRST_BLOOD, FORMATS, HYDRA, codes
from engine.epic.rules.seating import LAST_ONE
from engine.kernel.random import Rng
from tests.engine.epic.scenario import Side, in_play, set_circle

MANY = [name for name in FORMATS if name]
ALONE = [name for name in MANY if name != HYDRA]


def chosen(scene, bot="greedy"):
    """What the bot would choose of the options that wait, in words."""
    game = scene.game
    option = BOTS[bot]().choose(Observation(game, game.seat), Rng(1))
    return option_texts(game)[option]


def attack(scene):
    """Whom the bot attacks from a window of its main phase, and with whom, in words; "" for nobody."""
    game = scene.game
    if chosen(scene) != "Attack":
        return ""
    apply(game, codes.BATTLE)
    return chosen(scene) if game.kind == codes.DEFENDER else scene.names[game.defender]


def test_it_attacks_who_can_be_finished():
    """Eighteen damage is the end of Dan, of nobody else."""
    scene = set_circle(Side(board=["Burrowing Wurm"], gold=0), Side(), Side(), Side(health=18))
    assert attack(scene) == "Player 4"


@pytest.mark.parametrize("format_", ALONE)
def test_it_attacks_nobody_and_stays_at_home_when_the_third_player_would_finish_it(format_):
    """Ann has 8 health. Kong could hit Ben, but expended he would not block Cyd's giant, and Cyd comes before Ann acts
    again; in Hunter Cyd attacks Ann too, who sits to Cyd's left."""
    scene = set_circle(
        Side(board=["Kong"], health=8, gold=0), Side(gold=0), Side(board=["Lurking Giant"], gold=0), format_=format_
    )
    assert attack(scene) == ""
    safe = set_circle(Side(board=["Kong"], health=30, gold=0), Side(gold=0), Side(gold=0), format_=format_)
    assert attack(safe) != ""


def test_in_first_blood_it_wins_by_the_end_of_the_player_to_its_left():
    """A Flame Strike ends Ben or Dan, who both have 8: by Ben's end Ann wins, by Dan's Cyd does."""
    scene = set_circle(
        Side(hand=["Flame Strike"]), Side(health=8), Side(), Side(health=8), format_=FIRST_BLOOD
    )  # fmt: skip
    assert chosen(scene) == "Play Flame Strike"
    scene.play("Flame Strike")
    assert chosen(scene) == "Player 2"


def test_in_first_blood_it_does_not_end_the_player_to_its_right():
    """That would be Cyd's win. Nobody else has champions, so that nothing but players can be the target."""
    scene = set_circle(Side(hand=["Flame Strike"]), Side(), Side(), Side(health=8), format_=FIRST_BLOOD)
    scene.play("Flame Strike")
    assert chosen(scene) == "Player 2"


def test_the_last_one_standing_takes_whoever_it_can():
    scene = set_circle(Side(hand=["Flame Strike"]), Side(), Side(health=8), format_=LAST_ONE)
    scene.play("Flame Strike")
    assert chosen(scene) == "Player 3"


def test_it_blocks_what_would_be_its_end():
    scene = set_circle(
        Side(board=["Wolf", "Human"], health=10, gold=0),
        Side(board=[in_play("Kong", attacking=True, expended=True)], gold=0),
        Side(gold=0),
        turn_of="Ben",
        initiative="Ann",
        attacked="Ann",
        moment="blockers",
    )
    assert chosen(scene) in ("Wolf", "Human")


def test_the_rival_is_the_other_side_of_a_battle_the_prey_or_the_weakest():
    free = set_circle(Side(), Side(), Side(health=3), Side()).game
    assert [rival(free, seat) for seat in range(4)] == [2, 2, 3, 2]  # of equals the next to the left
    hunted = set_circle(Side(), Side(), Side(health=3), Side(), format_=FIRST_BLOOD).game
    assert [rival(hunted, seat) for seat in range(4)] == [1, 2, 3, 0]
    fought = set_circle(
        Side(health=1), Side(board=[in_play("Kong", attacking=True, expended=True)]), Side(), Side(),
        turn_of="Ben", attacked="Dan", moment="before-blocks",
    ).game  # fmt: skip
    assert (rival(fought, 1), rival(fought, 3)) == (3, 1)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("format_", "seats"), [*product(ALONE, (3, 8)), (HYDRA, 4), (HYDRA, 8)])
def test_every_bot_answers_every_question_it_is_asked(bot, format_, seats):
    from engine.epic import Setup, new_game
    from engine.epic.construction import preconstructed

    words = ("good", "evil", "sage", "wild")
    decks = tuple(tuple(preconstructed(words[seat % 4])) for seat in range(seats))
    game = new_game(
        Setup(decks=decks, first=0, format=format_, teams=seats // 2 if format_ == HYDRA else 0), seats
    ).clone()
    player, rng = BOTS[bot](), Rng(3)
    for _ in range(40):
        if game.reason:
            break
        option = player.choose(Observation(game, game.seat), rng)
        assert option in game.options
        apply(game, option)
