"""Run Riot."""

from tests.engine.epic.scenario import Side, in_play

RIOT = "break target champion"


def size(game, *names):
    """Offense and defense of each."""
    return [(one.offense, one.defense) for one in map(game.champion, names)]


def test_you_break_a_champion_and_your_evil_champions_grow(table):
    """Of either side; the untargetable is not offered (5.12.1), and grows if it is yours (5.12.2)."""
    game = table(
        you=Side(hand=["Run Riot"], board=["Zombie", "Human", in_play("Demon", this_turn="untargetable")]),
        opponent=Side(board=["Kong", "Trihorror", "Steel Golem"]),
    )
    game.play("Run Riot")
    game.could_pick_modes("Draw two cards", RIOT)
    game.mode(RIOT)
    game.could_choose("Zombie", "Human", "Kong", "Trihorror")
    game.could_decline()
    game.choose("Kong")
    assert game.opponent.board == ["Trihorror", "Steel Golem"]
    assert game.opponent.discard_pile == ["Kong"]
    assert size(game, "Zombie", "Demon", "Human", "Trihorror") == [(5, 5), (7, 7), (1, 1), (12, 12)]
    assert game.you.gold == 0


def test_breaking_may_be_declined_and_they_grow_all_the_same(table):
    """Until the turn ends (4.5.2d)."""
    game = table(you=Side(hand=["Run Riot"], board=["Zombie"]), opponent=Side(board=["Kong"]))
    game.play("Run Riot")
    game.mode(RIOT)
    game.decline()
    assert game.opponent.board == ["Kong"]
    assert size(game, "Zombie") == [(5, 5)]
    game.attack("Zombie")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 25
    game.end_turn()
    assert size(game, "Zombie") == [(2, 2)]


def test_without_a_target_and_against_the_unbreakable_they_grow(table):
    """3.2.3c, 5.9.2."""
    game = table(
        you=Side(hand=["Run Riot"], board=[in_play("Zombie", this_turn="untargetable")]),
        opponent=Side(board=["Steel Golem"]),
    )
    game.play("Run Riot")
    game.mode(RIOT)
    assert game.moment == "main"
    assert size(game, "Zombie") == [(5, 5)]
    game = table(
        you=Side(hand=["Run Riot"], board=["Zombie"]), opponent=Side(board=[in_play("Kong", this_turn="unbreakable")])
    )
    game.play("Run Riot")
    game.mode(RIOT)
    game.choose("Kong")
    assert game.opponent.board == ["Kong"]
    assert size(game, "Zombie") == [(5, 5)]


def test_whom_the_leader_makes_evil_riots_too(table):
    """2.5.3, 3.3.3: with Dark Leader and not after him."""
    game = table(you=Side(hand=["Run Riot"], board=["Dark Leader", "Human"]))
    game.play("Run Riot")
    game.mode(RIOT)
    game.decline()
    assert size(game, "Dark Leader", "Human") == [(7, 7), (5, 4)]
    game = table(you=Side(hand=["Run Riot"], board=["Dark Leader", "Human"]))
    game.play("Run Riot")
    game.mode(RIOT)
    game.choose("Dark Leader")
    assert size(game, "Human") == [(1, 1)]


def test_who_comes_later_does_not_grow(table):
    """Even the demons of a broken Trihorror, which come after the event (3.4.2)."""
    game = table(you=Side(hand=["Run Riot", "Plentiful Dead"], board=["Trihorror"]))
    game.play("Run Riot")
    game.mode(RIOT)
    game.choose("Trihorror")
    game.play("Plentiful Dead")
    assert game.you.board == ["Demon", "Demon", "Demon", "Zombie"]
    assert size(game, "Demon", "Zombie") == [(4, 4), (2, 2)]


def test_in_the_opponents_turn_nobody_riots(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Run Riot"], board=["Zombie"]),
        opponent=Side(board=["Kong"]),
    )
    game.you.play("Run Riot")
    game.mode(RIOT)
    assert game.moment == "end-offer"
    assert game.opponent.board == ["Kong"]
    assert size(game, "Zombie") == [(2, 2)]


def test_or_it_draws_two_cards(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Run Riot"], board=["Zombie"], top=["Kong", "Muse"]),
        opponent=Side(board=["Kong"]),
    )
    game.you.play("Run Riot")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert size(game, "Zombie") == [(2, 2)]


def test_it_is_an_evil_ally(table):
    """5.18.1, 3.2.5: the demon comes after the riot and does not grow."""
    game = table(you=Side(hand=["Run Riot"], board=["Spawning Demon"]))
    game.play("Run Riot")
    game.mode(RIOT)
    game.decline()
    game.accept()
    assert (game.you.board, game.you.health) == (["Spawning Demon", "Demon"], 29)
    assert size(game, "Spawning Demon", "Demon") == [(7, 7), (4, 4)]
