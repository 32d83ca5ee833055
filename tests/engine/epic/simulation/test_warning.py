"""What a player is warned of before it is done: a play that does nothing, and harm to their own side."""

import pytest

from engine.epic import language as lang
from engine.epic.language import CHAMPION, Break, Damage, Draw, Each, Target
from engine.epic.positions.pack import digest
from engine.epic.prompts import plan
from engine.epic.prompts.objects import reference
from engine.epic.prompts.options import option_texts
from engine.epic.rules import codes
from engine.epic.simulation import warning
from tests.engine.epic.made_up import champion, event, known
from tests.engine.epic.scenario import Side, set_table

BREAKER = event("Made-up Breaker", Break(Target(CHAMPION)))
BARGAIN = event("Made-up Bargain", Break(Target(CHAMPION)), Draw())
SWEEPER = event("Made-up Sweeper", Break(Each(CHAMPION)))
BURNER = event("Made-up Burner", Damage(6, Target(lang.ANYTHING)))
WORKER = champion("Made-up Worker", lang.Power((lang.EXPEND,), Break(Each(lang.Champion(whose=lang.OPPONENT)))))

TYRANT = champion("Made-up Tyrant", lang.Tribute(Break(Target(lang.Champion(other=True)))))
CANDLE = champion("Made-up Candle", lang.Tribute(Break(lang.THIS)))
FORK = event("Made-up Fork", Break(Target(CHAMPION, 2)))
HAIL = event("Made-up Hail", lang.DivideDamage(4, 2))
CHOICE = event("Made-up Choice", lang.Either(Break(Each(lang.Champion(whose=lang.YOU))), lang.Mode(Draw(2), gold=1)))
ROBBERY = event("Made-up Robbery", lang.Discard(1, lang.EACH_OPPONENT))
TOLL = event("Made-up Toll", Break(lang.Choice(lang.Champion(whose=lang.YOU), 2)), Draw())


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(BREAKER, BARGAIN, SWEEPER, BURNER, WORKER, TYRANT, CANDLE, FORK, HAIL, CHOICE, TOLL, ROBBERY):
        yield


def option(scene, words):
    """The option whose text holds these words."""
    return next(one for one, text in option_texts(scene.game).items() if text == words or words in text.split("Play "))


def warned(scene, words):
    before = digest(scene.game)
    found = warning(scene.game, scene.game.seat, [option(scene, words)])
    assert digest(scene.game) == before
    return found


def test_a_sweeper_that_breaks_only_ones_own_champions_is_warned_of():
    scene = set_table(Side(hand=["Made-up Sweeper"], board=["Kong"]), Side())
    assert warned(scene, "Made-up Sweeper") == "This would break your own Kong."


def test_a_sweeper_that_breaks_theirs_as_well_is_not():
    scene = set_table(Side(hand=["Made-up Sweeper"], board=["Kong"]), Side(board=["Wolf"]))
    assert warned(scene, "Made-up Sweeper") is None


def test_a_play_that_does_nothing_is_warned_of():
    scene = set_table(Side(hand=["Made-up Sweeper"]), Side())
    assert warned(scene, "Made-up Sweeper") == "This would do nothing now."


def test_a_power_that_only_expends_its_champion_does_nothing():
    scene = set_table(Side(board=["Made-up Worker"]), Side())
    assert warned(scene, "{expend}: Break all opposing champions.") == "This would do nothing now."
    scene = set_table(Side(board=["Made-up Worker"]), Side(board=["Wolf"]))
    assert warned(scene, "{expend}: Break all opposing champions.") is None


def test_ones_own_champion_as_a_target_of_harm_is_warned_of_theirs_is_not():
    scene = set_table(Side(hand=["Made-up Breaker"], board=["Kong"]), Side(board=["Wolf"]))
    scene.play("Made-up Breaker")
    assert warned(scene, "Kong") == "This would break your own Kong."
    assert warned(scene, "Wolf") is None


def test_it_is_too_early_while_the_target_is_still_to_be_chosen():
    scene = set_table(Side(hand=["Made-up Breaker"], board=["Kong"]), Side(board=["Wolf"]))
    assert warned(scene, "Made-up Breaker") is None


def test_what_brings_something_as_well_is_a_bargain():
    scene = set_table(Side(hand=["Made-up Bargain"], board=["Kong"]), Side(board=["Wolf"]))
    scene.play("Made-up Bargain")
    assert warned(scene, "Kong") is None


def test_damage_to_oneself_is_warned_of_and_more_so_if_it_loses_the_game():
    scene = set_table(Side(hand=["Made-up Burner"]), Side())
    scene.play("Made-up Burner")
    assert warned(scene, "You") == "This would deal 6 damage to you."
    assert warned(scene, "Your opponent") is None
    scene = set_table(Side(hand=["Made-up Burner"], health=6), Side())
    scene.play("Made-up Burner")
    assert warned(scene, "You") == "You would lose the game by this."


def test_a_champion_and_a_boost_are_never_warned_of():
    scene = set_table(Side(hand=["Cave Troll", "Lash"], board=["Kong"]), Side())
    assert warned(scene, "Cave Troll") is None
    assert warned(scene, "Lash") is None  # 1 damage and +4 offense: for one's own


def test_a_champion_whose_tribute_can_only_hit_ones_own_is_warned_of():
    """Nobody is asked for a target where there is only one."""
    scene = set_table(Side(hand=["Made-up Tyrant"], board=["Wolf"]), Side())
    assert warned(scene, "Made-up Tyrant") == "This would break your own Wolf."
    scene = set_table(Side(hand=["Made-up Tyrant"], board=["Wolf"]), Side(board=["Muse"]))
    assert warned(scene, "Made-up Tyrant") is None
    scene = set_table(Side(hand=["Made-up Tyrant"]), Side())
    assert warned(scene, "Made-up Tyrant") is None


def test_a_champion_that_breaks_itself_on_arrival_is_warned_of():
    scene = set_table(Side(hand=["Made-up Candle"]), Side())
    assert warned(scene, "Made-up Candle") == "This would break your own Made-up Candle."


def test_a_card_whose_only_way_that_can_be_paid_harms_its_player_is_warned_of():
    scene = set_table(Side(hand=["Made-up Choice"], board=["Wolf"], gold=0), Side(board=["Muse"]))
    assert warned(scene, "Made-up Choice") == "This would break your own Wolf."
    scene = set_table(Side(hand=["Made-up Choice"], board=["Wolf"], gold=1), Side(board=["Muse"]))
    assert warned(scene, "Made-up Choice") is None  # the other way is still to be chosen


def test_of_several_targets_each_of_ones_own_is_warned_of():
    """What the others suffer does not make up for it."""
    scene = set_table(Side(hand=["Made-up Fork"], board=["Kong"]), Side(board=["Wolf", "Muse"]))
    scene.play("Made-up Fork")
    refs = {name: scene.find(name, scene.champions()) for name in ("Kong", "Wolf", "Muse")}

    def picked(*names):
        chosen = sorted(refs[name] for name in names)
        codes_of = plan(scene.game, {"codes": [ref << codes.VERB_BITS | codes.PICK for ref in chosen]})
        return warning(scene.game, scene.game.seat, codes_of)

    assert picked("Kong", "Wolf") == "This would break your own Kong."
    assert picked("Wolf", "Muse") is None


def test_damage_that_is_divided_among_ones_own_as_well_is_warned_of():
    scene = set_table(Side(hand=["Made-up Hail"], board=["Wolf"]), Side(board=["Muse"]))
    scene.play("Made-up Hail")
    refs = {name: reference(scene.find(name, scene.champions())) for name in ("Wolf", "Muse")}

    def divided(amounts):
        return warning(scene.game, scene.game.seat, plan(scene.game, {"amounts": amounts}))

    assert divided({refs["Wolf"]: 2, refs["Muse"]: 2}) == "This would break your own Wolf."
    assert divided({"p0": 1, refs["Muse"]: 3}) == "This would deal 1 damage to you."
    assert divided({"p1": 1, refs["Muse"]: 3}) is None


def test_what_can_only_be_paid_with_ones_own_is_a_price():
    scene = set_table(Side(hand=["Made-up Toll"], board=["Kong", "Wolf", "Human"]), Side(board=["Muse"]))
    scene.play("Made-up Toll")
    picks = [scene.find(name, scene.champions()) << codes.VERB_BITS | codes.PICK for name in ("Wolf", "Human")]
    assert warning(scene.game, scene.game.seat, plan(scene.game, {"codes": picks})) is None


def test_whoever_is_not_asked_is_not_warned():
    scene = set_table(Side(hand=["Made-up Sweeper"]), Side())
    assert warning(scene.game, 1 - scene.game.seat, [option(scene, "Made-up Sweeper")]) is None
    assert warning(scene.game, scene.game.seat, []) is None
    assert warning(scene.game, scene.game.seat, [codes.PASS]) is None


def test_it_is_too_early_while_the_opponent_is_asked():
    scene = set_table(Side(hand=["Made-up Robbery"]), Side(hand=["Kong", "Muse"]))
    assert warned(scene, "Made-up Robbery") is None  # which card they discard
    scene = set_table(Side(hand=["Made-up Robbery"]), Side())
    assert warned(scene, "Made-up Robbery") == "This would do nothing now."
