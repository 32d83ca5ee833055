"""Siren's Song: in your turn a {0} champion becomes yours, expended; or draw two cards for {1}."""

from tests.engine.epic.scenario import Side, in_play

SONG = "Siren's Song"


def test_a_free_champion_becomes_yours_for_good(table):
    """H3: tokens cost 0. 5.17.2: it deploys; it prepares in your next turn."""
    game = table(
        you=Side(hand=[SONG], board=["Human"], gold=0),
        opponent=Side(board=["Muse", "Kong", "Demon", in_play("Cave Troll", gained="untargetable")]),
    )
    game.play(SONG)
    game.could_choose("Human", "Muse", "Demon")
    game.could_not_decline()
    game.choose("Muse")
    muse = game.champion("Muse")
    assert (muse.controller, muse.owner, muse.expended, muse.deploying) == ("you", "opponent", True, True)
    assert (game.you.board, game.opponent.board) == (["Human", "Muse"], ["Kong", "Demon", "Cave Troll"])
    game.could_attack_with("Human")
    game.end_turn()
    assert game.you.board == ["Human", "Muse"]
    game.end_turn()
    game.decline()
    game.could_attack_with("Human", "Muse")


def test_a_blocker_leaves_the_battle_that_stays_blocked(table):
    """H7, 4.4.6b."""
    game = table(you=Side(hand=[SONG], board=["Wolf"]), opponent=Side(board=["Demon"]))
    game.attack("Wolf")
    game.go_to("blockers")
    game.block("Demon")
    game.opponent.passes()
    game.you.play(SONG)
    game.mode("gain control")
    game.choose("Demon")
    assert not game.champion("Demon").blocking
    game.go_to("main")
    assert (game.you.board, game.opponent.health) == (["Wolf", "Demon"], 30)


def test_without_gold_the_cards_cannot_be_chosen_and_your_own_champion_may_be_all_there_is(table):
    """3.6.3, 5.20.7."""
    game = table(you=Side(hand=[SONG], board=["Human"], gold=0, top=["Muse"]), opponent=Side(board=["Kong"]))
    game.play(SONG)
    assert (game.you.board, game.champion("Human").expended, game.you.hand) == (["Human"], True, [])


def test_in_the_opponents_turn_nobody_changes_sides(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[SONG]), opponent=Side(board=["Demon"]))
    game.you.play(SONG)
    game.could_pick_modes("gain control", "Draw two cards")
    game.mode("gain control")
    assert (game.opponent.board, game.champion("Demon").expended) == (["Demon"], False)
    assert (game.you.gold, game.you.discard_pile) == (1, [SONG])


def test_or_two_cards_for_1(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=[SONG], top=["Muse", "Kong"]),
        opponent=Side(board=["Human"]),
    )
    game.you.play(SONG)
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold, game.opponent.board) == (["Kong", "Muse"], 0, ["Human"])


def test_what_was_sung_over_breaks_into_its_owners_discard_pile(table):
    """1.9.2."""
    game = table(you=Side(hand=[SONG, "Flame Spike"]), opponent=Side(board=["Muse"]))
    game.play(SONG)
    game.mode("gain control")
    game.play("Flame Spike")
    game.choose("Muse")
    assert (game.you.board, game.opponent.discard_pile) == ([], ["Muse"])
    assert game.you.discard_pile == ["Flame Spike", SONG]
