"""Wave of Transformation."""

from tests.engine.epic.scenario import Side, in_play


def test_each_champion_becomes_a_wolf_of_its_controller(table):
    """5.12.2, 5.21.2: the untargetable and the unbanishable too; 1.9.2: cards go below their owners' decks."""
    game = table(
        you=Side(hand=["Wave of Transformation"], board=["Steel Golem", "Human"]),
        opponent=Side(board=["Thundarus", in_play("Kong", owner="you"), in_play("Wolf", counters=2, damage=1)]),
    )
    game.play("Wave of Transformation")
    game.mode("wolf token")
    assert game.you.board == ["Wolf", "Wolf"]
    assert game.opponent.board == ["Wolf", "Wolf", "Wolf"]
    assert sorted(game.you.bottom[:2]) == ["Kong", "Steel Golem"]
    assert game.opponent.bottom[0] == "Thundarus"
    assert (game.opponent.discard_pile, game.you.discard_pile) == ([], ["Wave of Transformation"])
    for name in ("their Wolf", "their Wolf#2", "their Wolf#3"):
        wolf = game.champion(name)
        assert (wolf.offense, wolf.defense, wolf.damage, wolf.deploying, wolf.prepared) == (2, 2, 0, True, True)
    game.could_not_attack()


def test_a_whole_attack_turns_into_wolves_that_do_not_attack(table):
    """5.21.3, 4.4.1a."""
    game = table(
        turn_of="opponent",
        you=Side(hand=["Wave of Transformation"], board=["Muse"]),
        opponent=Side(board=["Kong", "Demon"]),
    )
    game.attack("Kong", "Demon")
    game.passes()
    game.you.play("Wave of Transformation")
    game.mode("wolf token")
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)
    assert (game.you.board, game.opponent.board) == (["Wolf"], ["Wolf", "Wolf"])


def test_nothing_that_waits_for_a_break_triggers(table):
    game = table(you=Side(hand=["Wave of Transformation"]), opponent=Side(board=["Trihorror", "Soul Hunter"]))
    game.play("Wave of Transformation")
    game.mode("wolf token")
    assert game.opponent.board == ["Wolf", "Wolf"]
    assert game.you.health == 30


def test_on_an_empty_table_no_wolf_comes(table):
    game = table(you=Side(hand=["Wave of Transformation"]))
    game.play("Wave of Transformation")
    game.mode("wolf token")
    assert (game.you.board, game.opponent.board) == ([], [])


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Wave of Transformation"], top=["Muse", "Erase"]), opponent=Side(board=["Kong"]))
    game.play("Wave of Transformation")
    game.could_pick_modes("Draw two cards", "wolf token")
    game.mode("Draw two cards")
    assert (game.you.hand, game.opponent.board) == (["Erase", "Muse"], ["Kong"])
