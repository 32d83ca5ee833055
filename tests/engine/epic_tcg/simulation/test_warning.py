"""What a player of the Epic TCG is warned of before it is done: plays that do nothing, and harm to their own side."""

import pytest

from engine.epic_tcg.language import (
    ACTION,
    ANY_NUMBER,
    ANYTHING,
    CANNOT_ATTACK,
    CANNOT_BLOCK,
    CHAMPION,
    DEMORALIZED,
    EVENT,
    EXPEND,
    FAST,
    INSTANT_FAST,
    IT,
    OPPONENT,
    THIS,
    UNBREAKABLE,
    VEILED,
    YOUR_CHAMPION,
    Activated,
    AtEnd,
    Break,
    ChangeTargets,
    Choice,
    Control,
    Damage,
    Damages,
    Discard,
    DivideDamage,
    Draw,
    Each,
    Expend,
    Gain,
    GainMojo,
    Lose,
    OnLine,
    Piece,
    PutCounters,
    PutIntoDiscard,
    PutIntoPlay,
    Stop,
    Target,
    ThisTurn,
    Traits,
    Ward,
    When,
)
from engine.epic_tcg.language.trigger_events import On
from engine.epic_tcg.positions.pack import digest
from engine.epic_tcg.prompts.multi_picks import plan
from engine.epic_tcg.prompts.objects import reference
from engine.epic_tcg.prompts.options import option_texts
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import in_play as pieces
from engine.epic_tcg.simulation import warning
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event
from tests.engine.epic_tcg.scenario import Side, in_play, set_table

NOTHING = "This would do nothing now."
ONE = Target(Piece(CHAMPION))


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Giant", offense=8, defense=8),
        champion("Saint", Ward(Traits(EVENT))),
        champion("Veiled Saint", VEILED, Ward(Traits(EVENT))),
        champion("Veiled Giant", VEILED, offense=8, defense=8),
        champion("Worker", Activated((EXPEND,), FAST, Break(Each(Piece(CHAMPION, whose=OPPONENT))))),
        champion("Sleeper", Activated((EXPEND,), FAST, Expend(ONE))),
        champion("Cannibal", Activated((Break(Choice(YOUR_CHAMPION)),), FAST, GainMojo(1))),
        champion("Tyrant", When(On.ENTERS, Break(Target(Piece(CHAMPION, other=True))))),
        champion("Sentinel", CANNOT_ATTACK, Activated((ACTION,), FAST, Lose(THIS, CANNOT_ATTACK))),
        event("Leash", Gain(ONE, CANNOT_BLOCK)),
        event("Axe", Break(ONE)),
        event("Quick Axe", Break(ONE), speed=INSTANT_FAST),
        event("Bargain", Break(ONE), Draw()),
        event("Sweep", Break(Each(Piece(CHAMPION)))),
        event("Zap", Damage(3, Target(ANYTHING))),
        event("Hail", DivideDamage(4, Target(Piece(CHAMPION), ANY_NUMBER))),
        event("Shrink", Gain(ONE, offense=-1, defense=-1)),
        event("Gloom", PutCounters(1, ONE, DEMORALIZED)),
        event("Soften", Lose(ONE, UNBREAKABLE)),
        event("Charm", Control(ONE)),
        event("Hush", Stop(Target(OnLine()))),
        event("Bend", ChangeTargets(Target(OnLine()))),
        event("Oath", ThisTurn(When(Damages(by=YOUR_CHAMPION), GainMojo(1)))),
        event("Hideaway", PutIntoDiscard(Choice(YOUR_CHAMPION)), AtEnd(PutIntoPlay(IT))),
        event("Toll", Break(Choice(YOUR_CHAMPION))),
        event("Cull", Break(Choice(Piece(CHAMPION)))),
        event("Robbery", Discard(who=OPPONENT)),
        event("Gamble", Break(Choice(Piece(CHAMPION), at_random=True))),
    ):
        yield


def at_table(*hand, mine=(), theirs=(), **more):
    return set_table(Side(hand=hand, board=mine, **more), Side(hand=["Footman", "Axe"], board=theirs))


def warned(game, words):
    """The warning of the one option whose text ends with these words."""
    g = game.game
    options = [option for option, text in option_texts(g).items() if text.endswith(words)]
    assert len(options) == 1, option_texts(g)
    before = digest(g)
    found = warning(g, g.seat, options)
    assert digest(g) == before
    return found


def test_what_only_breaks_ones_own_is_warned_of():
    """It resolves when all pass, and one target is named by itself."""
    assert warned(at_table("Sweep", mine=["Giant"]), "Sweep") == "This would break your own Giant."
    assert warned(at_table("Sweep", mine=["Giant"], theirs=["Footman"]), "Sweep") is None
    assert warned(at_table("Axe", mine=["Giant"]), "Axe") == "This would break your own Giant."
    assert warned(at_table("Quick Axe", mine=["Giant"]), "Axe") == "This would break your own Giant."


def test_a_target_of_harm_is_warned_of_where_it_is_ones_own():
    game = at_table("Axe", mine=["Giant"], theirs=["Footman"])
    assert warned(game, "Axe") is None  # whom it breaks is still to be named
    game.play("Axe")
    assert warned(game, "Giant") == "This would break your own Giant."
    assert warned(game, "Footman") is None


def test_what_brings_something_as_well_is_a_bargain():
    game = at_table("Bargain", mine=["Giant"], theirs=["Footman"])
    game.play("Bargain")
    assert warned(game, "Giant") is None


def test_a_play_that_does_nothing_is_warned_of():
    assert warned(at_table("Sweep"), "Sweep") == NOTHING
    game = at_table("Axe", theirs=["Saint", "Footman"])
    game.play("Axe")
    assert warned(game, "Saint") == NOTHING  # event ward


def test_what_is_paid_is_neither_done_nor_harm():
    assert warned(at_table(mine=["Worker"]), "Break all champions your opponents control.") == NOTHING
    game = at_table(mine=["Sleeper"], theirs=["Footman"])
    game.use("Sleeper")
    assert warned(game, "Sleeper") == NOTHING  # it is expended for its ability
    game = at_table(mine=["Cannibal", "Giant"])
    game.use("Cannibal")
    assert game.asks == "payment"
    assert warned(game, "Giant") is None


def test_damage_to_oneself_is_warned_of_and_more_so_if_it_loses_the_game():
    game = at_table("Zap", theirs=["Giant"])
    game.play("Zap")
    assert warned(game, "You") == "This would deal 3 damage to you."
    assert warned(game, "Your opponent") is None
    game = at_table("Zap", theirs=["Giant"], mojo=3)
    game.play("Zap")
    assert warned(game, "You") == "You would lose the game by this."


def test_what_weakens_ones_own_is_warned_of():
    for card in ("Shrink", "Gloom"):
        game = at_table(card, mine=["Giant"], theirs=["Footman"])
        game.play(card)
        assert warned(game, "Giant") == "This would weaken your own Giant."
        assert warned(game, "Footman") is None


def test_to_be_rid_of_a_burden_is_no_harm():
    assert warned(at_table(mine=["Sentinel"]), "can attack until end of turn.") is None
    game = at_table("Leash", mine=["Giant"], theirs=["Footman"])
    game.play("Leash")
    assert warned(game, "Giant") == "This would weaken your own Giant."
    assert warned(game, "Footman") is None


def test_to_lose_what_it_has_not_is_nothing():
    game = at_table("Soften", mine=["Giant"], theirs=["Footman"])
    game.play("Soften")
    assert warned(game, "Footman") == NOTHING


def test_to_gain_control_of_ones_own_is_nothing():
    game = at_table("Charm", mine=["Giant"], theirs=["Footman"])
    game.play("Charm")
    assert warned(game, "Giant") == NOTHING
    assert warned(game, "Footman") is None


def test_to_stop_ones_own_card_is_warned_of():
    game = at_table("Zap", "Hush")
    game.play("Zap")
    game.choose("opponent")
    assert warned(game, "Hush") == "This would stop your own Zap."
    game = set_table(Side(hand=["Hush"]), Side(hand=["Zap"]), turn_of="opponent")
    game.opponent.play("Zap")
    game.choose("you")
    game.opponent.passes()
    assert warned(game, "Hush") is None


def test_what_comes_later_this_turn_is_something():
    assert warned(at_table("Oath"), "Oath") is None
    assert warned(at_table("Hideaway", mine=["Giant"]), "Hideaway") is None


def test_to_change_a_target_is_something():
    game = set_table(Side(hand=["Bend"]), Side(hand=["Shrink"], board=["Giant", "Footman"]), turn_of="opponent")
    game.opponent.play("Shrink")
    game.choose("Giant")
    game.opponent.passes()
    assert warned(game, "Bend") is None


def test_it_is_too_early_to_say_while_somebody_has_a_choice():
    assert warned(at_table("Robbery"), "Robbery") is None  # which of their two cards


def test_what_can_only_be_paid_with_ones_own_is_a_price():
    game = at_table("Toll", mine=["Giant", "Footman"], theirs=["Saint"])
    game.play("Toll")
    game.resolve()
    assert (game.asks, warned(game, "Giant")) == ("pick", None)
    game = at_table("Cull", mine=["Giant"], theirs=["Footman"])
    game.play("Cull")
    game.resolve()
    assert warned(game, "Giant") == "This would break your own Giant."


def test_of_several_targets_each_of_ones_own_is_warned_of():
    """What the others suffer does not make up for it."""
    game = at_table("Hail", mine=["Footman"], theirs=["Giant", "Saint"])
    game.play("Hail")
    g = game.game
    refs = {game.name(g.ref_of[slot]): reference(g.ref_of[slot]) for slot in pieces(g)}

    def divided(**amounts):
        return warning(g, g.seat, plan(g, {"amounts": {refs[name]: amount for name, amount in amounts.items()}}))

    assert divided(Footman=3, Giant=1) == "This would break your own Footman."
    assert divided(Giant=2, Saint=2) is None


def test_a_trigger_that_can_only_hit_ones_own_is_warned_of_as_its_card_is_played():
    assert warned(at_table("Tyrant", mine=["Giant"]), "Tyrant") == "This would break your own Giant."
    assert warned(at_table("Tyrant", mine=["Giant"], theirs=["Footman"]), "Tyrant") is None
    assert warned(at_table("Tyrant"), "Tyrant") is None


def test_where_chance_decides_nothing_is_said():
    assert warned(at_table("Gamble", mine=["Giant"]), "Gamble") == "This would break your own Giant."
    for others in range(1, 5):
        assert warned(at_table("Gamble", mine=["Giant"], theirs=["Footman"] * others), "Gamble") is None


def test_what_others_hold_and_what_lies_face_down_changes_nothing():
    """A warning goes by what the player knows."""
    found = set()
    for hidden in ("Veiled Saint", "Veiled Giant"):
        you = Side(hand=["Axe", "Zap"], board=["Footman"])
        game = set_table(you, Side(hand=[hidden], deck=[hidden] * 5, board=[in_play(hidden, face_down=True)]))
        game.play("Zap")
        g = game.game
        found.add(tuple(warning(g, g.seat, [option]) for option in g.options))
    assert len(found) == 1


def test_whoever_is_not_asked_is_not_warned():
    game = at_table("Sweep", mine=["Giant"])
    g = game.game
    assert warning(g, 1 - g.seat, [option for option in g.options if option & codes.VERB_MASK == codes.PLAY]) is None
    assert warning(g, g.seat, []) is None
    assert warning(g, g.seat, [codes.PASS]) is None
