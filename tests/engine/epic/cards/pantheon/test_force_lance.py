"""Force Lance."""

from tests.engine.epic.scenario import Side, in_play


def test_on_your_turn_a_champion_gets_2_offense_and_cannot_break(table):
    game = table(
        you=Side(hand=["Force Lance"], board=["Wolf", "Steel Golem"]), opponent=Side(board=["Demon", "Ethereal Dragon"])
    )
    game.play("Force Lance")
    game.could_choose("Wolf", "Demon")
    game.could_not_decline()
    game.choose("Wolf")
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense, wolf.keywords) == (4, 2, {"unbreakable"})
    assert game.you.gold == 1
    game.attack("Wolf")
    game.go_to("blockers")
    game.block("Demon")
    game.go_to("main")
    assert game.opponent.board == ["Ethereal Dragon"]
    assert game.champion("Wolf").damage == 4
    game.end_turn()
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.damage, wolf.keywords) == (2, 0, set())


def test_on_the_opponents_turn_it_gets_2_offense_only(table):
    game = table(
        turn_of="opponent",
        moment="before-damage",
        you=Side(hand=["Force Lance"], board=[in_play("Wolf", blocking=True, flipped=True)]),
        opponent=Side(board=[in_play("Demon", attacking=True, expended=True)]),
    )
    game.you.play("Force Lance")
    game.choose("Wolf")
    assert (game.champion("Wolf").offense, game.champion("Wolf").keywords) == (4, set())
    game.go_to("main")
    assert game.you.board == []
    assert game.opponent.board == []


def test_then_you_may_recycle(table):
    """5.5; the Lance itself still resolves (5.5.6)."""
    game = table(
        you=Side(hand=["Force Lance"], board=["Wolf"], discard=["Kong", "Muse", "Lash"], top=["Triceratops"]),
    )
    game.play("Force Lance")
    game.could_choose("Kong", "Muse", "Lash")
    game.could_decline()
    game.choose("Muse", "Lash")
    assert game.you.bottom[:2] == ["Lash", "Muse"]
    assert game.you.hand == ["Triceratops"]
    assert game.you.discard_pile == ["Force Lance", "Kong"]


def test_recycling_may_be_declined(table):
    game = table(you=Side(hand=["Force Lance"], board=["Wolf"], discard=["Kong", "Muse"]))
    game.play("Force Lance")
    game.decline()
    assert game.champion("Wolf").offense == 4
    assert game.you.hand == []
    assert game.you.discard_pile == ["Force Lance", "Kong", "Muse"]


def test_one_discarded_card_is_not_enough_to_recycle(table):
    """5.5.2."""
    game = table(you=Side(hand=["Force Lance"], board=["Wolf"], discard=["Kong"]))
    game.play("Force Lance")
    assert game.moment == "main"
    assert game.you.discard_pile == ["Force Lance", "Kong"]


def test_without_a_target_it_still_recycles(table):
    """3.2.3c: as much as can be done."""
    game = table(
        you=Side(hand=["Force Lance"], discard=["Kong", "Muse"], top=["Triceratops"]),
        opponent=Side(board=["Steel Golem"]),
    )
    game.play("Force Lance")
    game.choose("Kong", "Muse")
    assert game.you.hand == ["Triceratops"]
    assert (game.champion("Steel Golem").offense, game.champion("Steel Golem").keywords) == (13, {"untargetable"})


def test_it_is_free_and_nobodys_ally(table):
    """5.18.2."""
    game = table(you=Side(hand=["Force Lance"], board=[in_play("Forcemage Apprentice", expended=True)], gold=0))
    game.play("Force Lance")
    assert game.champion("Forcemage Apprentice").offense == 2
    assert game.champion("Forcemage Apprentice").expended
