"""Teleport."""

from tests.engine.epic.scenario import Side, in_play


def test_your_own_champion_returns_anew_and_attacks_again(table):
    """Prepared, unhurt and with blitz for the turn; its tribute triggers (5.6.1)."""
    game = table(
        you=Side(
            hand=["Teleport"],
            board=[in_play("Triceratops", expended=True, damage=9, counters=1), "Steel Golem"],
            top=["Kong"],
        ),
        opponent=Side(board=["Wolf"]),
    )
    game.play("Teleport")
    game.could_choose("Triceratops", "Wolf")
    game.could_not_decline()
    game.choose("Triceratops")
    game.could_decline()
    game.decline()
    assert game.you.hand == ["Kong"]  # the tribute, after the event
    dinosaur = game.champion("Triceratops")
    assert (dinosaur.prepared, dinosaur.damage, dinosaur.offense) == (True, 0, 10)
    assert dinosaur.keywords == {"breakthrough", "blitz"}
    assert game.you.gold == 0
    game.attack("Triceratops")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 20
    game.end_turn()
    assert game.champion("Triceratops").keywords == {"breakthrough"}


def test_expended_instead_it_draws_a_card(table):
    game = table(you=Side(hand=["Teleport"], top=["Muse"]), opponent=Side(board=["Kong", "Human"]))
    game.play("Teleport")
    game.choose("Kong")
    game.accept()
    assert game.you.hand == ["Muse"]
    assert game.champion("Kong").expended
    game.opponent.could_choose("Kong", "Human")  # its owner's tribute
    game.opponent.choose("Human")
    assert game.opponent.board == ["Kong"]
    assert game.opponent.hand == []


def test_it_draws_before_what_triggered_resolves(table):
    """3.4.2: the loyalty of the champion sees the card that was drawn."""
    game = table(you=Side(hand=["Teleport", "Lash"], board=["Greater Lightning Wurm"], top=["Rage"]))
    game.play("Teleport")
    game.accept()
    game.reveal("Lash", "Rage")
    game.choose("opponent")
    assert game.opponent.health == 24


def test_a_champion_that_somebody_else_controls_returns_to_its_owner(table):
    """1.9.1; nobody asks its controller whether it shall expend: you decide."""
    game = table(you=Side(hand=["Teleport"], top=["Muse"]), opponent=Side(board=[in_play("Triceratops", owner="you")]))
    game.play("Teleport")
    game.you.decline()
    assert game.you.board == ["Triceratops"]
    assert game.opponent.board == []
    assert game.you.hand == ["Muse"]  # its tribute is yours
    game.could_attack_with("Triceratops")


def test_a_token_does_not_come_back_and_nothing_is_drawn(table):
    """2.3.5."""
    game = table(you=Side(hand=["Teleport"]), opponent=Side(board=["Demon"]))
    game.play("Teleport")
    assert game.moment == "main"
    assert game.opponent.board == []
    assert game.you.hand == []


def test_without_a_target_nothing_is_drawn(table):
    game = table(you=Side(hand=["Teleport"]), opponent=Side(board=["Steel Golem"]))
    game.play("Teleport")
    assert game.moment == "main"
    assert game.you.hand == []
    assert game.you.discard_pile == ["Teleport"]


def test_an_attacker_leaves_the_battle(table):
    """4.4.1a: nobody attacks any more. Its owner may attack with it again, unless it was expended."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Teleport"], top=["Muse"]),
        opponent=Side(board=[in_play("Burrowing Wurm", attacking=True, expended=True)]),
    )
    game.you.play("Teleport")
    game.you.accept()
    assert not game.champion("Burrowing Wurm").attacking
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)
    assert game.you.hand == ["Muse"]
    game.opponent.could_not_attack()


def test_a_blocker_saves_itself_and_its_player(table):
    """4.4.6b: the attack stays blocked."""
    game = table(
        turn_of="opponent",
        moment="before-damage",
        you=Side(hand=["Teleport"], board=[in_play("Kong", blocking=True, flipped=True)]),
        opponent=Side(board=[in_play("Trihorror", attacking=True, expended=True)]),
    )
    game.you.play("Teleport")
    game.you.choose("Kong")
    game.you.decline()
    game.you.choose("Kong")  # the tribute
    assert (game.champion("Kong").blocking, game.champion("Kong").prepared) == (False, True)
    game.go_to("main")
    assert game.you.health == 18  # breakthrough (5.7.4)


def test_neither_broken_nor_banished(table):
    """5.9.1, 5.11.3: unbreakable and unbanishable ones leave too; Drinker of Blood sees nobody break."""
    game = table(you=Side(hand=["Teleport"], board=["Drinker of Blood"]), opponent=Side(board=["Silver Wing Lancer"]))
    game.play("Teleport")
    game.choose("Silver Wing Lancer")
    game.decline()
    assert (game.you.health, game.opponent.health) == (30, 30)
    assert game.champion("Silver Wing Lancer").deploying
    assert game.opponent.board == ["Silver Wing Lancer"]


def test_a_champion_that_gains_no_abilities_gains_no_blitz(table):
    """5.0.4."""
    game = table(you=Side(hand=["Teleport"], board=["Elder Greatwurm"]))
    game.play("Teleport")
    game.decline()
    assert game.champion("Elder Greatwurm").prepared
    game.could_not_attack()


def test_of_three_players_it_comes_back_to_its_owner(circle):
    """Whoever played it may expend it."""
    game = circle(Side(hand=["Teleport"]), Side(board=[in_play("Cave Troll", owner="Cyd", damage=1)]), Side())
    game.play("Teleport")
    game["Ann"].decline()
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [[], [], ["Cave Troll"]]
    assert game.champion("Cave Troll").keywords == {"blitz"}
