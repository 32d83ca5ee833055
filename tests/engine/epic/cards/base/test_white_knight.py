"""White Knight."""

from tests.engine.epic.scenario import Side, in_play


def test_cards_just_drawn_may_be_revealed_for_blitz(table):
    """3.2.5a: Noble Unicorn's ally ability, tribute and loyalty share a batch, in an order of your choosing."""
    game = table(you=Side(hand=["White Knight"], board=["Noble Unicorn"], top=["Ceasefire", "Gold Dragon"]))
    game.play("White Knight")
    game.could_trigger("Noble Unicorn", "White Knight: Tribute", "White Knight: Loyalty 2")
    game.trigger("Noble Unicorn")
    game.trigger("White Knight: Tribute")
    game.could_choose("Ceasefire", "Gold Dragon")
    game.reveal("Ceasefire", "Gold Dragon")
    assert game.opponent.knows_hand == ["Ceasefire", "Gold Dragon"]
    game.could_attack_with("Noble Unicorn", "White Knight")


def test_loyalty_before_the_cards_are_drawn_finds_nothing(table):
    """5.3.4."""
    game = table(you=Side(hand=["White Knight"], board=["Noble Unicorn"], top=["Ceasefire", "Gold Dragon"]))
    game.play("White Knight")
    game.trigger("White Knight: Loyalty 2")
    game.trigger("White Knight: Tribute")
    assert game.you.hand == ["Ceasefire", "Gold Dragon"]
    game.could_attack_with("Noble Unicorn")


def test_it_expends_to_break_an_evil_champion(table):
    """2.5.3: a human that Dark Leader makes evil is one; the untargetable and the good are safe."""
    game = table(
        you=Side(board=["White Knight"]),
        opponent=Side(board=["Dark Leader", "Human", "Kong", in_play("Medusa", gained="untargetable")]),
    )
    game.use("White Knight")
    game.could_choose("Dark Leader", "Human")
    game.choose("Dark Leader")
    assert game.opponent.board == ["Human", "Kong", "Medusa"]
    assert game.opponent.discard_pile == ["Dark Leader"]
    game.could_not_use("White Knight")
    game.could_not_attack()


def test_deploying_it_cannot_expend_and_with_blitz_it_can(table):
    """5.17.1, 5.8.2."""
    game = table(you=Side(hand=["White Knight"], top=["Muse"]), opponent=Side(board=["Medusa"]))
    game.play("White Knight")
    game.trigger("White Knight: Tribute")
    assert game.you.hand == ["Muse"]
    game.could_not_use("White Knight")
    game = table(you=Side(hand=["White Knight", "Ceasefire", "Feint"]), opponent=Side(board=["Medusa"]))
    game.play("White Knight")
    game.trigger("White Knight: Loyalty 2")
    game.reveal("Ceasefire", "Feint")
    game.use("White Knight")
    assert game.opponent.discard_pile == ["Medusa"]


def test_the_unbreakable_stay(table):
    """5.9.2: it may be targeted, but the attempt fails. In its controller's turn Dark Knight is unbreakable."""
    game = table(turn_of="opponent", you=Side(board=["White Knight"]), opponent=Side(board=["Dark Knight"]))
    game.attack("Dark Knight")
    game.passes()
    game.you.use("White Knight")
    assert game.opponent.board == ["Dark Knight"]
    game.go_to("main")
    assert game.you.health == 25


def test_your_own_evil_champion_must_break_when_there_is_no_other(table):
    """5.20.7."""
    game = table(you=Side(board=["White Knight", "Zombie"]), opponent=Side(board=["Kong"]))
    game.use("White Knight")
    assert game.you.board == ["White Knight"]
