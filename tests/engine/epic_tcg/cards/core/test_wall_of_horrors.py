"""Wall of Horrors: a free 0/8 that blocks without flipping and makes a player discard at random for an action."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_blocks_each_attack_of_a_turn(table):
    game = table(
        you=Side(board=["Wall of Horrors"]),
        opponent=Side(board=["Lizard Guard", "One-Eyed Sidekick"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    for name in ("Lizard Guard", "One-Eyed Sidekick"):
        game.attack(name, whom="you")
        game.all_pass()
        game.you.block("Wall of Horrors")
        assert game.piece("Wall of Horrors").prepared
        while game.asks != "attack" and game.step == "battle":
            game.passes()
    assert (game.you.mojo, game.piece("Wall of Horrors").damage) == (30, 6)


def test_it_has_to_be_prepared_to_block(table):
    game = table(
        you=Side(board=[in_play("Wall of Horrors", expended=True)]),
        opponent=Side(board=["Hulk"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.all_pass()
    game.all_pass()
    assert game.you.mojo == 21


def test_it_flips_when_it_is_hunted(table):
    game = table(you=Side(board=["Tracker"]), opponent=Side(board=["Wall of Horrors"]), step="battle")
    game.all_pass()
    game.attack("Tracker", whom="Wall of Horrors")
    assert game.piece("Wall of Horrors").flipped


def test_for_an_action_a_player_discards_at_random(table):
    game = table(
        you=Side(board=["Wall of Horrors"], actions=2), opponent=Side(hand=["Hulk", "Muse", "Sage"]), step="end"
    )
    game.use("Wall of Horrors")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert (game.you.actions, game.piece("Wall of Horrors").prepared) == (1, True)
    game.resolve()
    assert (len(game.opponent.hand), len(game.opponent.discard_pile)) == (2, 1)
    game.use("Wall of Horrors")
    game.choose("opponent")
    game.resolve()
    assert sorted(game.opponent.hand + game.opponent.discard_pile) == ["Hulk", "Muse", "Sage"]
    assert len(game.opponent.hand) == 1
    game.could_use()


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Wall of Horrors"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Wall of Horrors")
    assert game.line == ["Wall of Horrors"]
