"""Kalnor's Blessing."""

from tests.engine.epic.scenario import Side, in_play

BLESSING = "Kalnor's Blessing"


def test_it_makes_a_champion_unbreakable_and_untargetable_this_turn(table):
    game = table(
        you=Side(hand=[BLESSING], board=["Cave Troll"]),
        opponent=Side(hand=["Flame Strike", "Flash Fire"], board=["Kong", "Steel Golem"]),
    )
    game.play(BLESSING)
    game.could_pick_modes("Target champion gains", "Draw two cards")
    game.mode("Target champion gains")
    game.could_choose("Cave Troll", "Kong")
    game.choose("Cave Troll")
    assert game.champion("Cave Troll").keywords == {"unbreakable", "untargetable"}
    assert game.you.gold == 1
    game.passes()
    game.opponent.play("Flame Strike")
    game.could_choose("you", "opponent", "Kong")
    game.choose("Kong")
    game.opponent.play("Flash Fire")
    game.opponent.passes()
    assert game.you.board == ["Cave Troll"]
    game.end_turn()
    assert game.champion("Cave Troll").keywords == set()


def test_who_is_unbreakable_survives_battle_and_the_end_of_all(table):
    game = table(you=Side(hand=[BLESSING, "Apocalypse"], board=["Cave Troll"], gold=1), opponent=Side(board=["Kong"]))
    game.play(BLESSING)
    game.mode("Target champion gains")
    game.choose("Cave Troll")
    game.attack("Cave Troll")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    assert game.champion("Cave Troll").damage == 13
    game.play("Apocalypse")
    game.mode("break all champions")
    assert (game.you.board, game.opponent.board) == (["Cave Troll"], [])


def test_who_is_unbreakable_cannot_be_broken_as_a_cost(table):
    """5.9.4."""
    game = table(you=Side(hand=[BLESSING], board=["Rift Summoner", "Human"]))
    game.play(BLESSING)
    game.mode("Target champion gains")
    game.choose("Rift Summoner")
    game.use("Rift Summoner")  # only the human can be the cost
    assert game.you.board == ["Rift Summoner", "Demon", "Demon"]


def test_then_you_may_recycle_but_not_this_card(table):
    """5.5.6."""
    game = table(you=Side(hand=[BLESSING, BLESSING], board=["Muse"], discard=["Kong", "Lash"], top=["Rage"], gold=0))
    game.play(BLESSING)
    game.could_choose("Kong", "Lash")
    game.could_decline()
    game.choose("Kong", "Lash")
    assert (game.you.hand, game.you.bottom[:2]) == ([BLESSING, "Rage"], ["Lash", "Kong"])
    game.play(BLESSING)
    assert (game.moment, game.you.discard_pile) == ("main", [BLESSING, BLESSING])


def test_recycling_may_be_declined_and_needs_no_champion(table):
    """5.5.5, 3.2.3c."""
    game = table(
        you=Side(hand=[BLESSING, BLESSING], discard=["Kong", "Lash"], top=["Rage"], gold=0),
        opponent=Side(board=["Steel Golem"]),
    )
    game.play(BLESSING)
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == ([BLESSING], [BLESSING, "Kong", "Lash"])
    game.play(BLESSING)
    game.choose(BLESSING, "Kong")
    assert game.you.hand == ["Rage"]


def test_for_1_gold_it_draws_two_and_triggers_no_ally(table):
    """5.18.2: the cost in its corner is {0}."""
    game = table(
        you=Side(hand=[BLESSING], board=["Paros, Rebel Leader"], discard=["Muse", "Muse"], top=["Kong", "Lash"])
    )
    game.play(BLESSING)
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold, game.you.board) == (["Kong", "Lash"], 0, ["Paros, Rebel Leader"])
    assert (game.moment, game.champion("Paros, Rebel Leader").keywords) == ("main", set())


def test_in_the_opponents_turn_it_saves_a_blocker(table):
    game = table(
        turn_of="opponent",
        moment="before-damage",
        you=Side(hand=[BLESSING], board=[in_play("Muse", blocking=True, flipped=True)], gold=0),
        opponent=Side(board=[in_play("Burrowing Wurm", attacking=True, expended=True)]),
    )
    game.you.play(BLESSING)
    game.choose("Muse")
    game.go_to("damage")
    game.assign("Burrowing Wurm", {"Muse": 2, "you": 16})
    assert (game.you.board, game.you.health) == (["Muse"], 14)
