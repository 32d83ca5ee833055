"""Tributes and their targets (5.6.2, 5.6.3): on cards of the products and on cards made up here."""

import pytest

from engine.epic import language as lang
from engine.epic.language import (
    ANYTHING,
    CHAMPION,
    EVIL,
    GOOD,
    IT,
    OPPONENT,
    OPPONENT_PLAYER,
    THAT_PLAYER,
    TRIBUTE,
    WILD,
    YOUR_TURN,
    AllyOf,
    AtEndOfTurn,
    Break,
    Champion,
    Choose,
    Damage,
    Discard,
    DivideDamage,
    Draw,
    Gain,
    GainHealth,
    If,
    IfYouDo,
    LoseHealth,
    May,
    On,
    PutTokens,
    Target,
    Tribute,
    Trigger,
    Whenever,
)
from engine.epic.views.story import entries
from tests.engine.epic.made_up import champion, known
from tests.engine.epic.scenario import Side, in_play

THEIRS = Champion(whose=OPPONENT)
HUMAN = lang.Token("Human", GOOD, "human", 1, 1)
SCOUT = champion("Made-up Scout", Tribute(Draw(), Damage(1, Target(THEIRS))))
TWINS = champion(
    "Made-up Twins", Tribute(Draw(), Damage(1, Target(THEIRS)), LoseHealth(2), Discard(1, Target(OPPONENT_PLAYER)))
)
COURTIER = champion(
    "Made-up Courtier",
    Tribute(Draw(), Damage(1, Target(THEIRS)), May((Choose(Target(OPPONENT_PLAYER)), Discard(1, THAT_PLAYER)))),
)
ARCHER = champion("Made-up Archer", Trigger((TRIBUTE, AllyOf(WILD)), (Draw(), Damage(1, Target(THEIRS)))))
HUNTER = champion("Made-up Hunter", Tribute(GainHealth(3), May(Break(Target(THEIRS)))))
FALCON = champion("Made-up Falcon", Tribute(GainHealth(3), Damage(1, Target(THEIRS, 2, up_to=True))))
LANCER = champion("Made-up Lancer", Tribute(GainHealth(3), If(YOUR_TURN, Damage(1, Target(THEIRS)))))
BROOD = champion("Made-up Brood", Tribute(PutTokens(1, HUMAN), Break(Target(Champion(token=True)))))
TYRANT = champion("Made-up Tyrant", Tribute(IfYouDo(Break(Target(THEIRS)), (), otherwise=LoseHealth(4))))
OMEN = champion("Made-up Omen", Tribute(Draw(), AtEndOfTurn(Discard(1, Target(OPPONENT_PLAYER)))))
SPY = champion("Made-up Spy", Tribute(Draw(), Choose(Target(OPPONENT_PLAYER)), Discard(1, THAT_PLAYER)))
STORM = champion("Made-up Storm", Tribute(Draw(), DivideDamage(3, up_to=3)))
BANNER = champion(
    "Made-up Banner", Tribute(Draw(), Gain(IT, lang.BLITZ, ability=Whenever(On.BROKEN, Damage(2, Target(ANYTHING)))))
)
SEAL = champion("Made-up Seal", Tribute(Damage(1, Target(CHAMPION)), GainHealth(2)), alignment=EVIL)
MADE_UP = (
    SCOUT, TWINS, COURTIER, ARCHER, HUNTER, FALCON, LANCER, BROOD, TYRANT, OMEN, SPY, STORM, BANNER, SEAL,
)  # fmt: skip
UNSEEN = in_play("The Gudgeon", this_turn="untargetable")


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(*MADE_UP):
        yield


def story(game):
    return [entry["text"] for entry in entries(game.game, 0)]


# --- nothing happens without a legal target --------------------------------------------------------------------------


def test_5_6_2_a_tribute_without_a_legal_target_does_not_apply(table):
    """Thought Plucker and a player whom The Gudgeon makes untargetable: nobody discards and nobody draws."""
    theirs = Side(hand=["Erase"], board=["The Gudgeon"])
    game = table(you=Side(hand=["Thought Plucker"], top=["Kong"]), opponent=theirs)
    game.play("Thought Plucker")
    assert (game.you.hand, game.you.board, game.opponent.hand) == ([], ["Thought Plucker"], ["Erase"])
    assert story(game)[-1] == "[[Thought Plucker]] has no legal target, so its tribute does not apply."


def test_1_7_2_a_player_who_can_be_a_target_and_has_no_cards_is_one(table):
    game = table(you=Side(hand=["Thought Plucker"], top=["Kong"]))
    game.play("Thought Plucker")
    assert game.you.hand == ["Kong"]


def test_5_6_2_what_stands_before_the_target_does_not_apply_either(table):
    """Blue Dragon draws only with somebody to burn; here nothing and nobody may be a target."""
    escort = in_play("Royal Escort", this_turn="untargetable")
    game = table(you=Side(hand=["Blue Dragon"], board=[escort, UNSEEN]), opponent=Side(board=[UNSEEN]))
    game.play("Blue Dragon")
    assert (game.you.hand, game.you.board) == ([], ["Royal Escort", "The Gudgeon", "Blue Dragon"])
    game = table(you=Side(hand=["Blue Dragon"], board=[escort], top=["Kong"]), opponent=Side(board=[UNSEEN]))
    game.play("Blue Dragon")
    game.took("you")
    assert (game.you.hand, game.you.health) == (["Kong"], 28)


def test_5_6_4_the_champion_is_played_all_the_same(table):
    game = table(you=Side(hand=["Made-up Scout"]), opponent=Side(board=["Steel Golem"]))
    game.play("Made-up Scout")
    assert (game.you.board, game.you.hand, game.moment) == (["Made-up Scout"], [], "main")


@pytest.mark.parametrize("theirs", [[], ["Steel Golem"], ["Lurking Giant"]])
def test_5_6_3_a_tribute_is_not_ignored_and_may_be_turned_on_its_own_champion(table, theirs):
    """Kong hits himself: at will, or because he is the only one who can be a target."""
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=theirs))
    game.play("Kong")
    game.choose_or_took("Kong")
    assert (game.champion("Kong").damage, game.moment) == (13, "main")


def test_with_some_legal_targets_it_does_as_much_as_it_can(table):
    """5.6.3, 5.20.7: no champion to hit, but a player to pluck."""
    yours = Side(hand=["Made-up Twins"], top=["Kong"])
    game = table(you=yours, opponent=Side(hand=["Erase"]))
    game.play("Made-up Twins")
    assert (game.you.hand, game.you.health, game.opponent.hand) == (["Kong"], 28, [])
    game = table(you=yours, opponent=Side(hand=["Erase"], board=[UNSEEN]))
    game.play("Made-up Twins")
    assert (game.you.hand, game.you.health, game.opponent.hand) == ([], 30, ["Erase"])


def test_5_18_4_the_same_words_as_an_ally_ability_do_as_much_as_they_can(table):
    game = table(you=Side(hand=["Made-up Archer", "Hurricane"], top=["Kong"]))
    game.play("Made-up Archer")
    assert game.you.hand == ["Hurricane"]
    game.play("Hurricane")
    game.mode("damage")
    game = table(you=Side(hand=["Kong"], board=["Made-up Archer"], top=["Muse"]))
    game.play("Kong")
    game.trigger("Made-up Archer")
    assert game.you.hand == ["Muse"]
    game.choose("Kong")


def test_a_target_that_is_named_first_or_chosen_for_later_counts_as_well(table):
    theirs = Side(hand=["Erase"], board=["The Gudgeon"])
    for card in ("Made-up Spy", "Made-up Omen"):
        game = table(you=Side(hand=[card], top=["Kong"]), opponent=theirs)
        game.play(card)
        assert game.you.hand == []
        game.end_turn()
        assert game.opponent.hand == ["Burrowing Wurm", "Erase"]
        game = table(you=Side(hand=[card], top=["Kong"]), opponent=Side(hand=["Erase"], top=["Muse"]))
        game.play(card)
        assert game.you.hand == ["Kong"]
        game.end_turn()
        assert game.opponent.hand == ["Muse"]


def test_damage_that_is_divided_has_targets(table):
    ours = [in_play("Royal Escort", this_turn="untargetable"), UNSEEN]
    game = table(you=Side(hand=["Made-up Storm"], board=ours), opponent=Side(board=[UNSEEN]))
    game.play("Made-up Storm")
    assert game.you.hand == []
    game = table(you=Side(hand=["Made-up Storm"], board=ours, top=["Kong"]))
    game.play("Made-up Storm")
    assert (game.you.hand, game.opponent.health) == (["Kong"], 27)


def test_if_it_does_not_apply_it_was_not_left_undone_either(table):
    """ "Otherwise" is a part of the tribute."""
    game = table(you=Side(hand=["Made-up Tyrant"]))
    game.play("Made-up Tyrant")
    assert game.you.health == 30
    game = table(you=Side(hand=["Made-up Tyrant"]), opponent=Side(board=[in_play("Kong", gained="unbreakable")]))
    game.play("Made-up Tyrant")
    assert game.you.health == 26


# --- targets that a tribute does not need ----------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Made-up Hunter", "Made-up Falcon", "Made-up Lancer"])
def test_h26_a_target_that_need_not_be_chosen_is_no_condition_of_the_rest(table, card):
    """ "You may", "up to", "if it is your turn"."""
    game = table(you=Side(hand=[card]))
    game.play(card)
    assert game.you.health == 33


def test_h26_a_target_that_need_not_be_chosen_is_enough(table):
    """No champion to hit; the player may be plucked, or not."""
    game = table(you=Side(hand=["Made-up Courtier"], top=["Kong"]), opponent=Side(hand=["Erase"]))
    game.play("Made-up Courtier")
    assert game.you.hand == ["Kong"]
    game.could_decline()
    game.decline()
    game = table(you=Side(hand=["Made-up Courtier"]), opponent=Side(hand=["Erase"], board=[UNSEEN]))
    game.play("Made-up Courtier")
    assert game.you.hand == []


def test_h26_silver_dragon_draws_where_there_are_no_tokens(table):
    game = table(you=Side(hand=["Silver Dragon"], top=["Kong"]))
    game.play("Silver Dragon")
    assert game.you.hand == ["Kong"]


def test_the_targets_of_an_ability_that_is_gained_are_not_those_of_the_tribute(table):
    game = table(you=Side(hand=["Made-up Banner"], top=["Kong"]))
    game.play("Made-up Banner")
    assert game.you.hand == ["Kong"]


def test_h27_what_the_tribute_itself_brings_into_play_may_be_its_target(table):
    """3.2.3d: the token that it has just put into play is the only one."""
    game = table(you=Side(hand=["Made-up Brood"]))
    game.play("Made-up Brood")
    game.took("Human")
    assert game.you.board == ["Made-up Brood"]


def test_the_champion_itself_is_a_target_as_any(table):
    game = table(you=Side(hand=["Made-up Seal"]))
    game.play("Made-up Seal")
    assert (game.you.health, game.champion("Made-up Seal").damage) == (32, 1)
