"""Inheritance of the Meek: banish all champions and make three Humans."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_champions_go_to_the_bottom_of_their_owners_decks_and_three_humans_are_left(table):
    game = table(
        you=Side(hand=["Inheritance of the Meek"], board=[in_play("Muse", owner="opponent"), "Bruiser", "Hive"]),
        opponent=Side(board=["Zombie", "King of Kings", "Hell's Gate"]),
    )
    game.play("Inheritance of the Meek")
    game.resolve()
    assert game.you.board == ["Hive", "Human", "Human", "Human"]
    assert game.opponent.board == ["King of Kings", "Hell's Gate"]
    assert (game.you.deck[-1], game.opponent.deck[-1]) == ("Bruiser", "Muse")
    assert (len(game.opponent.deck), game.you.discard_pile) == (11, ["Inheritance of the Meek"])


def test_it_costs_an_action_and_is_for_your_build_step(table):
    game = table(you=Side(hand=["Inheritance of the Meek"], actions=0), opponent=Side())
    game.could_play()
    game = table(you=Side(hand=["Inheritance of the Meek"]), opponent=Side(), step="pre_battle")
    game.could_play()
