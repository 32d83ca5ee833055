"""What continuously holds for players (3.3): untargetable ones (5.20.4), opponents who cannot gain health."""

import pytest

from engine.bots.epic import default_policy
from engine.bots.epic.values import Values
from engine.bots.epic.weights import WEIGHTS
from engine.epic import language as lang
from engine.epic.language import EACH_OPPONENT, OPPONENT, PLAYER, YOU, YOUR_TURN, PlayerHas, PlayerTrait, Target
from engine.epic.programs.compile import compile_cards
from engine.epic.rules import codes
from engine.epic.text.printed import card_text
from engine.epic.views.hidden import view
from engine.epic.views.story import entries
from tests.engine.epic.made_up import champion, event, known, laws
from tests.engine.epic.scenario import Side, in_play

GHOST = champion("Made-up Ghost", PlayerHas(YOU, PlayerTrait.UNTARGETABLE))
PHANTOM = champion("Made-up Phantom", PlayerHas(YOU, PlayerTrait.UNTARGETABLE), defense=9)
DAWN_GHOST = champion("Made-up Dawn Ghost", PlayerHas(YOU, PlayerTrait.UNTARGETABLE, when=YOUR_TURN))
WARDEN = champion("Made-up Warden", PlayerHas(EACH_OPPONENT, PlayerTrait.CANNOT_GAIN_HEALTH))
MARTYR = champion(
    "Made-up Martyr", lang.Whenever(lang.On.BROKEN, lang.Damage(5, Target(PLAYER))), classes="human", defense=1
)
BOLT = event("Made-up Bolt", lang.Damage(4, Target(lang.ANYTHING)))
STORM = event("Made-up Storm", lang.DamageEveryone(1))
GRAVE_ROBBERY = event("Made-up Grave Robbery", lang.BanishDiscardPile(Target(PLAYER)))
GRAVE_THEFT = event("Made-up Grave Theft", lang.Banish(Target(lang.DiscardedCard())))
THEFT = event("Made-up Theft of Thought", lang.Discard(1, Target(lang.OPPONENT_PLAYER)))
NIGHTMARE = event("Made-up Nightmare", lang.AtEndOfTurn(lang.Discard(1, Target(lang.OPPONENT_PLAYER))))
SERMON = event("Made-up Sermon", lang.GainHealth(3, lang.EACH_PLAYER))


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(
        GHOST, PHANTOM, DAWN_GHOST, WARDEN, MARTYR, BOLT, STORM, GRAVE_ROBBERY, GRAVE_THEFT, THEFT, NIGHTMARE, SERMON
    ):
        yield


def seen_by(game, seat, whose):
    return view(game.game, seat)["players"][whose]["traits"]


def story(game):
    return [entry["text"] for entry in entries(game.game, 0)]


# --- untargetable players --------------------------------------------------------------------------------------------


def test_5_20_4_an_untargetable_player_cannot_be_chosen_where_a_target_is_asked_for(table):
    game = table(you=Side(hand=["Made-up Bolt"]), opponent=Side(board=["Made-up Ghost"]))
    game.play("Made-up Bolt")
    game.could_choose("you", "Made-up Ghost")
    game.choose("Made-up Ghost")


def test_an_untargetable_player_cannot_target_themselves_either(table):
    game = table(you=Side(hand=["Made-up Bolt"], board=["Made-up Ghost"]))
    game.play("Made-up Bolt")
    game.could_choose("opponent", "Made-up Ghost")
    game.choose("opponent")
    assert game.opponent.health == 26


def test_epic_174_the_discard_pile_of_an_untargetable_player_cannot_be_named_its_cards_can(table):
    """EPIC-174: "target player's discard pile" cannot choose them; "target card in a discard pile" can."""
    game = table(
        you=Side(hand=["Made-up Grave Robbery", "Made-up Grave Theft"], discard=["Kong"]),
        opponent=Side(board=["Made-up Ghost"], discard=["Lash"]),
    )
    game.play("Made-up Grave Robbery")  # you are the only player left to choose
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Made-up Grave Robbery"], ["Lash"])
    game.play("Made-up Grave Theft")
    game.could_choose("Lash", "Made-up Grave Robbery")
    game.choose("Lash")


def test_epic_176_who_must_choose_a_player_chooses_the_only_one_there_is(table):
    """EPIC-176: with the other player untargetable the damage goes to its own controller."""
    game = table(you=Side(hand=["Made-up Storm"], board=["Made-up Ghost"]), opponent=Side(board=["Made-up Martyr"]))
    game.play("Made-up Storm")
    assert (game.you.health, game.opponent.health) == (29, 24)


def test_5_20_5_what_does_not_target_reaches_an_untargetable_player(table):
    game = table(you=Side(hand=["Made-up Storm"]), opponent=Side(board=["Made-up Ghost"], discard=["Lash"]))
    game.play("Made-up Storm")
    assert game.opponent.health == 29
    game = table(you=Side(board=["Kong"]), opponent=Side(board=[in_play("Made-up Ghost", expended=True)]))
    game.attack("Kong")
    game.go_to("main")
    assert game.opponent.health == 17


def test_nobody_can_be_chosen_when_both_players_are_untargetable(table):
    sides = (Side(hand=["Made-up Grave Robbery"], board=["Made-up Ghost"], discard=["Kong"]),)
    game = table(*sides, Side(board=["Made-up Ghost"], discard=["Lash"]))
    game.play("Made-up Grave Robbery")
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Kong", "Made-up Grave Robbery"], ["Lash"])


@pytest.mark.parametrize("card", ["Made-up Theft of Thought", "Made-up Nightmare"])
def test_nobody_discards_when_the_player_who_should_cannot_be_chosen(table, card):
    game = table(you=Side(hand=[card, "Kong"]), opponent=Side(hand=["Lash"], board=["Made-up Ghost"]))
    game.play(card)
    assert laws(game.game) == []
    game.end_turn()
    assert (game.you.hand, game.opponent.hand) == (["Kong"], ["Burrowing Wurm", "Lash"])


def test_a_trait_with_a_condition_holds_while_the_condition_does(table):
    game = table(you=Side(hand=["Made-up Bolt"]), opponent=Side(board=["Made-up Dawn Ghost"]))
    assert seen_by(game, 0, 1) == []
    game.play("Made-up Bolt")
    game.choose("opponent")
    game.end_turn()
    assert seen_by(game, 0, 1) == ["untargetable"]


def test_3_3_3_the_trait_ends_when_its_champion_leaves(table):
    game = table(you=Side(hand=["Made-up Bolt", "Lash"], gold=0), opponent=Side(board=["Made-up Ghost"]))
    game.play("Made-up Bolt")
    game.choose("Made-up Ghost")
    assert seen_by(game, 0, 1) == []


# --- players who cannot gain health ----------------------------------------------------------------------------------


def test_opponents_of_the_warden_cannot_gain_health(table):
    game = table(you=Side(hand=["Made-up Sermon"]), opponent=Side(board=["Made-up Warden"]))
    assert (seen_by(game, 0, 0), seen_by(game, 0, 1)) == (["cannot_gain_health"], [])
    game.play("Made-up Sermon")
    assert (game.you.health, game.opponent.health) == (30, 33)
    assert story(game)[-2:] == ["You cannot gain 3 health.", "Your opponent gains 3 health."]


def test_righteous_gives_no_health_to_who_cannot_gain_any(table):
    game = table(
        you=Side(board=["White Knight"], health=20), opponent=Side(board=[in_play("Made-up Warden", expended=True)])
    )
    game.attack("White Knight")
    game.go_to("main")
    assert game.you.health == 20


def test_laws_hold_with_traits_of_players(table):
    game = table(
        you=Side(hand=["Made-up Bolt", "Made-up Sermon"], board=["Made-up Warden", "Kong"]),
        opponent=Side(hand=["Made-up Bolt"], board=["Made-up Ghost", "Lurking Giant"]),
    )
    assert laws(game.game) == []
    game.play("Made-up Bolt")
    assert laws(game.game) == []
    game.choose("you")


def test_traits_print():
    assert card_text(GHOST) == "You are untargetable."
    assert card_text(DAWN_GHOST) == "On your turn, you are untargetable."
    assert card_text(WARDEN) == "Your opponents cannot gain health."


@pytest.mark.parametrize("who", [lang.ANYONE, lang.EACH_PLAYER, lang.TURN_PLAYER])
def test_players_that_derive_does_not_read_are_refused(who):
    with pytest.raises(ValueError, match=r"derive\.py does not read all of"):
        compile_cards((), (champion("Made-up", PlayerHas(who, PlayerTrait.UNTARGETABLE)),))


def test_conditions_that_derive_does_not_read_are_refused():
    with pytest.raises(ValueError, match=r"derive\.py does not read .* in a continuous ability"):
        compile_cards((), (champion("Made-up", PlayerHas(OPPONENT, PlayerTrait.UNTARGETABLE, lang.THIS_IN_PLAY)),))


def test_a_bot_divides_damage_among_their_champions_when_their_player_cannot_be_chosen(table):
    game = table(
        you=Side(hand=["Lightning Storm"], board=["Kong"]), opponent=Side(board=["Made-up Ghost", "Lurking Giant"])
    )
    game.play("Lightning Storm")
    chosen = []
    while game.game.kind == codes.DIVIDE:
        option = default_policy.answer(game.game, Values(WEIGHTS))
        if option & codes.VERB_MASK == codes.PICK:
            chosen.append(game.label(option >> codes.VERB_BITS))
        game.apply(option)
    assert chosen == ["their Made-up Ghost"]
    game = table(you=Side(hand=["Lightning Storm"], board=["Kong"]), opponent=Side(board=["Made-up Phantom"]))
    game.play("Lightning Storm")
    while game.game.kind == codes.DIVIDE:
        game.apply(default_policy.answer(game.game, Values(WEIGHTS)))
    assert (game.champion("Made-up Phantom").damage, game.you.health) == (6, 30)
