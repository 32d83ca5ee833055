"""Erwin, Architect of War."""

from tests.engine.epic.scenario import Side

ERWIN = "Erwin, Architect of War"


def test_tribute_recycles(table):
    game = table(you=Side(hand=[ERWIN], discard=["Kong", "Muse", "Lash"], top=["Triceratops"], gold=0))
    game.play(ERWIN)
    game.could_choose("Kong", "Muse", "Lash")
    game.could_decline()
    game.choose("Lash", "Kong")
    assert game.you.hand == ["Triceratops"]
    assert game.you.bottom[:2] == ["Kong", "Lash"]
    assert game.you.discard_pile == ["Muse"]


def test_recycling_may_be_declined_and_takes_two_cards(table):
    """5.5.5, 5.5.2."""
    game = table(you=Side(hand=[ERWIN], discard=["Kong", "Muse"]))
    game.play(ERWIN)
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Kong", "Muse"])
    game = table(you=Side(hand=[ERWIN], discard=["Kong"]))
    game.play(ERWIN)
    assert game.moment == "main"
    assert (game.you.hand, game.you.discard_pile) == ([], ["Kong"])


def test_in_play_he_has_all_alignments(table):
    """2.5.3: your good champions have +2, your other wild ones +1 by +1, Dark One's Fury passes him by."""
    game = table(you=Side(hand=["Dark One's Fury"], board=[ERWIN, "Standard Bearer", "Jungle Queen"]))
    erwin = game.champion(ERWIN)
    assert erwin.alignments == {"good", "evil", "sage", "wild"}
    assert (erwin.offense, erwin.defense) == (4, 6)
    game.play("Dark One's Fury")
    game.mode("break all non-evil champions")
    assert game.you.board == [ERWIN]
    assert (game.champion(ERWIN).offense, game.champion(ERWIN).defense) == (1, 5)


def test_who_hunts_the_evil_or_the_good_finds_him(table):
    game = table(
        turn_of="opponent", you=Side(board=[ERWIN, "Muse", ERWIN]), opponent=Side(board=["White Knight", "Succubus"])
    )
    game.opponent.use("White Knight")
    game.could_choose(ERWIN, f"{ERWIN}#2", "Succubus")
    game.choose(ERWIN)
    game.opponent.use("Succubus")
    game.could_choose(ERWIN, "White Knight")
    game.choose(ERWIN)
    assert game.you.board == ["Muse"]
    assert game.you.discard_pile == [ERWIN]
    assert game.you.bottom[0] == ERWIN


def test_in_hand_he_is_loyal_to_anybody(table):
    """5.3.1."""
    game = table(you=Side(hand=["Medusa", ERWIN, "Wither", "Muse"]), opponent=Side(board=["Kong"]))
    game.play("Medusa")
    game.could_choose(ERWIN, "Wither")
    game.reveal(ERWIN, "Wither")
    game.choose("Kong")
    assert game.opponent.board == []
    game = table(you=Side(hand=["Strafing Dragon", ERWIN, "Lash"]))
    game.play("Strafing Dragon")
    game.reveal(ERWIN, "Lash")
    game.choose("opponent")
    assert game.opponent.health == 25


def test_in_the_discard_pile_he_is_good_enough_for_an_angel(table):
    game = table(
        turn_of="opponent",
        you=Side(board=["Angel of Mercy"], discard=[ERWIN, "Kong"]),
    )
    game.end_turn()
    game.could_choose(ERWIN)
    game.choose(ERWIN)
    assert game.you.board == ["Angel of Mercy", ERWIN]


def test_and_evil_enough_for_a_thirst(table):
    game = table(you=Side(hand=["Unquenchable Thirst"], discard=[ERWIN, "Muse", "Wither"], health=20))
    game.play("Unquenchable Thirst")
    game.could_choose(ERWIN, "Wither")
    game.choose(ERWIN, "Wither")
    assert game.you.health == 23
    assert game.you.discard_pile == ["Muse", "Unquenchable Thirst"]


def test_he_is_free_and_nobodys_ally(table):
    """5.18.2: whatever his alignments, his cost is 0."""
    game = table(
        you=Side(
            hand=[ERWIN], board=["Infernal Gatekeeper", "Fire Shaman", "The People's Champion"], discard=["Cave Troll"]
        )
    )
    game.play(ERWIN)
    assert game.moment == "main"
    assert game.you.board == ["Infernal Gatekeeper", "Fire Shaman", "The People's Champion", ERWIN]
    assert game.you.discard_pile == ["Cave Troll"]
    game.could_attack_with("Infernal Gatekeeper", "Fire Shaman", "The People's Champion")
