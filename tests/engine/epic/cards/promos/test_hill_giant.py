"""Hill Giant: 8/8 for nothing."""

from tests.engine.epic.scenario import Side, in_play


def test_it_is_8_by_8_and_free(table):
    game = table(you=Side(hand=["Hill Giant"], gold=0))
    game.play("Hill Giant")
    giant = game.champion("Hill Giant")
    assert (giant.offense, giant.defense, giant.alignments, giant.keywords) == (8, 8, {"wild"}, set())
    assert giant.deploying
    game.could_not_attack()
    game.end_turn()
    game.end_turn()
    game.could_attack_with("Hill Giant")


def test_it_is_nobodys_ally(table):
    """5.18.2."""
    game = table(you=Side(hand=["Hill Giant"], board=["Fire Shaman"], discard=["Cave Troll"]))
    game.play("Hill Giant")
    assert (game.moment, game.you.hand) == ("main", [])


def test_it_is_slow_but_with_the_queen_it_ambushes(table):
    """3.2.3a, 5.14.1."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Hill Giant"], board=["Jungle Queen"]))
    game.you.play("Hill Giant")
    assert (game.champion("Hill Giant").offense, game.champion("Hill Giant").defense) == (9, 9)
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Hill Giant"], board=["Kong"]))
    game.you.could_not_play("Hill Giant")


def test_two_of_them_break_each_other(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=["Hill Giant"]),
        opponent=Side(board=[in_play("Hill Giant", attacking=True, expended=True)]),
    )
    game.block("Hill Giant")
    game.go_to("main")
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Hill Giant"], ["Hill Giant"])


def test_who_hunts_free_champions_finds_it(table):
    game = table(you=Side(board=["Time Bender"]), opponent=Side(board=["Hill Giant", "Kong"]))
    game.use("Time Bender", "Banish")
    assert (game.opponent.board, game.opponent.bottom[0]) == (["Kong"], "Hill Giant")
