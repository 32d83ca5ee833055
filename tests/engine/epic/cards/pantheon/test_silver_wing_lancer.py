"""Silver Wing Lancer."""

from tests.engine.epic.scenario import Side, in_play


def test_it_attacks_at_once_and_whoever_has_less_offense_cannot_block_it(table):
    """As much offense is not less."""
    game = table(
        you=Side(hand=["Silver Wing Lancer"]),
        opponent=Side(board=["White Knight", "Time Walker", "Kong", in_play("Trihorror", expended=True)]),
    )
    game.play("Silver Wing Lancer")
    assert game.you.gold == 0
    lancer = game.champion("Silver Wing Lancer")
    assert (lancer.offense, lancer.defense, lancer.alignments) == (10, 8, {"good"})
    game.attack("Silver Wing Lancer")
    game.go_to("blockers")
    game.could_block_with("Time Walker", "Kong")
    game.block("Time Walker")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Time Walker"]
    assert game.you.discard_pile == ["Silver Wing Lancer"]


def test_numbers_count_as_they_are_when_blockers_are_declared(table):
    """Both sides raise theirs before blocks."""
    game = table(
        you=Side(hand=["Rally the People"], board=["Silver Wing Lancer"]),
        opponent=Side(hand=["Mighty Blow"], board=["Time Walker", "Muse"]),
    )
    game.attack("Silver Wing Lancer")
    game.play("Rally the People")
    game.passes()
    game.opponent.play("Mighty Blow")
    game.mode("unbreakable")
    game.choose("Muse")
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 19


def test_once_blocked_it_stays_blocked(table):
    """4.4.6b."""
    game = table(
        you=Side(hand=["Rally the People"], board=["Silver Wing Lancer"]), opponent=Side(board=["Time Walker"])
    )
    game.attack("Silver Wing Lancer")
    game.go_to("blockers")
    game.block("Time Walker")
    game.opponent.passes()
    game.you.play("Rally the People")
    game.go_to("main")
    assert game.opponent.health == 30
    assert game.opponent.discard_pile == ["Time Walker"]


def test_attacking_with_another_it_is_blocked_through_that_one(table):
    """4.4.6a."""
    game = table(you=Side(board=["Silver Wing Lancer", "Human"]), opponent=Side(board=["Wolf"]))
    game.attack("Silver Wing Lancer", "Human")
    game.go_to("blockers")
    game.could_block_with("Wolf")
    game.block("Wolf")
    game.go_to("damage")
    game.assign("Wolf", {"Silver Wing Lancer": 2, "Human": 0})
    assert game.opponent.health == 30
    assert game.opponent.board == []


def test_itself_it_blocks_anybody_on_the_ground(table):
    game = table(turn_of="opponent", you=Side(board=["Silver Wing Lancer"]), opponent=Side(board=["Human", "Muse"]))
    game.opponent.attack("Human")
    game.go_to("blockers")
    game.could_block_with("Silver Wing Lancer")
    game.block("Silver Wing Lancer")
    game.go_to("main")
    assert game.opponent.board == ["Muse"]


def test_it_cannot_be_banished_from_play(table):
    """5.11.2: it may be targeted, but the attempt fails."""
    game = table(
        you=Side(hand=["Divine Judgment"], board=["Silver Wing Lancer"]), opponent=Side(board=["High King", "Kong"])
    )
    game.passes()
    game.opponent.use("High King")
    game.could_choose("Silver Wing Lancer", "High King", "Kong")
    game.choose("Silver Wing Lancer")
    assert game.you.board == ["Silver Wing Lancer"]
    game.opponent.passes()
    game.you.play("Divine Judgment")
    game.mode("banish all champions")
    assert game.you.board == ["Silver Wing Lancer"]
    assert game.opponent.board == ["High King"]


def test_it_can_be_returned_and_broken_and_banished_from_the_discard_pile(table):
    """5.11.1, 5.0.3."""
    game = table(
        turn_of="opponent",
        you=Side(board=["Silver Wing Lancer", "Silver Wing Lancer"]),
        opponent=Side(hand=["Erase", "Inner Demon"], board=["Corpse Taker"], gold=2),
    )
    game.opponent.play("Erase")
    game.choose("Silver Wing Lancer")
    assert game.you.hand == ["Silver Wing Lancer"]
    game.opponent.play("Inner Demon")
    game.mode("demon token")
    game.choose("Silver Wing Lancer")
    assert game.you.discard_pile == ["Silver Wing Lancer"]
    game.opponent.use("Corpse Taker")
    game.choose("Silver Wing Lancer")
    assert game.you.discard_pile == []
    assert game.you.bottom[0] == "Silver Wing Lancer"
