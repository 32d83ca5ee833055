"""Lesson Learned: draw two cards, or play an event of your discard pile for nothing and banish both."""

from tests.engine.epic.scenario import Side

AGAIN = "discard pile without paying"


def test_an_event_of_your_discard_pile_is_played_for_nothing_and_both_are_banished(table):
    """5.15.2: together, so in random order."""
    game = table(
        you=Side(hand=["Lesson Learned"], discard=["Flame Strike", "Drain Essence", "Kong"]),
        opponent=Side(discard=["Erase"]),
    )
    game.play("Lesson Learned")
    game.mode(AGAIN)
    game.could_choose("Flame Strike", "Drain Essence")
    game.could_not_decline()
    game.choose("Flame Strike")
    game.choose("opponent")
    assert (game.opponent.health, game.you.gold) == (22, 0)
    assert game.you.discard_pile == ["Drain Essence", "Kong"]
    assert sorted(game.you.bottom[:2]) == ["Flame Strike", "Lesson Learned"]
    assert game.opponent.discard_pile == ["Erase"]


def test_ancient_chant_makes_four_cards(table):
    """Two drawn, one for leaving the discard pile to be played, one for being banished from there."""
    game = table(
        you=Side(hand=["Lesson Learned"], discard=["Ancient Chant"], top=["Kong", "Muse", "Lash", "Rage", "Bitten"])
    )
    game.play("Lesson Learned")
    game.mode(AGAIN)
    assert game.you.hand == ["Kong", "Lash", "Muse", "Rage"]
    assert game.you.discard_pile == []
    assert sorted(game.you.bottom[:2]) == ["Ancient Chant", "Lesson Learned"]


def test_its_way_is_chosen_as_for_any_event(table):
    game = table(
        you=Side(hand=["Lesson Learned"], discard=["Apocalypse"]), opponent=Side(board=["Kong", "Steel Golem"])
    )
    game.play("Lesson Learned")
    game.mode(AGAIN)
    game.could_pick_modes("Draw two cards", "break all champions")
    game.mode("break all champions")
    assert game.opponent.board == []


def test_it_is_not_played_from_hand(table):
    """5.18.1: a sage ally waits for the Lesson only, a wild one for nothing."""
    game = table(
        you=Side(
            hand=["Lesson Learned"], board=["Wurm Hatchling", "Forcemage Apprentice"], discard=["Flame Strike"], gold=2
        )
    )
    game.use("Forcemage Apprentice")
    game.choose("opponent")
    game.play("Lesson Learned")
    game.mode(AGAIN)
    game.choose("opponent")
    assert game.champion("Wurm Hatchling").counters == 0
    assert game.champion("Forcemage Apprentice").prepared
    assert game.opponent.health == 20


def test_what_the_event_triggers_waits_for_both_to_be_done(table):
    """3.2.5."""
    game = table(
        you=Side(hand=["Lesson Learned"], discard=["Flame Strike", "Ancient Chant"]),
        opponent=Side(board=["Soul Hunter"]),
    )
    game.play("Lesson Learned")
    game.mode(AGAIN)
    game.choose("Flame Strike")
    game.choose("Soul Hunter")
    assert sorted(game.you.bottom[:2]) == ["Flame Strike", "Lesson Learned"]
    game.opponent.choose("you")
    assert game.you.health == 25


def test_one_lesson_teaches_another(table):
    game = table(you=Side(hand=["Lesson Learned"], discard=["Lesson Learned", "Inner Peace"]))
    game.play("Lesson Learned")
    game.mode(AGAIN)
    game.choose("Lesson Learned")
    game.mode(AGAIN)
    assert game.you.health == 40
    assert game.you.discard_pile == []
    assert game.you.bottom[0] == "Lesson Learned"
    assert sorted(game.you.bottom[1:3]) == ["Inner Peace", "Lesson Learned"]


def test_without_an_event_there_only_the_lesson_is_banished(table):
    """3.2.3c: as much as can be done."""
    game = table(you=Side(hand=["Lesson Learned"], discard=["Kong"]), opponent=Side(discard=["Erase"]))
    game.play("Lesson Learned")
    game.mode(AGAIN)
    assert game.you.discard_pile == ["Kong"]
    assert game.you.bottom[0] == "Lesson Learned"


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Lesson Learned"], discard=["Erase"], top=["Muse", "Kong"]))
    game.play("Lesson Learned")
    game.could_pick_modes("Draw two cards", AGAIN)
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.discard_pile == ["Erase", "Lesson Learned"]
