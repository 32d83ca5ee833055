"""Devil's Bargain: draw two cards, or gain two actions and lose 5 Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two_cards(table):
    game = table(you=Side(hand=["Devil's Bargain"], top=["Muse", "Sage"]), opponent=Side())
    game.play("Devil's Bargain")
    game.mode(0)
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.hand, game.you.mojo, game.you.actions) == (["Muse", "Sage"], 30, 0)


def test_or_it_gives_two_actions_for_5_mojo(table):
    game = table(you=Side(hand=["Devil's Bargain"]), opponent=Side(), turn_of="opponent")
    game.opponent.passes()
    game.you.play("Devil's Bargain")
    game.mode(1)
    assert (game.you.actions, game.you.mojo) == (0, 30)
    game.resolve()
    assert (game.you.actions, game.you.mojo, game.opponent.actions, game.you.hand) == (2, 25, 1, [])


def test_with_5_mojo_you_lose(table):
    game = table(you=Side(hand=["Devil's Bargain"], mojo=5), opponent=Side())
    game.play("Devil's Bargain")
    game.mode(1)
    game.resolve()
    assert (game.winners, game.ended_by) == (["opponent"], "mojo")
