"""Moving On: banish target player's discard pile and draw two cards."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_the_pile_goes_to_the_bottom_of_its_owners_decks(table):
    game = table(
        you=Side(hand=["Moving On"], discard=["Muse"]),
        opponent=Side(discard=["Hulk", of_another("Bruiser"), "Hive"], deck=["Zombie Dragon"]),
    )
    game.play("Moving On")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.discard_pile, game.you.discard_pile) == ([], ["Moving On", "Muse"])
    assert (game.opponent.deck[0], sorted(game.opponent.deck[1:])) == ("Zombie Dragon", ["Hive", "Hulk"])
    assert (game.you.deck[-1], game.you.hand) == ("Bruiser", ["Burrowing Wurm", "Burrowing Wurm"])


def test_of_ones_own_pile_it_is_no_part_itself(table):
    game = table(
        you=Side(hand=["Moving On"], discard=["Muse"]), opponent=Side(discard=["Hulk"]), turn_of="opponent", step="end"
    )
    game.passes()
    game.you.play("Moving On")
    game.choose("you")
    game.resolve()
    assert (game.you.discard_pile, game.you.deck[-1], game.opponent.discard_pile) == (["Moving On"], "Muse", ["Hulk"])
