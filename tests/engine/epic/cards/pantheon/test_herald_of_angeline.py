"""Herald of Angeline."""

from tests.engine.epic.scenario import Side


def test_tribute_finds_a_good_card_among_three_and_banishes_the_rest(table):
    game = table(you=Side(hand=["Herald of Angeline"], top=["Ceasefire", "Wither", "White Knight", "Inner Peace"]))
    game.play("Herald of Angeline")
    game.could_choose("Ceasefire", "White Knight")
    game.could_decline()
    game.choose("Ceasefire")
    assert game.you.hand == ["Ceasefire"]
    assert game.opponent.knows_hand == ["Ceasefire"]
    assert sorted(game.you.bottom[:2]) == ["White Knight", "Wither"]
    assert game.you.deck[0] == "Inner Peace"
    assert game.you.gold == 0
    game.could_not_attack()


def test_you_may_take_none(table):
    game = table(you=Side(hand=["Herald of Angeline"], top=["Ceasefire", "Wither", "White Knight"]))
    game.play("Herald of Angeline")
    game.decline()
    assert game.you.hand == []
    assert sorted(game.you.bottom[:3]) == ["Ceasefire", "White Knight", "Wither"]


def test_without_a_good_card_all_three_are_banished(table):
    game = table(you=Side(hand=["Herald of Angeline"], top=["Kong", "Muse", "Wither", "Ceasefire"]))
    game.play("Herald of Angeline")
    assert game.moment == "main"
    assert game.you.hand == []
    assert sorted(game.you.bottom[:3]) == ["Kong", "Muse", "Wither"]
    assert game.you.deck[0] == "Ceasefire"


def test_of_a_deck_of_two_it_reveals_two(table):
    game = table(you=Side(hand=["Herald of Angeline"], deck=["Kong", "Ceasefire"]))
    game.play("Herald of Angeline")
    game.choose("Ceasefire")
    assert (game.you.hand, game.you.deck, game.winner) == (["Ceasefire"], ["Kong"], None)


def test_it_is_a_good_ally(table):
    """5.18.1, 3.2.5a: its tribute waits with what it triggered."""
    game = table(
        you=Side(hand=["Herald of Angeline"], board=["The People's Champion"], top=["Kong", "Ceasefire", "Muse"])
    )
    game.play("Herald of Angeline")
    game.trigger("Herald of Angeline: Tribute")
    game.choose("Ceasefire")
    assert game.you.board == ["The People's Champion", "Herald of Angeline", "Human", "Human"]


def test_in_the_air_its_damage_heals(table):
    """5.2.1, 5.13.1."""
    game = table(you=Side(board=["Herald of Angeline"], health=20), opponent=Side(board=["Kong", "Blue Dragon"]))
    game.attack("Herald of Angeline")
    game.go_to("blockers")
    game.could_block_with("Blue Dragon")
    game.block("Blue Dragon")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Blue Dragon"]
    assert game.you.discard_pile == ["Herald of Angeline"]  # 6 damage for 5 defense
    assert (game.you.health, game.opponent.health) == (27, 30)
