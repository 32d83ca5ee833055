"""Zaltessa, the Huntress."""

from tests.engine.epic.scenario import Side, in_play

ZALTESSA = "Zaltessa, the Huntress"
BREAK, WOLVES = "Break target champion", "Put four wolf tokens"


def test_at_the_start_of_your_turn_a_target_champion_breaks(table):
    """5.9.2, 5.12: the unbreakable may be chosen, the untargetable may not."""
    game = table(
        turn_of="opponent",
        you=Side(deity=ZALTESSA, board=["Wolf"]),
        opponent=Side(board=["Kong", "Steel Golem", in_play("Muse", gained="unbreakable")]),
    )
    game.end_turn()
    game.could_pick_modes(BREAK, WOLVES)
    game.could_not_decline()
    game.mode(BREAK)
    game.could_choose("Wolf", "Kong", "Muse")
    game.could_not_decline()
    game.choose("Kong")
    assert (game.opponent.board, game.opponent.discard_pile) == (["Steel Golem", "Muse"], ["Kong"])
    assert (game.moment, game.active, game.you.board) == ("main", "you", ["Wolf"])


def test_the_unbreakable_stays(table):
    game = table(
        turn_of="opponent", you=Side(deity=ZALTESSA), opponent=Side(board=[in_play("Muse", gained="unbreakable")])
    )
    game.end_turn()
    game.mode(BREAK)
    assert game.opponent.board == ["Muse"]


def test_if_only_your_own_champion_is_there_it_breaks(table):
    """5.20.7; or you choose the wolves."""
    game = table(turn_of="opponent", you=Side(deity=ZALTESSA, board=["Kong"]), opponent=Side(board=["Steel Golem"]))
    game.end_turn()
    game.mode(BREAK)
    assert (game.you.board, game.you.discard_pile) == ([], ["Kong"])


def test_without_a_champion_breaking_does_nothing(table):
    game = table(turn_of="opponent", you=Side(deity=ZALTESSA), opponent=Side(board=["Steel Golem"]))
    game.end_turn()
    game.mode(BREAK)
    assert (game.moment, game.active, game.opponent.board) == ("main", "you", ["Steel Golem"])


def test_what_is_broken_triggers_in_the_start_phase(table):
    """4.2.6: its controller chooses, before the main phase begins."""
    game = table(turn_of="opponent", you=Side(deity=ZALTESSA), opponent=Side(board=["Soul Hunter"]))
    game.end_turn()
    game.mode(BREAK)
    assert (game.decider, game.moment) == ("opponent", "choice")
    game.opponent.choose("you")
    assert (game.you.health, game.moment, game.active) == (25, "main", "you")


def test_four_wolves_come_with_blitz_and_attack_at_once(table):
    game = table(turn_of="opponent", you=Side(deity=ZALTESSA), opponent=Side(board=["Kong"]))
    game.end_turn()
    game.mode(WOLVES)
    assert game.you.board == ["Wolf"] * 4
    assert (game.champion("Wolf").offense, game.champion("Wolf").keywords) == (2, {"blitz"})
    game.attack("Wolf", "Wolf#2", "Wolf#3", "Wolf#4")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert (game.opponent.health, game.opponent.board) == (22, ["Kong"])
    game.end_turn()
    assert game.champion("Wolf").keywords == set()


def test_other_wolves_gain_no_blitz(table):
    game = table(turn_of="opponent", you=Side(deity=ZALTESSA, board=["Wolf"], hand=["Wolf's Bite"]))
    game.end_turn()
    game.mode(WOLVES)
    game.play("Wolf's Bite")
    game.choose("Wolf#2")
    names = ["Wolf", "Wolf#2", "Wolf#3", "Wolf#4", "Wolf#5"]
    assert [game.champion(name).keywords for name in names] == [set(), {"blitz"}, {"blitz"}, {"blitz"}, set()]


def test_the_opponents_turn_is_not_hers(table):
    game = table(you=Side(deity=ZALTESSA), opponent=Side(board=["Kong"]))
    game.end_turn()
    assert (game.moment, game.active) == ("main", "opponent")
    assert (game.you.board, game.opponent.board) == ([], ["Kong"])


def test_evil_and_wild_cards_do_not_wake_her_and_she_survives_the_end_of_all(table):
    """2.4.2: not even another huntress finds her."""
    game = table(
        turn_of="opponent",
        you=Side(deity=ZALTESSA, hand=["Apocalypse", "Lurking Giant"], gold=0),
        opponent=Side(deity=ZALTESSA, board=["Kong"]),
    )
    game.end_turn()
    game.mode(BREAK)
    game.play("Apocalypse")
    game.mode("break all champions")
    assert (game.you.board, game.opponent.board, game.you.hand) == ([], [], ["Burrowing Wurm", "Lurking Giant"])
    assert (game.you.deity, game.opponent.deity) == (ZALTESSA, ZALTESSA)
