"""What players are asked and what they can answer, in sentences made from the definitions."""

import pytest

from engine.epic_tcg.language import (
    ACTION,
    ANY_NUMBER,
    ANYTHING,
    BUILD,
    CHAMPION,
    DISCARD,
    EACH_OPPONENT,
    EVIL,
    EXPEND,
    FAST,
    FLIP,
    HAND,
    HUNTER,
    IT,
    ITS_CONTROLLER,
    MUST_ATTACK,
    RECALL,
    SWARM,
    THAT_PLAYER,
    THIS,
    TOP,
    VEILED,
    YOU,
    YOUR_CHAMPION,
    Activated,
    Break,
    CardIn,
    Choice,
    Choose,
    ChooseNumber,
    Control,
    Damage,
    Discard,
    DivideDamage,
    Does,
    Draw,
    Each,
    Either,
    GainMojo,
    IfYouDo,
    LookAtTop,
    LoseMojo,
    May,
    MayPay,
    MustPay,
    Number,
    NumberOf,
    On,
    OnLine,
    PayAction,
    Piece,
    Player,
    Plays,
    PutIntoHand,
    PutIntoPlay,
    PutOnTop,
    Reveal,
    Stop,
    Target,
    Traits,
    When,
)
from engine.epic_tcg.prompts import choosing
from engine.epic_tcg.prompts.decisions import decision_view
from engine.kernel.answers import IllegalOption
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side, in_play, of_another

X = Number(NumberOf.X)

CARDS = (
    champion("Footman"),
    champion("Lurker", VEILED, price=ACTION),
    champion("Healer", Activated((EXPEND,), FAST, GainMojo(2))),
    champion("Nurse", Activated((EXPEND,), FAST, GainMojo(2))),
    champion("Runner", SWARM),
    champion("Hound", HUNTER),
    champion("Hothead", MUST_ATTACK),
    champion("Squire", When(On.ENTERS, Draw())),
    champion("Page", When(On.ENTERS, Draw())),
    champion("Watcher", When(Plays(), GainMojo(1)), When(Plays(), Draw())),
    champion("Elder", discard=(Activated((LoseMojo(1),), FAST, PutIntoHand(THIS)),)),
    event("Comeback", GainMojo(1), abilities=(RECALL,)),
    event("Needle", Damage(1, Target(ANYTHING))),
    event("Axe", Break(Target(Piece(CHAMPION)))),
    event("Storm", DivideDamage(3, Target(ANYTHING, ANY_NUMBER))),
    event("Fork", Either(Draw(2), Break(Target(Piece(CHAMPION))))),
    event("Offer", IfYouDo(May(Break(Target(Piece(CHAMPION)))), Draw(2), GainMojo(1))),
    event("Ransom", IfYouDo(May(PayAction()), Draw())),
    event("Toll", GainMojo(5), playing=(MustPay((ACTION, LoseMojo(3))),)),
    event("Bonus", GainMojo(5), playing=(MayPay(ACTION),)),
    event("Pyre", GainMojo(X), playing=(MustPay((Reveal(ANY_NUMBER, Traits(alignment=EVIL)),)),)),
    event("Number", ChooseNumber(), LoseMojo(X)),
    event("Raid", Choose(Target(Player())), Control(Choice(Piece(CHAMPION, whose=THAT_PLAYER), by=THAT_PLAYER))),
    event("Sentence", Does(EACH_OPPONENT, Break(Choice(YOUR_CHAMPION)))),
    event("Robbery", Discard(2, EACH_OPPONENT)),
    event("Parade", PutIntoPlay(Choice(CardIn(CHAMPION, zone=HAND), 2, up_to=True))),
    event("Grave", PutIntoHand(Target(CardIn(CHAMPION, zone=DISCARD)))),
    event("Insight", LookAtTop(2), PutOnTop(Each(CardIn(zone=TOP)))),
    event("No", Stop(Target(OnLine()))),
    event("Refund", Stop(Target(OnLine())), Draw(who=ITS_CONTROLLER)),
    event("Study", Discard(1), speed=BUILD),
    event("Slap", Damage(2, Target(ANYTHING)), Damage(3, Target(Piece(CHAMPION), another=True))),
    event("Show", May((Reveal(2), Draw()))),
    thing("Tower", Activated((FLIP,), FAST, Damage(1, Target(ANYTHING)))),
    event("Duel", Choose(Target(Piece(CHAMPION, whose=YOU))), Damage(3, IT)),
)


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(*CARDS):
        yield


def asked(game):
    return decision_view(game.game, game.game.seat)["prompt"]


def offered(game):
    return [option["text"] for option in decision_view(game.game, game.game.seat)["options"]]


# --- priority --------------------------------------------------------------------------------------------------------


def test_with_priority_one_plays_uses_unveils_or_ends_the_step(table):
    board = ["Healer", in_play("Lurker", face_down=True)]
    game = table(you=Side(hand=["Footman", "Lurker"], board=board, discard=["Elder"]), opponent=Side())
    assert asked(game) == "Your Build Step: play a card, use an ability, unveil a champion, or end the step."
    assert sorted(offered(game)) == [
        "End your Build Step",
        "Lose 1 Mojo, {fast}: Put this card from your discard pile into your hand.",
        "Play Footman",
        "Play Lurker",
        "Play Lurker face down",
        "Unveil Lurker",
        "{expend}, {fast}: Gain 2 Mojo.",
    ]


def test_keywords_that_can_be_used_say_what_they_do(table):
    game = table(you=Side(hand=[], discard=["Comeback"], board=["Runner", "Hound"]), opponent=Side(), step="battle")
    assert offered(game) == ["Pass", "Pay {action}, {fast}: put it from your discard pile into your hand."]
    game.passes()
    game.passes()
    game.attack("Hound")
    assert offered(game) == [
        "Pass",
        "Pay {action}, {fast}: put it from your discard pile into your hand.",
        "{expend}, {fast}: it joins an attack of yours that is under way.",
    ]
    assert asked(game) == "Your Battle Step, before blocks: use an ability or pass."


def test_abilities_that_say_the_same_name_their_cards(table):
    game = table(you=Side(board=["Healer", "Nurse", in_play("Nurse", damage=1)]), opponent=Side())
    assert offered(game) == [
        "End your Build Step",
        "Healer: {expend}, {fast}: Gain 2 Mojo.",
        "Nurse: {expend}, {fast}: Gain 2 Mojo.",
        "Nurse (1 damage): {expend}, {fast}: Gain 2 Mojo.",
    ]


def test_what_is_on_the_line_can_be_responded_to(table):
    game = table(you=Side(hand=["Needle"]), opponent=Side(hand=["No"]))
    game.play("Needle")
    game.choose("opponent")
    assert asked(game) == "Your Needle is on the line: pass."
    assert offered(game) == ["Pass"]
    game.passes()
    assert asked(game) == "Your opponent's Needle is on the line: play a card or pass."
    assert offered(game) == ["Pass", "Play No"]


def test_another_players_step_is_said(table):
    game = table(you=Side(hand=["Needle"]), opponent=Side(), turn_of="opponent", step="pre_battle")
    game.passes()
    assert asked(game) == "Your opponent's Pre-Battle Step: play a card or pass."
    assert offered(game) == ["Pass", "Play Needle"]


# --- the course of a game --------------------------------------------------------------------------------------------


def test_a_hand_is_kept_or_put_on_the_bottom(deal):
    game = deal(["Footman"] * 30, ["Footman"] * 30)
    assert asked(game) == (
        "Keep your hand, or put cards on the bottom of your deck: for each, draw one and lose 1 Mojo."
    )
    assert offered(game) == ["Keep your hand", "Footman"]
    game.choose("Footman")
    assert offered(game) == ["Put these on the bottom and draw", "Footman"]
    wait = decision_view(game.game, 1)
    assert wait == {"seat": 0, "kind": "wait", "prompt": "Your opponent is choosing.", "options": []}


def test_who_hunts_what_lies_face_down(table):
    game = table(
        you=Side(board=["Hound", "Hound"]), opponent=Side(board=[in_play("Lurker", face_down=True)]), step="battle"
    )
    game.passes()
    game.passes()
    assert offered(game) == ["End your Battle Step", "Attack your opponent", "Attack face-down champion"]
    choosing.apply(game.game, game.game.options[-1])
    assert asked(game) == "Choose who attacks the face-down champion together."


def test_whom_to_attack_and_with_whom(table):
    game = table(you=Side(board=["Hound", "Footman"]), opponent=Side(board=["Squire"]), step="battle")
    game.passes()
    game.passes()
    assert asked(game) == "Choose whom to attack, or end your Battle Step."
    assert offered(game) == ["End your Battle Step", "Attack your opponent", "Attack Squire"]
    game.choose("opponent")
    assert asked(game) == "Choose who attacks your opponent together."
    assert offered(game) == ["Hound", "Footman"]
    game.choose("Hound")
    assert offered(game) == ["Attack with these", "Footman"]


def test_who_must_attack_cannot_be_kept_back(table):
    game = table(you=Side(board=["Hothead", "Hound"]), opponent=Side(board=["Squire"]), step="battle")
    game.passes()
    game.passes()
    assert asked(game) == "Choose whom to attack: one of your champions must attack."
    assert offered(game) == ["Attack your opponent", "Attack Squire"]


def test_who_blocks_and_how_damage_is_divided(table):
    game = table(you=Side(board=["Footman"]), opponent=Side(board=["Squire", "Page"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Footman")
    game.passes()
    game.passes()
    assert asked(game) == "Choose champions to block with, or none."
    assert offered(game) == ["Do not block", "Squire", "Page"]
    game.opponent.block("Squire", "Page")
    assert asked(game) == "Your Battle Step, before damage: pass."
    game.passes()
    game.passes()
    assert asked(game) == "Divide the damage of Footman."
    assert offered(game) == [f"{amount} damage to Squire" for amount in (0, 1, 2, 3)]


def test_hands_are_discarded_down_to_ten(table):
    game = table(you=Side(hand=["Footman"] * 10 + ["Needle", "Axe"]), opponent=Side(), step="end")
    game.passes()
    game.passes()
    assert asked(game) == "Discard two cards: you may keep ten."
    assert offered(game) == ["Footman", "Needle"]
    game.choose("Footman")
    assert asked(game) == "Discard one more card: you may keep ten."
    assert offered(game) == ["Footman", "Needle", "Axe"]


def test_what_can_be_nothing_else_is_left_to_the_player(table):
    game = table(you=Side(hand=["Footman"] * 11 + ["Needle"]), opponent=Side(), step="end")
    game.passes()
    game.passes()
    assert asked(game) == "Discard two cards: you may keep ten."
    assert offered(game) == ["Footman", "Needle"]  # one Footman goes in any case
    multi_pick = decision_view(game.game, 0)["multi_pick"]
    assert (multi_pick["min"], multi_pick["max"], len(multi_pick["candidates"])) == (2, 2, 12)


def test_the_order_of_triggers(table):
    game = table(you=Side(hand=["Needle"], board=["Watcher"]), opponent=Side())
    game.play("Needle")
    game.choose("you")
    assert asked(game) == "Choose which of your triggers goes to the line first: the last one resolves first."
    assert offered(game) == [
        "Watcher: When you play a card, gain 1 Mojo.",
        "Watcher: When you play a card, draw a card.",
    ]


def test_triggers_of_one_name_are_told_apart_by_their_pieces(table):
    game = table(you=Side(hand=["Needle"], board=["Watcher", in_play("Watcher", damage=2)]), opponent=Side())
    game.play("Needle")
    game.choose("you")
    assert offered(game) == [
        "Watcher: When you play a card, gain 1 Mojo.",
        "Watcher: When you play a card, draw a card.",
        "Watcher (2 damage): When you play a card, gain 1 Mojo.",
        "Watcher (2 damage): When you play a card, draw a card.",
    ]


# --- announcing ------------------------------------------------------------------------------------------------------


def test_targets_are_chosen_by_name_and_side(table):
    sides = {"you": Side(hand=["Needle"], board=["Footman"]), "opponent": Side(board=["Footman", "Page"])}
    game = table(**sides)
    game.play("Needle")
    assert asked(game) == "Choose target champion or player: deal 1 damage to it."
    assert offered(game) == ["You", "Your opponent", "Your Footman", "Your opponent's Footman", "Page"]


def test_pieces_of_one_name_and_side_are_told_apart_by_how_they_stand(table):
    board = ["Footman", in_play("Footman", expended=True), in_play("Footman", counters=2), "Footman"]
    game = table(you=Side(hand=["Axe"], board=board), opponent=Side())
    game.play("Axe")
    assert offered(game) == [
        "Footman (3/3, prepared; 1 of 2)",
        "Footman (3/3, expended)",
        "Footman (5/5, 2 +1/+1 counters, prepared)",
        "Footman (3/3, prepared; 2 of 2)",
    ]


def test_what_lies_face_down_is_named_to_who_knows_it(table):
    down = in_play("Lurker", face_down=True)
    game = table(you=Side(hand=["Axe"], board=[down]), opponent=Side(board=[down, down]))
    game.play("Axe")
    assert offered(game) == [
        "Lurker",
        "Face-down champion (1 of 2)",
        "Face-down champion (2 of 2)",
    ]


def test_what_one_does_not_own_says_whose_it_is(table):
    game = table(you=Side(hand=["Grave"], discard=["Footman", of_another("Footman"), "Page"]), opponent=Side())
    game.play("Grave")
    assert offered(game) == [
        "Footman from your discard pile",
        "Footman from your discard pile, owned by your opponent",
        "Page",
    ]


def test_a_second_target_is_another_one(table):
    game = table(you=Side(hand=["Slap"], board=["Footman", "Page"]), opponent=Side(board=["Squire"]))
    game.play("Slap")
    game.choose("Page")
    assert asked(game) == "Choose another target champion: deal 3 damage to it."
    assert offered(game) == ["Footman", "Squire"]


def test_a_target_that_is_named_first_is_said_with_what_follows(table):
    game = table(you=Side(hand=["Duel"], board=["Footman", "Page"]), opponent=Side())
    game.play("Duel")
    assert asked(game) == "Choose target champion you control: deal 3 damage to that card."


def test_modes_in_words(table):
    game = table(you=Side(hand=["Fork"], board=["Footman"]), opponent=Side())
    game.play("Fork")
    assert asked(game) == "Fork: choose one."
    assert offered(game) == ["Draw two cards.", "Break target champion."]


def test_a_number_for_x(table):
    game = table(you=Side(hand=["Number"], mojo=3), opponent=Side())
    game.play("Number")
    assert asked(game) == "Number: choose a number for X."
    assert offered(game) == ["X is 0", "X is 1", "X is 2", "X is 3"]
    assert decision_view(game.game, 0)["amount"] == {"least": 0, "most": 3}


def test_ways_to_pay(table):
    game = table(you=Side(hand=["Toll"]), opponent=Side())
    game.play("Toll")
    assert asked(game) == "Toll: choose what to pay."
    assert offered(game) == ["Pay {action}", "Lose 3 Mojo"]


def test_what_may_be_paid_on_top(table):
    game = table(you=Side(hand=["Bonus"]), opponent=Side())
    game.play("Bonus")
    assert asked(game) == "Bonus: do you want to pay {action} as well?"
    assert offered(game) == ["Pay {action}", "Do not pay"]


def test_a_cost_of_any_number_is_x(table):
    game = table(you=Side(hand=["Pyre", "Death", "Medusa"]), opponent=Side())
    game.play("Pyre")
    assert asked(game) == "To pay, reveal any number (X) of evil cards."
    assert offered(game) == ["Reveal nothing", "Death", "Medusa"]
    game.choose("Death")
    assert offered(game) == ["Reveal these", "Medusa"]


def test_damage_is_divided_among_targets(table):
    game = table(you=Side(hand=["Storm"]), opponent=Side(board=["Footman", "Page"]))
    game.play("Storm")
    assert asked(game) == (
        "Choose any number of target champions and/or players: deal 3 damage divided any way you choose among them."
    )
    game.choose("opponent", "Footman")
    game.done()
    assert asked(game) == "Divide the damage among the targets."
    assert offered(game) == ["1 damage to your opponent", "2 damage to your opponent"]


# --- resolving -------------------------------------------------------------------------------------------------------


def test_what_may_be_done_is_asked_with_what_comes_of_it(table):
    game = table(you=Side(hand=["Offer"], board=["Footman", "Page"]), opponent=Side())
    game.play("Offer")
    assert asked(game) == "Choose target champion: break it."
    game.choose("Footman")
    game.resolve()
    assert asked(game) == "Offer: do you want to break Footman? If you do, draw two cards. Otherwise, gain 1 Mojo."
    assert offered(game) == ["Yes", "No"]


def test_an_action_that_may_be_paid(table):
    game = table(you=Side(hand=["Ransom"]), opponent=Side())
    game.play("Ransom")
    game.resolve()
    assert asked(game) == "Ransom: do you want to pay {action}? If you do, draw a card."
    assert offered(game) == ["Pay {action}", "Do not pay"]


def test_what_another_players_effect_asks_says_whose_it_is(table):
    game = table(you=Side(hand=["Sentence"]), opponent=Side(board=["Footman", "Page"]))
    game.play("Sentence")
    game.resolve()
    assert asked(game) == "For your opponent's Sentence, choose a champion you control: break it."
    assert offered(game) == ["Footman", "Page"]


def test_who_is_named_by_the_effect_of_another_chooses(table):
    game = table(you=Side(hand=["Raid"]), opponent=Side(board=["Footman", "Page"]))
    game.play("Raid")
    assert asked(game) == "Choose target player: that player chooses a champion they control. Gain control of it."
    game.choose("opponent")
    game.resolve()
    assert asked(game) == "For your opponent's Raid, choose a champion you control: gain control of it."


def test_cards_are_discarded_for_another_players_effect(table):
    game = table(you=Side(hand=["Robbery"]), opponent=Side(hand=["Footman", "Page", "Needle"]))
    game.play("Robbery")
    game.resolve()
    assert asked(game) == "For your opponent's Robbery, discard two cards."
    game.opponent.choose("Footman")
    assert asked(game) == "For your opponent's Robbery, discard one more card."
    assert sorted(offered(game)) == ["Needle", "Page"]


def test_cards_that_are_alike_are_one_option(table):
    game = table(you=Side(hand=["Parade", "Footman", "Footman", "Page"]), opponent=Side())
    game.play("Parade")
    game.resolve()
    assert asked(game) == "Choose up to two champions from your hand: put them into play."
    footman = decision_view(game.game, 0)["options"][1]
    assert sorted(offered(game)) == ["Choose none", "Footman", "Page"]
    assert (footman["text"], len(footman["refs"])) == ("Footman", 2)


def test_no_more_is_asked_for_than_there_is(table):
    game = table(you=Side(hand=["Parade", "Footman"]), opponent=Side())
    game.play("Parade")
    game.resolve()
    assert asked(game) == "Choose up to one champion from your hand: put it into play."


def test_cards_go_back_on_top_in_any_order(table):
    game = table(you=Side(hand=["Insight"], top=["Footman", "Page"]), opponent=Side())
    game.play("Insight")
    game.resolve()
    assert asked(game) == "Put the cards back on top in any order: the first one that you choose will be on top."
    assert sorted(offered(game)) == ["Footman", "Page"]
    assert decision_view(game.game, 0)["multi_pick"]["ordered"]


def test_several_on_the_line_of_one_name_are_told_apart(table):
    game = table(you=Side(hand=["Needle", "Needle", "No"]), opponent=Side(hand=["Needle"]))
    game.play("Needle")
    game.choose("opponent")
    game.play("Needle")
    game.choose("opponent")
    game.passes()
    game.play("Needle")
    game.choose("you")
    game.passes()
    game.play("No")
    assert asked(game) == "Choose target card: stop it."
    assert offered(game) == ["Your Needle (1 of 2)", "Your Needle (2 of 2)", "Your opponent's Needle"]


def test_with_more_than_two_players_they_are_called_by_their_seats(table):
    game = table(Side(hand=["Needle"]), Side(board=["Footman"]), Side())
    game.play("Needle")
    assert offered(game) == ["You", "Player 2", "Player 3", "Footman"]
    assert decision_view(game.game, 2)["prompt"] == "Player 1 is choosing."
    assert decision_view(game.game, 2, ("Ann", "Ben", "Cy"))["prompt"] == "Ann is choosing."


# --- the shape -------------------------------------------------------------------------------------------------------


def test_a_decision_has_the_shape_of_the_first_game(table):
    game = table(you=Side(hand=["Needle"]), opponent=Side())
    game.play("Needle")
    needle = f"c{game.game.frames[-1].uid}"
    assert decision_view(game.game, 0) == {
        "seat": 0,
        "kind": "target",
        "prompt": "Choose target champion or player: deal 1 damage to it.",
        "source": {"id": needle, "card": "Needle"},
        "rule": "Legal Targets",
        "options": [
            {"code": 5, "verb": "pick", "text": "You", "refs": ["p0"]},
            {"code": 37, "verb": "pick", "text": "Your opponent", "refs": ["p1"]},
        ],
        "multi_pick": {
            "min": 1,
            "max": 1,
            "ordered": False,
            "candidates": [{"code": 5, "refs": ["p0"]}, {"code": 37, "refs": ["p1"]}],
        },
        "divide": None,
        "amount": None,
    }


def test_what_is_no_option_is_refused_in_words(table):
    game = table(you=Side(hand=["Needle"]), opponent=Side())
    with pytest.raises(IllegalOption) as refused:
        choosing.apply(game.game, 77)
    assert str(refused.value) == "That cannot be chosen now. What can: End your Build Step; Play Needle."
    assert refused.value.code == "illegal"
    game.opponent.scene.game.reason = 1
    with pytest.raises(IllegalOption, match="The game is over"):
        choosing.apply(game.game, 77)
