"""Crystal Golem: an untargetable 7/4 with ambush; break it to draw two cards."""

from tests.engine.epic.scenario import Side, in_play


def test_breaking_it_draws_two_cards_even_while_it_is_deploying(table):
    """5.17.1: deploying only keeps a champion from attacking and from powers with an expend cost."""
    game = table(you=Side(hand=["Crystal Golem"], top=["Kong", "Muse"]))
    game.play("Crystal Golem")
    assert game.you.gold == 0
    assert (game.champion("Crystal Golem").offense, game.champion("Crystal Golem").defense) == (7, 4)
    game.use("Crystal Golem")
    assert game.you.board == []
    assert game.you.discard_pile == ["Crystal Golem"]
    assert game.you.hand == ["Kong", "Muse"]


def test_it_breaks_in_the_middle_of_its_own_attack(table):
    """4.4.1a: no attacker is left, so the battle ends."""
    game = table(you=Side(board=["Crystal Golem"]), opponent=Side(board=["Kong"]))
    game.attack("Crystal Golem")
    game.use("Crystal Golem")
    game.passes()
    assert game.moment == "main"
    assert game.you.hand == ["Burrowing Wurm", "Burrowing Wurm"]
    assert game.opponent.health == 30


def test_an_unbreakable_golem_cannot_be_broken_for_cards(table):
    """3.5.3, 5.9.4."""
    game = table(you=Side(board=[in_play("Crystal Golem", this_turn="unbreakable"), "Crystal Golem"]))
    game.could_not_use("Crystal Golem")
    game.could_use("Crystal Golem#2")


def test_neither_player_can_target_it(table):
    """5.12.1."""
    game = table(you=Side(hand=["Flame Strike"], board=["Crystal Golem"]), opponent=Side(board=["Crystal Golem"]))
    game.play("Flame Strike")
    game.could_choose("you", "opponent")
    game.choose("opponent")


def test_what_breaks_all_champions_breaks_it_and_nobody_draws(table):
    """5.12.2."""
    game = table(you=Side(hand=["Apocalypse"]), opponent=Side(board=["Crystal Golem"]))
    game.play("Apocalypse")
    game.mode("break all champions")
    assert game.opponent.discard_pile == ["Crystal Golem"]
    assert game.opponent.hand == []


def test_it_ambushes_to_block_and_gives_its_cards_before_damage(table):
    """4.4.6b: the attack stays blocked."""
    game = table(you=Side(hand=["Crystal Golem"]), opponent=Side(board=["Kong"]), turn_of="opponent")
    game.opponent.attack("Kong")
    game.opponent.passes()
    game.you.play("Crystal Golem")
    game.go_to("blockers")
    game.block("Crystal Golem")
    game.you.use("Crystal Golem")
    game.go_to("main")
    assert game.you.health == 30
    assert game.you.hand == ["Burrowing Wurm", "Burrowing Wurm"]
    assert game.champion("Kong").damage == 0
