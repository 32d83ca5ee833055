"""Real cards, one for each part of the rules: that the vocabulary is compiled to what the card says."""

from engine.epic_tcg.language import EVIL, Keyword
from tests.engine.epic_tcg.scenario import Side, in_play


def test_executioner_breaks_another_champion_as_it_enters_and_for_a_discard(table):
    game = table(you=Side(hand=["Executioner", "Bruiser"]), opponent=Side(board=["Graft-Steel Crusher", "Hulk"]))
    game.play("Executioner")
    game.resolve()
    game.choose("Graft-Steel Crusher")
    game.resolve()
    assert game.opponent.board == ["Hulk"]
    game.use("Executioner")
    game.choose("Hulk")
    assert game.you.discard_pile == ["Bruiser"]
    game.resolve()
    assert (game.opponent.board, game.piece("Executioner").expended) == ([], True)


def test_angel_of_death_breaks_as_it_enters_all_but_evil_and_constructed_ones(table):
    """Rule book, Alignment, Origin."""
    board = ["Hulk", "Dark Knight", "Graft-Steel Crusher"]
    game = table(you=Side(hand=["Angel of Death"]), opponent=Side(board=board))
    game.play("Angel of Death")
    game.resolve()
    assert game.opponent.board == ["Dark Knight", "Graft-Steel Crusher"]


def test_avatar_is_as_big_as_your_mojo(table):
    game = table(you=Side(board=["Avatar"], mojo=17), opponent=Side())
    assert (game.piece("Avatar").offense, game.piece("Avatar").defense) == (17, 17)


def test_djinn_enters_with_counters_and_draws_for_them(table):
    """Rule book, Abilities."""
    game = table(you=Side(hand=["Djinn"]), opponent=Side())
    game.play("Djinn")
    game.resolve()
    assert (game.piece("Djinn").counters, game.piece("Djinn").offense) == (3, 8)
    game.use("Djinn")
    assert game.piece("Djinn").counters == 2
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm"]


def test_archangel_is_not_blocked_by_evil_champions(table):
    """Rule book, Battle."""
    game = table(you=Side(board=["Archangel"]), opponent=Side(board=["Dark Prince"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Archangel")
    for _ in range(4):
        game.passes()
    assert game.opponent.mojo == 22


def test_ancient_red_dragon_discards_a_wild_card_for_5_deadly_damage(table):
    game = table(
        you=Side(board=["Ancient Red Dragon"], hand=["Hulk", "Bruiser"]), opponent=Side(board=["Graft-Steel Crusher"])
    )
    game.use("Ancient Red Dragon")
    game.choose("Graft-Steel Crusher")
    assert game.you.discard_pile == ["Hulk"]
    game.resolve()
    assert game.opponent.board == []


def test_lightning_strike_is_recalled_for_an_action(table):
    """Rule book, Recall, Events; T2."""
    game = table(you=Side(hand=["Lightning Strike"]), opponent=Side())
    game.play("Lightning Strike")
    game.choose("opponent")
    game.resolve()
    game.use("Lightning Strike")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.mojo, game.you.hand) == (27, ["Lightning Strike"])


def test_dark_leader_makes_evil_humans_that_are_bigger(table):
    game = table(you=Side(board=["Dark Leader"]), opponent=Side())
    game.use("Dark Leader")
    game.resolve()
    assert game.you.board == ["Dark Leader", "Human", "Human"]
    assert (game.piece("Human#1").offense, game.piece("Human#1").alignment) == (2, EVIL)


def test_winds_of_fate_has_two_modes(table):
    """Rule book, How to Play a Card."""
    game = table(you=Side(hand=["Winds of Fate"]), opponent=Side(board=["Dark Knight", "Hulk"]))
    game.play("Winds of Fate")
    game.mode(1)
    game.choose("opponent")
    game.resolve()
    assert game.opponent.board == ["Hulk"]


def test_recurring_doom_works_once_more_from_the_discard_pile(table):
    """Rule book, Playing Cards."""
    game = table(you=Side(discard=["Recurring Doom"]), opponent=Side(board=["Hulk"]))
    game.use("Recurring Doom")
    assert (game.you.discard_pile, game.you.deck[-1], game.you.actions) == ([], "Recurring Doom", 0)
    game.resolve()
    assert game.opponent.board == []


def test_hive_lord_leaves_seven_insects(table):
    """Rule book, Tokens."""
    game = table(you=Side(hand=["Missile Strike", "Recurring Death"]), opponent=Side(board=["Hive Lord"]))
    game.play("Recurring Death")
    game.resolve()
    game.resolve()
    assert game.opponent.board == ["Insect"] * 7


def test_temple_of_the_light_gives_1_1_to_good_champions_of_yours(table):
    """Rule book, Alignment, Objects."""
    game = table(you=Side(board=["Temple of the Light", "Gladiator"]), opponent=Side(board=["Gladiator"]))
    assert (game.piece("your Gladiator").offense, game.piece("their Gladiator").offense) == (6, 5)


def test_time_capsule_counts_its_counters_when_it_has_left_play(table):
    game = table(you=Side(board=["Time Capsule"]), opponent=Side())
    game.use("Time Capsule")
    game.end_turn()
    game.passes()
    game.use("Time Capsule", 0)
    game.use("Time Capsule", 0)
    assert game.you.actions == 2
    game.resolve()
    assert len(game.you.hand) == 2


def test_angel_of_despair_is_unveiled_and_makes_a_player_discard_two(table):
    """Rule book, Unveiled."""
    game = table(you=Side(board=[in_play("Angel of Despair", face_down=True)]), opponent=Side(hand=["Hulk", "Bruiser"]))
    game.unveil("Angel of Despair")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.discard_pile == ["Bruiser", "Hulk"]
    assert Keyword.AIRBORNE in game.piece("Angel of Despair").keywords
