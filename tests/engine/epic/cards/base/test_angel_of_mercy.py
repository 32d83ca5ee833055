"""Angel of Mercy: at the start of your turn, another good champion of your discard pile may return."""

from tests.engine.epic.scenario import Side, in_play


def test_at_the_start_of_your_turn_a_good_champion_of_your_discard_pile_may_enter_play(table):
    game = table(
        you=Side(
            board=["Angel of Mercy"], discard=["Thundarus", "Angel of Mercy", "Ceasefire", "Kong"], top=["Triceratops"]
        ),
        opponent=Side(discard=["Palace Guard"]),
        turn_of="opponent",
    )
    game.end_turn()
    assert game.you.hand == ["Triceratops"]
    game.could_choose("Thundarus", "Angel of Mercy")
    game.could_decline()
    game.choose("Thundarus")
    assert game.you.board == ["Angel of Mercy", "Thundarus"]
    assert game.you.discard_pile == ["Angel of Mercy", "Ceasefire", "Kong"]
    assert game.you.gold == 1


def test_what_returns_is_deploying_for_the_preparation_is_over(table):
    """4.2.4, 4.2.5, 5.17.2."""
    game = table(you=Side(board=["Angel of Mercy"], discard=["Thundarus"]), turn_of="opponent")
    game.end_turn()
    game.choose("Thundarus")
    assert game.champion("Thundarus").deploying
    game.could_attack_with("Angel of Mercy")


def test_its_tribute_and_loyalty_trigger(table):
    game = table(you=Side(board=["Angel of Mercy"], discard=["Angel of Light"], health=20), turn_of="opponent")
    game.end_turn()
    game.choose("Angel of Light")
    game.trigger("Angel of Light: Tribute")
    assert game.you.health == 25
    assert game.moment == "main"


def test_you_may_decline(table):
    game = table(you=Side(board=["Angel of Mercy"], discard=["Thundarus"]), turn_of="opponent")
    game.end_turn()
    game.decline()
    assert game.you.board == ["Angel of Mercy"]
    assert game.you.discard_pile == ["Thundarus"]
    assert game.moment == "main"


def test_ambushed_at_the_end_of_the_opponents_turn_it_is_ready_at_once(table):
    game = table(you=Side(hand=["Angel of Mercy"], discard=["Thundarus"]), turn_of="opponent", moment="end-offer")
    game.you.play("Angel of Mercy")
    assert game.you.gold == 0
    assert (game.champion("Angel of Mercy").offense, game.champion("Angel of Mercy").defense) == (4, 5)
    game.end_turn()
    game.choose("Thundarus")
    assert game.you.board == ["Angel of Mercy", "Thundarus"]
    game.could_attack_with("Angel of Mercy")


def test_not_at_the_start_of_the_opponents_turn_nor_when_it_enters_play(table):
    game = table(
        you=Side(hand=["Angel of Mercy"], discard=["Thundarus"]),
        opponent=Side(discard=["Thundarus"], board=[in_play("Human", expended=True)]),
    )
    game.play("Angel of Mercy")
    game.end_turn()
    assert (game.active, game.moment) == ("opponent", "main")
    assert game.you.board == ["Angel of Mercy"]
    assert game.opponent.board == ["Human"]


def test_without_another_good_champion_nothing_is_asked(table):
    game = table(you=Side(board=["Angel of Mercy"], discard=["Kong", "Ceasefire"]), turn_of="opponent")
    game.end_turn()
    assert (game.active, game.moment) == ("you", "main")
    assert game.you.board == ["Angel of Mercy"]


def test_only_the_airborne_can_block_it(table):
    game = table(you=Side(board=["Angel of Mercy"]), opponent=Side(board=["Kong"]))
    game.attack("Angel of Mercy")
    game.go_to("before-damage")
    game.go_to("main")
    assert game.opponent.health == 26
