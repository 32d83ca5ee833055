"""Knight of the Dawn."""

from tests.engine.epic.scenario import Side, in_play


def test_tribute_may_banish_an_evil_token(table):
    """2.3.5: it is gone for good."""
    game = table(
        you=Side(hand=["Knight of the Dawn"], board=["Zombie"]),
        opponent=Side(board=["Demon", "Human", "Medusa", in_play("Zombie", gained="untargetable")]),
    )
    game.play("Knight of the Dawn")
    game.could_choose("your Zombie", "Demon")
    game.could_decline()
    game.choose("Demon")
    assert game.opponent.board == ["Human", "Medusa", "Zombie"]
    assert game.opponent.bottom[0] == "Burrowing Wurm"
    assert game.opponent.discard_pile == []
    assert game.you.gold == 1


def test_you_may_let_it_be(table):
    game = table(you=Side(hand=["Knight of the Dawn"]), opponent=Side(board=["Demon"]))
    game.play("Knight of the Dawn")
    game.decline()
    assert game.opponent.board == ["Demon"]


def test_without_an_evil_token_nothing_is_asked(table):
    """5.6.4: it may be played all the same."""
    game = table(you=Side(hand=["Knight of the Dawn"], board=["Human"]), opponent=Side(board=["Wolf", "Medusa"]))
    game.play("Knight of the Dawn")
    assert game.moment == "main"
    assert game.you.board == ["Human", "Knight of the Dawn"]
    assert game.opponent.board == ["Wolf", "Medusa"]


def test_a_human_that_a_dark_leader_made_evil_is_an_evil_token(table):
    """2.5.3; the Fire Shaman is evil as well, and no token."""
    game = table(you=Side(hand=["Knight of the Dawn"]), opponent=Side(board=["Dark Leader", "Human", "Fire Shaman"]))
    game.play("Knight of the Dawn")
    game.could_choose("Human")
    game.choose("Human")
    assert game.opponent.board == ["Dark Leader", "Fire Shaman"]


def test_an_unbanishable_token_stays(table):
    """5.11.2: it can be targeted."""
    game = table(you=Side(hand=["Knight of the Dawn"]), opponent=Side(board=[in_play("Demon", gained="unbanishable")]))
    game.play("Knight of the Dawn")
    game.choose("Demon")
    assert game.opponent.board == ["Demon"]


def test_it_attacks_at_once(table):
    game = table(you=Side(hand=["Knight of the Dawn"], gold=0))
    game.play("Knight of the Dawn")
    game.attack("Knight of the Dawn")
    game.go_to("main")
    assert game.opponent.health == 24
    knight = game.champion("Knight of the Dawn")
    assert (knight.offense, knight.defense, knight.alignments) == (6, 3, {"good"})


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Knight of the Dawn"]))
    game.you.could_not_play("Knight of the Dawn")
