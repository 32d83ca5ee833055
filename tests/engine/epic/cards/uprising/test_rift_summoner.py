"""Rift Summoner: a 5/5 with ambush and blitz that breaks your champions for two demons each; loyalty brings one."""

from tests.engine.epic.scenario import Side, in_play


def test_a_champion_of_yours_is_broken_for_two_demons(table):
    """5.12.3: the untargetable too; the unbreakable and the opponent's cannot be the cost (5.9.4)."""
    game = table(
        you=Side(board=["Rift Summoner", "Human", "Steel Golem", in_play("Kong", this_turn="unbreakable")]),
        opponent=Side(board=["Medusa"]),
    )
    game.use("Rift Summoner")
    game.could_choose("Rift Summoner", "Human", "Steel Golem")
    game.could_not_decline()
    game.choose("Human")
    assert game.you.board == ["Rift Summoner", "Steel Golem", "Kong", "Demon", "Demon"]
    assert game.champion("Rift Summoner").expended
    demon = game.champion("Demon#2")
    assert (demon.offense, demon.defense, demon.deploying) == (4, 4, True)
    game.could_not_use("Rift Summoner")


def test_it_may_break_itself(table):
    """EPIC-060, rule 3.5. Blitz lets it do so in the turn it comes (5.8.2)."""
    game = table(you=Side(hand=["Rift Summoner"]))
    game.play("Rift Summoner")
    game.use("Rift Summoner")
    assert (game.you.board, game.you.discard_pile) == (["Demon", "Demon"], ["Rift Summoner"])


def test_with_nobody_to_break_it_cannot_be_used(table):
    """3.5.3."""
    game = table(you=Side(board=[in_play("Rift Summoner", this_turn="unbreakable")]), opponent=Side(board=["Human"]))
    game.could_not_use("Rift Summoner")
    game.could_attack_with("Rift Summoner")


def test_after_an_attack_it_is_expended_and_cannot_be_used(table):
    game = table(you=Side(board=["Rift Summoner", "Human"]))
    game.attack("Rift Summoner")
    game.could_not_use("Rift Summoner")
    game.go_to("main")
    assert game.opponent.health == 25


def test_a_champion_about_to_break_is_traded_before_damage(table):
    """4.4.6b: the human has blocked. What its breaking triggers comes after the demons (3.4.2)."""
    game = table(
        turn_of="opponent", you=Side(board=["Rift Summoner", "Trihorror"]), opponent=Side(board=["Burrowing Wurm"])
    )
    game.attack("Burrowing Wurm")
    game.go_to("blockers")
    game.block("Trihorror")
    game.you.use("Rift Summoner")
    game.choose("Trihorror")
    assert game.you.board == ["Rift Summoner", *["Demon"] * 5]
    game.go_to("main")
    assert game.you.health == 12


def test_loyalty_brings_a_demon(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Rift Summoner", "Wither", "Bitten", "Kong"]))
    game.you.play("Rift Summoner")
    game.could_choose("Wither", "Bitten")
    game.reveal("Wither", "Bitten")
    assert game.you.board == ["Rift Summoner", "Demon"]
    assert game.opponent.knows_hand == ["Bitten", "Wither"]
    game.you.use("Rift Summoner")
    game.choose("Rift Summoner")
    assert game.you.board == ["Demon", "Demon", "Demon"]


def test_loyalty_may_be_declined(table):
    game = table(you=Side(hand=["Rift Summoner", "Wither", "Bitten"]))
    game.play("Rift Summoner")
    game.decline()
    assert (game.you.board, game.champion("Rift Summoner").keywords) == (["Rift Summoner"], {"ambush", "blitz"})
