"""Sanguine Druid: a fast 5/5; your evil action cards may move 2 Mojo to you, natural ones may draw a card."""

from tests.engine.epic_tcg.scenario import Side


def test_an_evil_natural_action_card_does_both(table):
    game = table(you=Side(board=["Sanguine Druid"], hand=["Vengeance"]), opponent=Side(board=["Sanguine Druid"]))
    game.play("Vengeance")
    game.order("Sanguine Druid")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.line == ["Vengeance", "Sanguine Druid", "Sanguine Druid"]
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.mojo) == (["Burrowing Wurm"], 30)
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.opponent.mojo, game.line) == (32, 28, ["Vengeance"])


def test_you_may_do_neither_and_may_be_the_player_yourself(table):
    game = table(you=Side(board=["Sanguine Druid"], hand=["Mr. Hyde", "Cackling Demon"], actions=2), opponent=Side())
    game.play("Mr. Hyde")
    game.choose("opponent")
    game.resolve()
    game.decline()
    assert (game.you.mojo, game.opponent.mojo) == (30, 30)
    game.play("Cackling Demon")
    game.choose("you")
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.opponent.mojo, game.you.hand) == (30, 30, [])


def test_you_gain_2_though_the_player_has_less(table):
    game = table(Side(board=["Sanguine Druid"], hand=["Mr. Hyde"]), Side(mojo=1), Side())
    game.play("Mr. Hyde")
    game.could_choose("you", "opponent", "third")
    game.choose("opponent")
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.ended_by, game["third"].mojo) == (32, "", 30)
    assert game.game.players == (0, 2)


def test_free_cards_do_nothing_and_natural_ones_of_other_alignments_draw_only(table):
    game = table(you=Side(board=["Sanguine Druid"], hand=["Lowland Prophet", "Messengers"]), opponent=Side())
    game.play("Lowland Prophet")
    assert game.line == ["Lowland Prophet"]
    game.resolve()
    game.play("Messengers")
    assert game.line == ["Messengers", "Sanguine Druid"]
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.mojo) == (["Burrowing Wurm"], 30)


def test_it_is_fast_and_costs_an_action(table):
    game = table(you=Side(hand=["Sanguine Druid"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Sanguine Druid")
    assert game.line == ["Sanguine Druid"]
    game.resolve()
    found = game.piece("Sanguine Druid")
    assert (found.offense, found.defense, game.you.actions) == (5, 5, 0)
