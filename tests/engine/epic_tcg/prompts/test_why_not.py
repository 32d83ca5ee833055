"""Why something cannot be chosen: each code in a position that gives it."""

import pytest

from engine.epic_tcg.language import (
    ACTION,
    AIRBORNE,
    ANYTHING,
    BUILD,
    CANNOT_ATTACK,
    CANNOT_BLOCK,
    CHAMPION,
    DEMORALIZED,
    EVIL,
    EXPEND,
    FAST,
    GOOD,
    HUNTER,
    MAGICAL,
    OBJECT,
    OPPONENT,
    PACED,
    PLUS,
    THIS,
    UNBREAKABLE,
    UNTARGETABLE,
    VEILED,
    YOU,
    Activated,
    Banish,
    Break,
    CardIn,
    Choice,
    Damage,
    Discard,
    DiscardHand,
    Draw,
    GainMojo,
    LoseMojo,
    MustPay,
    Piece,
    Player,
    PlayerHas,
    PlayerTrait,
    Prepare,
    PutCounters,
    PutIntoHand,
    RemoveCounters,
    Reveal,
    Target,
    Traits,
)
from engine.epic_tcg.prompts import why_not
from engine.epic_tcg.prompts.reasons import REASONS
from engine.epic_tcg.rules.limits import USE_LIMIT
from engine.kernel.answers import IllegalOption
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Flyer", AIRBORNE),
        champion("Hound", HUNTER),
        champion("Wall", CANNOT_ATTACK),
        champion("Coward", CANNOT_BLOCK),
        champion("Ghost", UNTARGETABLE),
        champion("Fiend", alignment=EVIL),
        champion("Healer", Activated((EXPEND,), FAST, GainMojo(2))),
        champion("Smith", Activated((RemoveCounters(1),), FAST, Draw())),
        champion("Priest", Activated((LoseMojo(9),), FAST, Draw())),
        champion("Giver", Activated((Discard(2),), FAST, Draw())),
        champion("Builder", Activated((), BUILD, Draw(0))),
        thing("Statue"),
        thing("Gag", PlayerHas(YOU, PlayerTrait.CANNOT_USE_ABILITIES)),
        event("Needle", Damage(1, Target(ANYTHING))),
        event("Effort", GainMojo(1), price=ACTION),
        event("Plan", GainMojo(1), speed=PACED),
        event("Axe", Break(Target(Piece(CHAMPION)))),
        event("Slap", Damage(2, Target(Player(OPPONENT)))),
        event("Purge", Break(Target(Piece(CHAMPION, EVIL)))),
        event("Dispel", Break(Target(Piece(CHAMPION | OBJECT, origin=MAGICAL)))),
        event("Theft", PutIntoHand(Target(Piece(CHAMPION, whose=OPPONENT)), YOU)),
        event("Twins", Break(Target(Piece(CHAMPION), 2))),
        event("Show", GainMojo(1), playing=(MustPay((Reveal(1, Traits(alignment=GOOD)),)),)),
        event("Purse", Discard(1)),
        event("Empty", DiscardHand()),
        event("Pit", PutIntoHand(Target(CardIn(CHAMPION)))),
        champion("Rock", UNBREAKABLE, Activated((Break(THIS),), FAST, Draw())),
        champion("Tinker", Activated((), FAST, GainMojo(0))),
        champion("Hawk", AIRBORNE | HUNTER),
        champion("Bat", AIRBORNE | HUNTER),
        champion("Lurker", VEILED, alignment=EVIL),
        champion("Squire", Activated((EXPEND,), FAST, Prepare(Target(Piece(CHAMPION, other=True))))),
        champion("Giant", offense=7, defense=9),
        event("Burial", GainMojo(1), playing=(MustPay((Banish(Choice(CardIn(), 2)),)),)),
        event("Shame", PutCounters(1, Target(Piece(CHAMPION)), DEMORALIZED)),
        event("Net", Break(Target(Piece(CHAMPION, prepared=True)))),
        event("Snare", Break(Target(Piece(CHAMPION, having=AIRBORNE)))),
        event("Cull", Break(Target(Piece(CHAMPION, most_defense=3)))),
        event("Leech", Break(Target(Piece(CHAMPION, counter=PLUS)))),
        event("Census", Break(Target(Piece(named="Human")))),
        event("Auction", Break(Target(Piece(CHAMPION | OBJECT, price=ACTION)))),
        event("Unmake", Break(Target(Piece(CHAMPION, token=True)))),
        event("Both", Break(Target(Piece(CHAMPION))), Damage(1, Target(Piece(CHAMPION), another=True))),
        event("Feast", GainMojo(1), playing=(MustPay((Break(Choice(Piece(CHAMPION, whose=YOU), 1)),)),)),
    ):
        yield


def ref(game, name, side=0):
    """The reference of a player, a card out of play or a piece."""
    g = game.game
    if name in ("you", "opponent"):
        return f"p{('you', 'opponent').index(name)}"
    for slots in g.board:
        for slot in slots:
            if game.is_named(g.ref_of[slot], name):
                return f"b{g.ref_of[slot]}"
    for frame in g.line:
        if game.name(frame.obj) == name:
            return f"l{frame.obj}"
    uids = [uid for pile in (g.hand[side], g.discard[side], g.deck[side]) for uid in pile]
    return f"c{next(uid for uid in uids if game.name(16 + uid) == name)}"


def code(game, name, seat=0, side=0):
    reason = why_not(game.game, seat, ref(game, name, side))
    return None if reason is None else reason.code


def text(game, name):
    return why_not(game.game, 0, ref(game, name)).text


# --- with priority ---------------------------------------------------------------------------------------------------


def test_what_can_be_played_has_no_reason(table):
    game = table(you=Side(hand=["Footman"], board=["Healer"]), opponent=Side())
    assert code(game, "Footman") is None
    assert code(game, "Healer") is None


def test_without_an_action_an_action_card_cannot_be_played(table):
    game = table(you=Side(hand=["Effort"], actions=0), opponent=Side())
    assert code(game, "Effort") == "no_action"
    assert text(game, "Effort") == "You have no action left to pay for Effort."
    assert why_not(game.game, 0, ref(game, "Effort")).rule == "Actions"


def test_each_speed_has_its_time(table):
    hand = ["Footman", "Plan", "Needle"]
    game = table(you=Side(hand=hand), opponent=Side(), step="battle")
    assert [code(game, name) for name in hand] == ["build_only", "paced_only", None]
    game = table(you=Side(hand=hand), opponent=Side(), step="pre_battle")
    assert [code(game, name) for name in hand] == ["build_only", None, None]
    game.play("Needle")
    game.choose("opponent")
    assert [code(game, name) for name in ("Footman", "Plan")] == ["line_not_empty", "line_not_empty"]
    game = table(you=Side(hand=hand), opponent=Side(), turn_of="opponent")
    game.passes()
    assert [code(game, name) for name in hand] == ["not_your_turn", "not_your_turn", None]
    assert text(game, "Plan") == "Plan is not fast, so it can only be played or used on your turn."


def test_without_a_target_it_is_not_played(table):
    game = table(you=Side(hand=["Axe", "Twins"]), opponent=Side())
    assert text(game, "Axe") == "There is no legal target for Axe."
    assert code(game, "Twins") == "no_target"


def test_costs_that_cannot_be_paid(table):
    board = [in_play("Healer", expended=True), "Smith", "Priest", "Giver"]
    game = table(you=Side(hand=["Show"], board=board, mojo=5), opponent=Side())
    assert code(game, "Healer") == "cost_expended"
    assert code(game, "Smith") == "cost_counters"
    assert code(game, "Priest") == "cost_mojo"
    assert code(game, "Giver") == "cost_discard"
    assert code(game, "Show") == "cost_reveal"
    game = table(you=Side(hand=["Feast"], board=[in_play("Healer", flipped=True)]), opponent=Side())
    assert code(game, "Healer") == "cost_flipped"
    assert code(game, "Feast") is None
    assert code(table(you=Side(hand=["Feast"]), opponent=Side()), "Feast") == "cost_break"


def test_what_has_nothing_to_use(table):
    game = table(you=Side(board=["Footman", "Statue"], discard=["Axe"]), opponent=Side(board=["Healer"]))
    assert code(game, "Footman") == "attacks_later"
    assert code(game, "Statue") == "no_ability"
    assert code(game, "Axe") == "no_discarded_ability"
    assert code(game, "Healer") == "theirs"
    assert text(game, "Healer") == "Healer is your opponent's, so only they can use it."
    assert code(game, "opponent") == "player"


def test_abilities_may_be_forbidden(table):
    assert code(table(you=Side(board=["Healer", "Gag"]), opponent=Side()), "Healer") == "cannot_use_abilities"
    game = table(you=Side(board=["Builder"]), opponent=Side(), step="pre_battle")
    assert code(game, "Builder") == "build_only"


def test_what_is_on_the_line_is_not_played_again(table):
    game = table(you=Side(hand=["Needle"]), opponent=Side())
    game.play("Needle")
    game.choose("opponent")
    assert code(game, "Needle") == "on_the_line"
    gone = ref(game, "Needle")
    game.resolve()
    assert why_not(game.game, 0, gone).code == "off_the_line"


def test_hidden_cards_have_the_answer_that_all_hidden_cards_have(table):
    game = table(you=Side(hand=["Footman"]), opponent=Side(hand=["Needle", "Effort"], top=["Plan"]))
    answers = {why_not(game.game, 0, ref(game, name, side=1)) for name in ("Needle", "Effort", "Plan")}
    assert [reason.code for reason in answers] == ["out_of_reach"]


def test_who_is_not_asked_waits(table):
    game = table(you=Side(hand=["Footman"]), opponent=Side(hand=["Needle"]))
    reason = why_not(game.game, 1, ref(game, "Needle", side=1))
    assert reason.code == "not_your_choice"
    assert reason.text == "Your opponent is choosing now; you can act when you are asked."
    three = table(Side(), Side(hand=["Needle"]), Side())
    assert why_not(three.game, 1, ref(three, "Needle", side=1)).text.startswith("Somebody else is choosing now")


def test_a_piece_that_is_gone(table):
    game = table(you=Side(hand=["Axe"], board=["Footman"]), opponent=Side(board=["Flyer"]))
    gone = ref(game, "Flyer")
    game.play("Axe")
    game.choose("Flyer")
    game.resolve()
    assert why_not(game.game, 0, gone).code == "gone"


# --- attacks and blocks ----------------------------------------------------------------------------------------------


def test_who_cannot_attack(table):
    turned = [in_play("Healer", expended=True), in_play("Smith", flipped=True)]
    board = ["Hound", "Footman", "Wall", *turned, "Statue", "Coward"]
    game = table(you=Side(board=board), opponent=Side(board=["Flyer", "Fiend"]), step="battle")
    game.passes()
    game.passes()
    assert code(game, "Flyer") == "not_attackable"  # no hunter of yours could block it
    assert code(game, "Fiend") is None
    assert code(game, "you") == "other_question"
    game.choose("opponent")
    assert code(game, "Wall") == "cannot_attack"
    assert code(game, "Healer") == "expended_attacker"
    assert code(game, "Smith") == "flipped_attacker"
    assert code(game, "Statue") == "not_a_champion"
    assert code(game, "Fiend") == "not_your_attacker"
    game.choose("Footman")
    assert code(game, "Footman") == "picked"
    assert code(game, "Hound") == "passed_over"


def test_only_hunters_attack_a_champion(table):
    board = ["Hound", in_play("Hound", damage=1), "Footman"]
    game = table(you=Side(board=board), opponent=Side(board=["Fiend"]), step="battle")
    game.passes()
    game.passes()
    game.choose("Fiend")
    assert text(game, "Footman") == "Footman has no hunter, so it cannot attack a champion."


def test_who_cannot_block(table):
    mine = ["Footman", "Coward", in_play("Healer", expended=True), in_play("Smith", flipped=True), "Flyer", "Statue"]
    game = table(you=Side(board=mine), opponent=Side(board=["Flyer"]), turn_of="opponent", step="battle")
    game.passes()
    game.passes()
    game.opponent.attack("their Flyer", whom="you")
    game.passes()
    game.passes()
    assert code(game, "your Flyer") is None
    assert text(game, "Footman") == "Footman is not capable of blocking any of the attackers."
    assert code(game, "Coward") == "cannot_block"
    assert code(game, "Healer") == "expended_blocker"
    assert code(game, "Smith") == "flipped_blocker"
    assert code(game, "Statue") == "not_a_champion"
    assert code(game, "their Flyer") == "not_your_blocker"
    assert code(game, "you") == "other_question"


# --- what an effect asks for -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "thing", "wanted"),
    [
        ("Axe", "Statue", "wrong_type"),
        ("Axe", "Ghost", "untargetable"),
        ("Axe", "opponent", "wrong_kind"),
        ("Purge", "Footman", "wrong_alignment"),
        ("Dispel", "Footman", "wrong_origin"),
        ("Theft", "Footman", "wrong_controller"),
        ("Slap", "you", "wrong_player"),
    ],
)
def test_what_does_not_fit(table, card, thing, wanted):
    theirs = ["Fiend", "Fiend", "Ghost", "Hulk"]
    three = table(Side(hand=[card], board=["Footman", "Statue"]), Side(board=theirs), Side(board=["Hulk"]))
    if card == "Dispel":
        three = table(Side(hand=[card], board=["Footman"]), Side(board=["Djinn"]), Side(board=["Medusa", "Djinn"]))
    three.play(card)
    assert code(three, thing) == wanted


def test_a_discard_pile_that_is_not_asked_for(table):
    game = table(you=Side(hand=["Pit"], discard=["Footman", "Flyer"]), opponent=Side(discard=["Hound"]))
    game.play("Pit")
    assert code(game, "Hound", side=1) == "wrong_controller"


def test_other_questions_say_what_is_asked(table):
    game = table(you=Side(hand=["Purse", "Footman", "Flyer"], board=["Hound"]), opponent=Side())
    game.play("Purse")
    game.resolve()
    reason = why_not(game.game, 0, ref(game, "Hound"))
    assert reason == (
        "wrong_kind",
        "That is not the kind of thing that is asked for. Discard a card.",
        "Game Terms: Discard Pile",
    )


ASKED = {  # code -> an event that asks, what lies in play besides, and what does not fit
    "wrong_state": ("Net", ["Footman", "Flyer", in_play("Hound", expended=True)], "Hound"),
    "wrong_keyword": ("Snare", ["Flyer", "Hawk", "Footman"], "Footman"),
    "too_much_defense": ("Cull", ["Footman", "Flyer", "Giant"], "Giant"),
    "wrong_counters": ("Leech", [in_play("Footman", counters=1), in_play("Flyer", counters=1), "Hound"], "Hound"),
    "wrong_name": ("Census", ["Human", "Human", "Zombie"], "Zombie"),
    "wrong_price": ("Auction", ["Hulk", "Death", "Footman"], "Footman"),
    "wrong_token": ("Unmake", ["Human", "Zombie", "Footman"], "Footman"),
    "face_down": ("Purge", ["Fiend", in_play("Fiend", damage=1), in_play("Lurker", face_down=True)], "Lurker"),
}


@pytest.mark.parametrize("wanted", ASKED)
def test_traits_that_are_asked_for(table, wanted):
    card, board, name = ASKED[wanted]
    game = table(you=Side(hand=[card]), opponent=Side(board=board))
    game.play(card)
    assert code(game, name) == wanted


def test_what_an_effect_has_named_or_belongs_to_is_not_named_again(table):
    game = table(you=Side(hand=["Both"], board=["Squire"]), opponent=Side(board=["Footman", "Flyer"]))
    game.play("Both")
    game.choose("Flyer")
    assert code(game, "Flyer") == "named_before"
    game = table(you=Side(board=["Squire"]), opponent=Side(board=["Footman", "Flyer"]))
    game.use("Squire")
    assert code(game, "Squire") == "itself"


def test_what_cannot_be_taken_to_pay(table):
    game = table(you=Side(hand=["Feast", "Burial"], board=["Rock", "Footman", "Flyer"]), opponent=Side())
    assert code(game, "Rock") == "cost_kept"
    assert code(game, "Burial") == "cost_banish"
    game.play("Feast")
    assert code(game, "Rock") == "cannot_be_paid"


def test_abilities_that_are_lost_or_used_up(table):
    """House ruling T20."""
    game = table(you=Side(hand=["Shame"], board=["Healer", "Tinker"]), opponent=Side())
    game.play("Shame")
    game.choose("Healer")
    game.resolve()
    assert code(game, "Healer") == "demoralized"
    for _ in range(USE_LIMIT):
        game.use("Tinker")
    assert code(game, "Tinker") == "used_too_often"


def test_a_second_attack_and_a_hunt(table):
    board = ["Footman", "Hound", "Hawk", "Bat"]
    game = table(you=Side(board=board), opponent=Side(board=["Flyer"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Footman")
    game.passes()
    game.passes()
    game.opponent.block()
    for _ in range(4):  # before damage, and after the attack
        game.passes()
    game.choose("Flyer")
    assert code(game, "Footman") == "attacked"
    assert text(game, "Hound") == "Hound could not block that champion, so it cannot hunt it."
    assert code(game, "Hawk") is None


def test_who_gets_none_of_the_damage(table):
    game = table(you=Side(board=["Giant", "Hound"]), opponent=Side(board=["Footman", "Coward", "Fiend"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Giant")
    game.passes()
    game.passes()
    game.opponent.block("Footman", "Fiend")
    game.passes()
    game.passes()
    assert code(game, "Footman") is None
    assert code(game, "Coward") == code(game, "opponent") == "undamaged"


def test_who_is_out_of_the_game_is_not_attacked(table):
    game = table(Side(hand=["Needle"], board=["Footman"]), Side(), Side(mojo=1), step="battle")
    game.play("Needle")
    game.choose("third")
    game.resolve()
    game.passes()
    game.passes()
    assert why_not(game.game, 0, "p2") == ("left_the_game", "Player 3 has left the game.", "Winning the Game")


def test_after_the_end_nothing_can_be_chosen(table):
    game = table(you=Side(hand=["Needle"], board=["Footman"]), opponent=Side(mojo=1))
    game.play("Needle")
    game.choose("opponent")
    game.resolve()
    assert why_not(game.game, 0, ref(game, "Footman")) == ("over", "The game is over.", "Winning the Game")


@pytest.mark.parametrize("wrong", ["", "p2", "c999", "b5", "x1", "p00", "l5", "b65791x"])
def test_what_is_no_reference_is_refused(table, wrong):
    game = table(you=Side(), opponent=Side())
    with pytest.raises(IllegalOption, match="That is nothing at this table"):
        why_not(game.game, 0, wrong)


def test_every_sentence_about_an_opponent_has_one_for_more_players():
    for wording in REASONS.values():
        assert ("opponent" in wording.text) == bool(wording.many)
        assert "opponent" not in wording.many
