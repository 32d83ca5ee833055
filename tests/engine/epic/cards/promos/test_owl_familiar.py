"""Owl Familiar."""

from tests.engine.epic.scenario import Side, in_play


def test_tribute_returns_an_event_that_costs_1_from_your_discard_pile(table):
    game = table(
        you=Side(hand=["Owl Familiar"], discard=["Erase", "Vanishing", "Kong", "Bitten", "Muse"], gold=0),
        opponent=Side(discard=["Flame Strike"]),
    )
    game.play("Owl Familiar")
    game.could_choose("Erase", "Bitten")
    game.could_decline()
    game.choose("Bitten")
    assert game.you.hand == ["Bitten"]
    assert game.you.discard_pile == ["Erase", "Kong", "Muse", "Vanishing"]
    assert game.opponent.discard_pile == ["Flame Strike"]
    assert game.opponent.knows_hand == ["Bitten"]  # 1.4.7


def test_the_event_may_be_left_there(table):
    game = table(you=Side(hand=["Owl Familiar"], discard=["Bitten"]))
    game.play("Owl Familiar")
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Bitten"])


def test_without_such_an_event_nothing_is_asked(table):
    """5.6.2."""
    game = table(you=Side(hand=["Owl Familiar"], discard=["Vanishing", "Kong"]), opponent=Side(discard=["Bitten"]))
    game.play("Owl Familiar")
    assert (game.moment, game.you.board) == ("main", ["Owl Familiar"])


def test_an_event_whose_mode_costs_gold_costs_0(table):
    """5.18.2: the cost is the number in the corner."""
    game = table(you=Side(hand=["Owl Familiar"], discard=["Fireball", "Flame Strike"]))
    game.play("Owl Familiar")
    game.could_choose("Flame Strike")
    game.decline()


def test_it_is_a_slow_free_1_by_1_that_flies(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Owl Familiar"]))
    game.you.could_not_play("Owl Familiar")
    game = table(you=Side(hand=["Owl Familiar"], board=["Blue Dragon"], gold=0), opponent=Side(board=["Kong"]))
    game.play("Owl Familiar")
    owl = game.champion("Owl Familiar")
    assert (owl.offense, owl.defense, owl.alignments, owl.keywords) == (1, 1, {"sage"}, {"airborne"})
    assert (game.moment, game.champion("Kong").damage) == ("main", 0)
    game.could_attack_with("Blue Dragon")


def test_only_the_airborne_block_it_and_it_blocks_them(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=["Owl Familiar", "Kong"]),
        opponent=Side(board=[in_play("Muse", attacking=True, expended=True)]),
    )
    game.could_block_with("Owl Familiar")
    game.block("Owl Familiar")
    game.go_to("main")
    assert (game.you.discard_pile, game.champion("Muse").damage) == (["Owl Familiar"], 1)
    game = table(you=Side(board=["Owl Familiar"]), opponent=Side(board=["Kong"]))
    game.attack("Owl Familiar")
    game.go_to("main")
    assert game.opponent.health == 29
