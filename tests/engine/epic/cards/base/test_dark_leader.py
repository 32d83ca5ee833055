"""Dark Leader: a 4/4 with ambush and blitz; your other humans have +1 offense and are also evil; it calls more."""

from tests.engine.epic.scenario import Side, in_play


def test_it_calls_a_human_that_is_stronger_and_also_evil(table):
    """2.5.3 (own example)."""
    game = table(you=Side(hand=["Dark Leader"]))
    game.play("Dark Leader")
    game.use("Dark Leader")
    assert game.you.board == ["Dark Leader", "Human"]
    human = game.champion("Human")
    assert (human.offense, human.defense, human.alignments) == (2, 1, {"good", "evil"})
    assert human.prepared
    assert game.you.gold == 0
    game.could_not_use("Dark Leader")


def test_only_your_other_humans_are_led(table):
    game = table(
        you=Side(board=["Dark Leader", "Fire Shaman", "Demon"]), opponent=Side(board=["Human", "Courageous Soul"])
    )
    assert game.champion("Dark Leader").offense == 4
    assert game.champion("Dark Leader").defense == 4
    assert (game.champion("Fire Shaman").offense, game.champion("Fire Shaman").alignments) == (4, {"wild", "evil"})
    assert game.champion("Demon").offense == 4
    assert (game.champion("Human").offense, game.champion("Human").alignments) == (1, {"good"})
    assert game.champion("Courageous Soul").offense == 2


def test_two_leaders_lead_each_other(table):
    game = table(you=Side(board=["Dark Leader", "Dark Leader", "Human"]))
    assert game.champion("Dark Leader").offense == 5
    assert game.champion("Dark Leader#2").offense == 5
    assert game.champion("Human").offense == 3


def test_humans_count_as_evil_and_as_good(table):
    """White Knight breaks evil champions, Succubus banishes good ones."""
    game = table(
        you=Side(board=["Dark Leader", "Human", "Muse"]),
        opponent=Side(board=["White Knight", "Succubus", "Human"]),
        turn_of="opponent",
    )
    game.opponent.use("White Knight")
    game.could_choose("Dark Leader", "your Human", "Succubus")
    game.choose("your Human")
    game.opponent.use("Succubus")
    game.could_choose("their Human", "White Knight")
    game.choose("their Human")
    assert game.you.board == ["Dark Leader", "Muse"]


def test_when_it_leaves_the_humans_are_themselves_again(table):
    """3.3.3."""
    game = table(you=Side(board=["Dark Leader", "Human"]), opponent=Side(hand=["Flame Strike"]))
    game.passes()
    game.opponent.play("Flame Strike")
    game.choose("Dark Leader")
    assert (game.champion("Human").offense, game.champion("Human").alignments) == (1, {"good"})


def test_ambushed_in_battle_it_strengthens_a_human_that_blocks(table):
    game = table(
        you=Side(hand=["Dark Leader"], board=["Human", in_play("Dark Assassin", flipped=True)]),
        opponent=Side(board=["Zombie"]),
        turn_of="opponent",
    )
    game.opponent.attack("Zombie")
    game.go_to("blockers")
    game.block("Human")
    game.you.play("Dark Leader")
    assert game.champion("Dark Assassin").offense == 8
    game.go_to("main")
    assert game.opponent.board == []
    assert game.you.board == ["Dark Assassin", "Dark Leader"]


def test_a_human_that_enters_is_evil_for_its_loyalty_but_was_not_when_it_was_played(table):
    """5.3.1: in play White Knight shares an alignment with evil cards. 5.18.1: the card that is played is good only,
    so the Gatekeeper has no ally."""
    game = table(
        you=Side(hand=["White Knight", "Wither", "Ceasefire", "Muse"], board=["Dark Leader", "Infernal Gatekeeper"])
    )
    game.play("White Knight")
    game.could_trigger("White Knight: Tribute", "White Knight: Loyalty 2")
    game.trigger("White Knight: Loyalty 2")
    game.could_choose("Wither", "Ceasefire")
    game.reveal("Wither", "Ceasefire")
    assert (game.champion("White Knight").offense, game.champion("White Knight").keywords) == (10, {"blitz"})
    assert game.you.hand == ["Burrowing Wurm", "Ceasefire", "Muse", "Wither"]
