"""What players are asked, in sentences made from the definitions."""

import pytest

from engine.epic import language as lang
from engine.epic import view
from engine.epic.language import (
    AIRBORNE,
    CHAMPION,
    EACH_OPPONENT,
    EXPEND,
    IT,
    MUST_ATTACK,
    MUST_BE_BLOCKED,
    PLAYER,
    THAT_PLAYER,
    THIS,
    YOU,
    YOUR_CHAMPION,
    YOUR_TURN,
    Ally,
    Banish,
    BanishAnyNumber,
    Break,
    Choice,
    Choose,
    Damage,
    Discard,
    DiscardedCard,
    Does,
    Draw,
    Each,
    Either,
    Gain,
    GainHealth,
    HandCard,
    If,
    IfYouDo,
    Loyalty,
    May,
    Number,
    NumberOf,
    On,
    Pay,
    Power,
    PutIntoPlay,
    ReturnToHand,
    RevealTop,
    Target,
    Tribute,
    Trigger,
)
from engine.epic.prompts import choosing
from engine.epic.prompts.decisions import decision_view, resolving
from tests.engine.epic.made_up import champion, event, known
from tests.engine.epic.scenario import Side, in_play

MINE = DiscardedCard(whose=YOU)
TWICE_X = Number(NumberOf.X, times=2)

CARDS = (
    event("Made-up Offer", IfYouDo(May(Break(Target(CHAMPION))), Draw(2), GainHealth(1))),
    event("Made-up Price", IfYouDo(May(Pay(health=2)), Draw())),
    event("Made-up Raid", Choose(Target(PLAYER)), Banish(Choice(DiscardedCard(whose=THAT_PLAYER))), Draw()),
    event("Made-up Sentence", Does(EACH_OPPONENT, Break(Choice(YOUR_CHAMPION)))),
    event("Made-up Gift", Does(EACH_OPPONENT, May(PutIntoPlay(Choice(HandCard(CHAMPION)))))),
    event("Made-up Robbery", Discard(1, EACH_OPPONENT)),
    event("Made-up Pyre", BanishAnyNumber(MINE), Damage(TWICE_X, Target(CHAMPION))),
    event("Made-up Spite", lang.LoseAnyHealth(), Damage(TWICE_X, Target(CHAMPION))),
    event("Made-up Test", Gain(Target(CHAMPION), offense=1), May(lang.Expend(IT))),
    event("Made-up Flight", ReturnToHand(Target(CHAMPION)), May(Gain(IT, offense=1))),
    event("Made-up Choice", Draw(), Either(GainHealth(1), (Draw(), GainHealth(2)))),
    event("Made-up Turn", Either(Draw(), Does(EACH_OPPONENT, Break(Choice(YOUR_CHAMPION))))),
    event("Made-up Malady", Damage(1, lang.SameName(Target(CHAMPION)))),
    event("Made-up Plague", Damage(1, lang.PlayerAndChampions(Target(PLAYER)))),
    event("Made-up Volley", Damage(1, Target(lang.ANYTHING, 2, up_to=True))),
    event("Made-up Digging", IfYouDo(May(Banish(Choice(MINE, 2))), Draw())),
    event("Made-up Dig", Banish(THIS), BanishAnyNumber(MINE), RevealTop(lang.BANISHED_THIS_WAY, lang.RevealedCard())),
    event("Made-up Threat", Choose(Target(CHAMPION)), May(Damage(2, IT))),
    champion("Made-up Herdsman", Trigger((On.ATTACKS,), May(lang.JoinBattle(Choice(YOUR_CHAMPION), AIRBORNE)))),
    champion("Made-up Prophet", Loyalty(lang.X, GainHealth(Number(NumberOf.X, plus=1)))),
    event("Made-up Ember", Draw(), discard=(Ally(lang.EVIL, IfYouDo(May(Banish(THIS)), GainHealth(5))),)),
    champion("Made-up Smith", Power((EXPEND, lang.BREAK_CHAMPION, lang.DiscardCards(1)), Draw())),
    champion("Made-up Twin", Power((EXPEND,), ReturnToHand(Choice(DiscardedCard(whose=YOU, broken_this_turn=True))))),
    champion("Made-up Ghoul", discard=(Power((lang.BanishDiscarded(1),), lang.Recall()),)),
    champion("Made-up Captain", Loyalty(1, Draw(), Gain(THIS, lang.BLITZ))),
    champion("Made-up Herald", Loyalty(lang.X, Break(Target(CHAMPION, lang.X, up_to=True)))),
    event("Made-up Grave", Banish(Choice(DiscardedCard()))),
    event("Made-up Fork", Either(Break(Target(CHAMPION)), Gain(Each(CHAMPION), AIRBORNE), Draw())),
    event("Made-up Fair", Either(Does(EACH_OPPONENT, May(PutIntoPlay(Choice(HandCard(CHAMPION))))), Draw())),
    event("Made-up Herding", lang.Expend(Target(CHAMPION, 3, up_to=True))),
    champion("Made-up Hothead", MUST_ATTACK),
    champion("Made-up Brawler", MUST_ATTACK),
    champion("Made-up Bait", MUST_BE_BLOCKED),
    champion("Made-up Medic", Power((EXPEND,), GainHealth(1))),
    champion("Made-up Nurse", Power((EXPEND,), GainHealth(1))),
    champion("Made-up Guard", Tribute(If(YOUR_TURN, May((Break(Target(CHAMPION)), Draw())))), cost=1),
)


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(*CARDS):
        yield


def asked(game):
    return decision_view(game.game, game.game.seat)["prompt"]


def offered(game):
    return [option["text"] for option in decision_view(game.game, game.game.seat)["options"]]


def test_what_may_be_declined_says_so_and_what_comes_of_it(table):
    game = table(you=Side(hand=["Made-up Offer"], board=["Kong"]))
    game.play("Made-up Offer")
    assert asked(game) == (
        "Choose target champion, or none: break it. If you do, draw two cards. Otherwise, gain 1 health."
    )
    game.decline()


def test_a_payment_is_asked_for_with_what_it_buys(table):
    game = table(you=Side(hand=["Made-up Price"]))
    game.play("Made-up Price")
    assert asked(game) == "Made-up Price: do you want to pay 2 health? If you do, draw a card."
    game.decline()


def test_a_player_is_chosen_for_what_follows_and_then_known(table):
    game = table(you=Side(hand=["Made-up Raid"]), opponent=Side(discard=["Kong", "Lash"]))
    game.play("Made-up Raid")
    assert asked(game) == "Choose target player: banish a card from that player's discard pile. Draw a card."
    game.choose("opponent")
    assert asked(game) == "Choose a card from your opponent's discard pile: banish it."
    game.choose("Kong")


@pytest.mark.parametrize(
    ("card", "sentence", "chosen"),
    [
        ("Malady", "Choose target champion: deal 1 damage to it and all other champions with the same name.", "Kong"),
        ("Plague", "Choose target player: deal 1 damage to that player and each champion they control.", "opponent"),
        ("Volley", "Choose up to two targets: deal 1 damage to each of them.", "Kong"),
    ],
)
def test_what_is_chosen_is_said_first_and_then_it(table, card, sentence, chosen):
    game = table(you=Side(hand=[f"Made-up {card}"]), opponent=Side(board=["Kong", "Muse"]))
    game.play(f"Made-up {card}")
    assert asked(game) == sentence
    game.choose(chosen)


def test_an_opponents_effect_says_whose_it_is(table):
    game = table(you=Side(hand=["Made-up Sentence"]), opponent=Side(board=["Kong", "Muse"]))
    game.play("Made-up Sentence")
    assert asked(game) == "For your opponent's Made-up Sentence, choose one of your champions: break it."
    assert resolving(game.game)["controller"] == 0
    game.opponent.choose("Muse")


def test_an_opponents_effect_may_be_declined(table):
    game = table(you=Side(hand=["Made-up Gift"]), opponent=Side(hand=["Kong", "Muse"]))
    game.play("Made-up Gift")
    assert asked(game) == (
        "For your opponent's Made-up Gift, choose a champion card from your hand, or none: put it into play."
    )
    game.opponent.decline()


def test_an_opponents_effect_takes_cards(table):
    game = table(you=Side(hand=["Made-up Robbery"]), opponent=Side(hand=["Kong", "Muse"]))
    game.play("Made-up Robbery")
    assert asked(game) == "For your opponent's Made-up Robbery, discard a card."
    game.opponent.discard("Muse")


def test_x_is_said_until_it_is_a_number(table):
    game = table(you=Side(hand=["Made-up Pyre"], discard=["Lash", "Rage"]), opponent=Side(board=["Kong", "Muse"]))
    game.play("Made-up Pyre")
    assert asked(game) == ("Banish any number (X) of cards from your discard pile. Deal 2X damage to target champion.")
    game.choose("Lash", "Rage")
    assert asked(game) == "Choose target champion: deal 4 damage to it."
    game.choose("Muse")


def test_health_to_lose_is_asked_for_with_what_it_buys(table):
    game = table(you=Side(health=4, hand=["Made-up Spite"]), opponent=Side(board=["Kong", "Muse"]))
    game.play("Made-up Spite")
    assert asked(game) == ("Lose any amount (X) of health. Deal 2X damage to target champion.")
    choosing.apply(game.game, game.game.options[1])
    assert asked(game) == "Choose target champion: deal 2 damage to it."
    game.choose("Muse")


def test_it_is_called_by_its_name(table):
    game = table(you=Side(hand=["Made-up Test"], board=["Kong", "Muse"]))
    game.play("Made-up Test")
    game.choose("Kong")
    assert asked(game) == "Made-up Test: do you want to expend Kong?"
    game.decline()


def test_nobody_is_asked_about_what_is_not_there(table):
    game = table(you=Side(hand=["Made-up Test"]))
    game.play("Made-up Test")
    assert game.moment == "main"


def test_modes_of_a_part_are_offered_one_by_one(table):
    game = table(you=Side(hand=["Made-up Choice"]))
    game.play("Made-up Choice")
    assert asked(game) == "Choose one."
    game.could_pick_modes("Gain 1 health.", "Draw a card. Gain 2 health.")
    game.mode("Gain 1 health.")


def test_while_others_act_the_chosen_mode_is_told(table):
    game = table(you=Side(hand=["Made-up Turn"]), opponent=Side(board=["Kong", "Muse"]))
    game.play("Made-up Turn")
    game.mode("Each opponent must break")
    assert resolving(game.game)["text"] == "Each opponent must break one of their champions if able."
    game.opponent.choose("Muse")


def test_some_or_none(table):
    game = table(you=Side(hand=["Made-up Digging"], discard=["Lash", "Rage", "Kong"]))
    game.play("Made-up Digging")
    assert asked(game) == ("Choose two cards from your discard pile, or none: banish them. If you do, draw a card.")
    game.decline()


def test_this_card_is_called_by_its_name(table):
    game = table(you=Side(hand=["Made-up Guard"], discard=["Made-up Ember"]))
    game.play("Made-up Guard")
    game.trigger("Made-up Ember")
    assert asked(game) == "Do you want to banish Made-up Ember? If you do, gain 5 health."
    game.accept()
    game.decline()


def test_costs_are_asked_for_as_costs(table):
    game = table(you=Side(hand=["Kong", "Lash"], board=["Made-up Smith", "Muse"]))
    game.use("Made-up Smith")
    assert asked(game) == "To pay, break one of your champions."
    game.choose("Muse")
    assert asked(game) == "To pay, discard a card."
    game.discard("Kong")
    game = table(you=Side(discard=["Made-up Ghoul", "Kong", "Lash"]))
    game.use("Made-up Ghoul")
    assert asked(game) == "To pay, banish another card from your discard pile."
    game.choose("Kong")


def test_loyalty_says_what_it_is_for(table):
    game = table(you=Side(hand=["Made-up Captain", "Succubus", "Medusa"]))
    game.play("Made-up Captain")
    assert (
        asked(game) == "Reveal an evil card, or none, for loyalty: draw a card. Made-up Captain gains blitz this turn."
    )
    game.decline()


def test_loyalty_x_leaves_the_number_open(table):
    game = table(
        you=Side(hand=["Made-up Herald", "Succubus", "Medusa"]), opponent=Side(board=["Kong", "Muse", "Lurking Giant"])
    )
    game.play("Made-up Herald")
    assert asked(game) == (
        "Reveal any number of evil cards for loyalty: for each card revealed, you may break target champion."
    )
    assert offered(game) == ["Reveal nothing", "Succubus", "Medusa"]
    choosing.apply(game.game, game.game.options[2])
    assert offered(game) == ["Reveal these", "Succubus"]
    choosing.apply(game.game, game.game.options[1])
    assert asked(game) == "Choose up to two target champions: break them."
    game.choose("Kong", "Muse")


def test_x_is_named_for_loyalty_where_more_is_done_with_it_than_once_for_each(table):
    game = table(you=Side(hand=["Made-up Prophet", "Succubus"]))
    game.play("Made-up Prophet")
    assert asked(game) == "Reveal any number of evil cards (X) for loyalty: gain X+1 health."
    game.decline()


def test_that_many_counts_the_card_that_is_banished_with_the_others(table):
    game = table(you=Side(hand=["Made-up Dig"], discard=["Lash", "Rage"], top=["Kong", "Muse", "Erase"]))
    game.play("Made-up Dig")
    assert asked(game) == (
        "Banish Made-up Dig and any number of cards from your discard pile. Reveal that many cards from the top of "
        "your deck. You may put one of them into your hand. Banish the rest."
    )
    game.choose("Lash")
    game.could_choose("Kong", "Muse")
    game.choose("Kong")


def test_a_target_that_must_be_chosen_is_asked_for_before_the_permission(table):
    game = table(you=Side(hand=["Made-up Threat"]), opponent=Side(board=["Kong", "Muse"]))
    game.play("Made-up Threat")
    assert asked(game) == "Choose target champion: you may deal 2 damage to it."
    game.choose("Kong")
    assert asked(game) == "Made-up Threat: do you want to deal 2 damage to Kong?"
    game.decline()


def test_a_champion_that_may_join_is_told_what_it_does(table):
    game = table(you=Side(board=["Made-up Herdsman", "Kong"]))
    game.attack("Made-up Herdsman")
    assert asked(game).removeprefix("Choose one of your champions, or none: ") == (
        "it gains airborne this turn and attacks or blocks with Made-up Herdsman."
    )
    game.decline()
    game.go_to("main")


def test_all_of_a_permission_is_told(table):
    game = table(you=Side(hand=["Made-up Guard"]))
    game.play("Made-up Guard")
    assert asked(game) == "Choose target champion, or none: break it and draw a card."
    game.decline()


def test_cards_over_the_limit_are_asked_for_with_the_limit(table):
    game = table(you=Side(hand=["Lash", "Rage", *["Kong"] * 7]))
    game.end_turn()
    assert asked(game) == "Discard two cards: you may keep seven."
    choosing.apply(game.game, game.game.options[0])
    assert asked(game) == "Discard one more card: you may keep seven."
    choosing.apply(game.game, game.game.options[0])


def named(game):
    """The ids that each option names, by the option's words."""
    return {
        option["text"]: option["refs"]
        for option in decision_view(game.game, game.game.seat)["options"]
        if option["refs"]
    }


def test_an_option_names_every_copy_that_may_be_meant(table):
    """A player may click on any of three copies; the engine offers one of them."""
    game = table(you=Side(hand=["Kong", "Muse", "Kong", "Kong"]), opponent=Side(board=["Muse", "Cave Troll"]))
    hand = view(game.game, 0)["players"][0]["hand"]
    ids = {name: sorted(card["id"] for card in hand if card["card"] == name) for name in ("Kong", "Muse")}
    assert {words: sorted(refs) for words, refs in named(game).items()} == {
        "Play Kong": ids["Kong"],
        "Play Muse": ids["Muse"],
    }
    game.play("Kong")
    assert {len(option["refs"]) for option in decision_view(game.game, 0)["options"]} == {1}  # champions in play differ
    game.choose("their Muse")


def test_copies_that_may_not_be_chosen_are_not_named(table):
    game = table(you=Side(board=["Made-up Twin"], discard=["Kong", "Kong"], broken=["Kong", "Kong", "Muse"]))
    game.use("Made-up Twin")
    assert {words: len(refs) for words, refs in named(game).items()} == {"Kong": 2, "Muse": 1}
    game.choose("Muse")


def test_a_choice_of_effects_names_the_rule_that_asks_for_it(table):
    """3.2.1 for a card that is played, 4.2.5 for a deity at the start of its turn."""
    game = table(you=Side(hand=["Made-up Turn"]), opponent=Side(deity="Furios, Father of Nature"))
    game.play("Made-up Turn")
    assert decision_view(game.game, 0)["rule"] == "3.2.1"
    game.mode("Draw a card")
    game.end_turn()
    assert decision_view(game.game, 1)["rule"] == "4.2.5"
    game.opponent.mode("Gain 10 health")


# --- what is offered, told apart --------------------------------------------------------------------------------------


def test_equal_champions_are_told_apart_by_their_side(table):
    game = table(you=Side(hand=["Kong"], board=["Muse"]), opponent=Side(board=["Muse"]))
    game.play("Kong")
    assert offered(game) == ["Your Muse", "Your opponent's Muse", "Kong"]
    game.choose("their Muse")


def test_equal_champions_of_one_side_are_told_apart_by_what_differs_between_them(table):
    wounded, tired = in_play("Cave Troll", damage=2), in_play("Cave Troll", expended=True)
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Cave Troll", wounded, tired]))
    game.play("Kong")
    assert offered(game) == [
        "Cave Troll (prepared)", "Cave Troll (2 damage, prepared)", "Cave Troll (expended)", "Kong",
    ]  # fmt: skip
    game.choose("Cave Troll#2")
    assert game.opponent.board == ["Cave Troll", "Cave Troll"]


def test_champions_that_look_the_same_are_told_apart_by_their_place(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Wolf", in_play("Wolf", offense=1), "Wolf"]))
    game.play("Kong")
    assert offered(game) == ["Wolf (2/2; 1 of 2)", "Wolf (3/2)", "Wolf (2/2; 2 of 2)", "Kong"]
    game.choose("Wolf#2")
    assert [game.champion(name).offense for name in ("Wolf#1", "Wolf#2")] == [2, 2]


def test_equal_cards_of_two_piles_are_told_apart_by_the_pile(table):
    game = table(you=Side(hand=["Made-up Grave"], discard=["Kong"]), opponent=Side(discard=["Kong", "Lash"]))
    game.play("Made-up Grave")
    assert sorted(offered(game)) == ["Kong from your discard pile", "Kong from your opponent's discard pile", "Lash"]
    game.choose("their Kong")
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Kong", "Made-up Grave"], ["Lash"])


def test_a_refusal_names_options_apart(table):
    game = table(you=Side(hand=["Kong"], board=["Muse"]), opponent=Side(board=["Muse"]))
    game.play("Kong")
    with pytest.raises(choosing.IllegalOption, match=r"Your Muse; Your opponent's Muse; Kong\.$"):
        choosing.apply(game.game, 0)
    game.choose("your Muse")


# --- modes that would do nothing --------------------------------------------------------------------------------------

IDLE = " (This would do nothing now.)"


def test_a_mode_that_would_do_nothing_says_so(table):
    game = table(you=Side(hand=["Made-up Fork"]))
    game.play("Made-up Fork")
    assert offered(game) == [
        f"Break target champion.{IDLE}",
        f"All champions gain airborne this turn.{IDLE}",
        "Draw a card.",
    ]
    game.mode("Draw a card")


def test_a_mode_that_can_do_something_says_nothing_of_it(table):
    game = table(you=Side(hand=["Made-up Fork"]), opponent=Side(board=["Kong"]))
    game.play("Made-up Fork")
    assert offered(game) == ["Break target champion.", "All champions gain airborne this turn.", "Draw a card."]
    game.mode("Break")
    assert game.opponent.discard_pile == ["Kong"]


def test_a_mode_whose_only_target_cannot_be_broken_does_nothing(table):
    game = table(you=Side(hand=["Made-up Fork"]), opponent=Side(board=[in_play("Kong", gained="unbreakable")]))
    game.play("Made-up Fork")
    assert offered(game)[0] == f"Break target champion.{IDLE}"
    game.mode("Break")
    assert game.opponent.board == ["Kong"]


@pytest.mark.parametrize("hand", [["Kong"], ["Rage"]])
def test_what_an_opponent_carries_out_is_never_said_to_do_nothing(table, hand):
    """Whether their hand holds a champion is theirs to know (1.10.2)."""
    game = table(you=Side(hand=["Made-up Fair"]), opponent=Side(hand=hand))
    game.play("Made-up Fair")
    assert offered(game) == ["Each opponent may put a champion card from their hand into play.", "Draw a card."]
    game.mode("Draw a card")


# --- nothing that is impossible ---------------------------------------------------------------------------------------


def test_a_window_lists_what_can_be_done(table):
    game = table(you=Side(gold=0, hand=["Kong"], board=["Muse"]))
    assert asked(game) == "Your turn: attack or end your turn."
    game = table(you=Side(hand=["Kong"]))
    assert asked(game) == "Your turn: play a card or end your turn."
    game = table(
        you=Side(hand=["Kong", "Made-up Price"], board=["Made-up Twin"], discard=["Lash"]),
        opponent=Side(hand=["Made-up Price"]),
    )
    assert asked(game) == "Your turn: play a card, use a power, attack, or end your turn."
    game.passes()
    assert asked(game) == "Your opponent wants to end the turn: play a card or pass."


def test_no_more_targets_are_asked_for_than_there_are(table):
    game = table(you=Side(hand=["Made-up Herding"]), opponent=Side(board=["Kong", "Muse"]))
    game.play("Made-up Herding")
    assert asked(game) == "Choose up to two target champions: expend them."
    game.choose("Kong", "Muse")
    game = table(you=Side(hand=["Made-up Herding"]), opponent=Side(board=["Kong"]))
    game.play("Made-up Herding")
    assert asked(game) == "Choose target champion, or none: expend it."
    game.choose("Kong")


def test_who_must_attack_is_named(table):
    game = table(you=Side(hand=["Kong"], board=["Made-up Hothead", "Muse", "Made-up Brawler", "Made-up Hothead"]))
    assert asked(game) == (
        "Your turn: Made-up Hothead (2 of them) and Made-up Brawler must attack before the turn ends. "
        "You may play a card or attack."
    )
    game.could_not_end_turn()


def test_who_must_be_blocked_is_named(table):
    game = table(you=Side(board=["Made-up Bait", "Muse"]), opponent=Side(board=["Kong", "Lurking Giant"]))
    game.attack("Made-up Bait", "Muse")
    game.go_to("blockers")
    assert asked(game) == "Made-up Bait must be blocked: choose one or more champions to block with."
    game.block("Kong")
    game.go_to("damage")
    game.opponent.divide({"Muse": 13})


def test_powers_that_say_the_same_are_told_apart(table):
    medics = ["Made-up Medic", in_play("Made-up Medic", damage=1), "Made-up Nurse", "Made-up Smith"]
    game = table(you=Side(board=medics, hand=["Kong"]))
    assert sorted(words for words in offered(game) if "{expend}" in words) == [
        "Made-up Medic (1 damage): {expend}: Gain 1 health.",
        "Made-up Medic: {expend}: Gain 1 health.",
        "Made-up Nurse: {expend}: Gain 1 health.",
        "{expend}, Break one of your champions, Discard a card: Draw a card.",
    ]
