"""Angeline's Will."""

from tests.engine.epic.scenario import Side, in_play


def expended(card, **more):
    return in_play(card, expended=True, **more)


def test_on_your_turn_it_banishes_an_expended_champion(table):
    """A flipped champion is not expended (2.6), the untargetable cannot be chosen."""
    game = table(
        you=Side(hand=["Angeline's Will"], board=[expended("Human")]),
        opponent=Side(
            board=["Demon", expended("Kong"), expended("Steel Golem"), in_play("White Knight", flipped=True)],
        ),
    )
    game.play("Angeline's Will")
    game.could_pick_modes("Gain 10 health", "banish target expended champion")
    game.mode("banish target expended champion")
    game.could_choose("Human", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    assert game.opponent.board == ["Demon", "Steel Golem", "White Knight"]
    assert game.opponent.bottom[0] == "Kong"
    assert game.you.health == 30


def test_the_first_card_of_cost_1_of_your_turn_gains_a_gold_for_good_cards(table):
    game = table(
        you=Side(hand=["Angeline's Will", "Thundarus", "Flame Strike"]), opponent=Side(board=[expended("Kong")])
    )
    game.play("Angeline's Will")
    game.mode("banish target expended champion")
    assert game.opponent.board == []
    assert (game.you.gold, game.you.bound) == (0, {"good": 1})
    game.could_not_play("Flame Strike")
    game.play("Thundarus")
    assert game.you.board == ["Thundarus"]
    assert game.you.bound == {}


def test_after_another_card_of_cost_1_it_gains_no_gold(table):
    game = table(you=Side(hand=["Angeline's Will", "Rampaging Wurm"], gold=2), opponent=Side(board=[expended("Kong")]))
    game.play("Rampaging Wurm")
    game.play("Angeline's Will")
    game.mode("banish target expended champion")
    assert game.opponent.board == []
    assert (game.you.gold, game.you.bound) == (0, {})


def test_without_an_expended_champion_it_still_gains_the_gold(table):
    """3.2.3c."""
    game = table(you=Side(hand=["Angeline's Will"]), opponent=Side(board=["Kong"]))
    game.play("Angeline's Will")
    game.mode("banish target expended champion")
    assert game.opponent.board == ["Kong"]
    assert game.you.bound == {"good": 1}


def test_on_the_opponents_turn_it_banishes_nobody_but_gains_the_gold(table):
    """The second sentence asks for no turn."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Angeline's Will", "Noble Unicorn"]),
        opponent=Side(board=[expended("Kong", attacking=True)]),
    )
    game.you.play("Angeline's Will")
    game.mode("banish target expended champion")
    assert game.champion("Kong").attacking
    assert game.you.bound == {"good": 1}
    game.you.play("Noble Unicorn")
    assert (game.you.board, game.you.bound) == (["Noble Unicorn"], {})
    game.go_to("blockers")
    game.block("Noble Unicorn")
    game.go_to("main")
    assert game.you.health == 30


def test_the_unbanishable_stay(table):
    """5.11.2: it can be targeted."""
    game = table(you=Side(hand=["Angeline's Will"]), opponent=Side(board=[expended("Thundarus")]))
    game.play("Angeline's Will")
    game.mode("banish target expended champion")
    assert game.opponent.board == ["Thundarus"]


def test_or_it_gains_10_health_and_no_gold_in_any_turn(table):
    """1.5.2: there is no maximum health."""
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=["Angeline's Will"]), opponent=Side(board=["Kong"])
    )
    game.you.play("Angeline's Will")
    game.mode("Gain 10 health")
    assert game.you.health == 40
    assert (game.you.gold, game.you.bound) == (0, {})


def test_it_is_a_good_ally(table):
    """5.18.1."""
    game = table(you=Side(hand=["Angeline's Will"], board=["The People's Champion"]))
    game.play("Angeline's Will")
    game.mode("Gain 10 health")
    assert game.you.board == ["The People's Champion", "Human", "Human"]
