"""Tower of Souls: expended it banishes a card of a discard pile and draws; broken it banishes a whole pile."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_expended_it_banishes_any_one_card_and_draws_at_once(table):
    game = table(
        you=Side(board=["Tower of Souls"], discard=["Muse"]),
        opponent=Side(discard=["Hulk", of_another("Bruiser")]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.use("Tower of Souls", 0)
    game.could_choose("Muse", "Hulk", "Bruiser")
    game.choose("Bruiser")
    assert (game.you.deck[-1], game.opponent.discard_pile, game.line) == ("Bruiser", ["Hulk"], [])
    assert (game.you.hand, game.piece("Tower of Souls").expended) == (["Burrowing Wurm"], True)


def test_it_banishes_before_it_draws(table):
    game = table(you=Side(board=["Tower of Souls"], discard=["Muse"], deck=["Hulk"]), opponent=Side())
    game.use("Tower of Souls", 0)
    assert (game.you.hand, game.you.deck, game.ended_by) == (["Hulk"], ["Muse"], "")


def test_broken_it_banishes_the_pile_of_target_player(table):
    game = table(
        you=Side(board=["Tower of Souls"], discard=["Muse"]),
        opponent=Side(discard=["Hulk", "Hive"], deck=["Zombie Dragon"]),
    )
    game.use("Tower of Souls", 1)
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert (game.opponent.discard_pile, sorted(game.opponent.deck)) == ([], ["Hive", "Hulk", "Zombie Dragon"])
    assert (game.you.discard_pile, game.you.hand, game.line) == (["Muse", "Tower of Souls"], [], [])


def test_it_is_fast(table):
    game = table(you=Side(hand=["Tower of Souls"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Tower of Souls")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Tower of Souls"], 0)
