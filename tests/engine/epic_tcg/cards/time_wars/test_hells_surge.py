"""Hell's Surge: champion cards come back from all discard piles; at the end of the turn all champions break."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_each_player_gets_the_champion_cards_of_their_own_discard_pile(table):
    game = table(
        you=Side(hand=["Hell's Surge"], discard=["Hulk", "Harsh Denial", of_another("Bruiser")]),
        opponent=Side(discard=["Dark Knight", "Hell's Gate"]),
    )
    game.play("Hell's Surge")
    game.resolve()
    assert (sorted(game.you.board), game.opponent.board) == (["Bruiser", "Hulk"], ["Dark Knight"])
    assert game.you.discard_pile == ["Harsh Denial", "Hell's Surge"]
    assert game.opponent.discard_pile == ["Hell's Gate"]


def test_what_triggers_as_they_enter_is_put_on_the_line_by_the_active_player_first(table):
    game = table(you=Side(hand=["Hell's Surge"], discard=["Triceratops"]), opponent=Side(discard=["Triceratops"]))
    game.play("Hell's Surge")
    game.resolve()
    assert game.line == ["Triceratops", "Triceratops"]
    game.resolve()
    assert (game.you.hand, game.opponent.hand) == ([], ["Burrowing Wurm"])


def test_in_this_turns_end_step_every_champion_breaks_those_that_came_otherwise_too(table):
    game = table(
        you=Side(hand=["Hell's Surge", "Savage Lurker"], board=["Diamond Golem", "Zombie"], discard=["Hulk"]),
        opponent=Side(board=["Angel of Wisdom", "Hell's Gate"]),
    )
    game.play("Hell's Surge")
    game.resolve()
    game.play("Savage Lurker")
    game.resolve()
    assert game.you.board == ["Diamond Golem", "Zombie", "Hulk", "Savage Lurker"]
    game.go_to("end")
    assert game.line == ["Hell's Surge"]
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Diamond Golem"], ["Hell's Gate"])
    assert game.you.discard_pile == ["Hell's Surge", "Hulk", "Savage Lurker"]
    game.end_turn()
    assert (game.turn, game.you.board) == (4, ["Diamond Golem"])


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Hell's Surge"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Hell's Surge")
    game.resolve()
    assert (game.you.discard_pile, game.you.actions) == (["Hell's Surge"], 0)
