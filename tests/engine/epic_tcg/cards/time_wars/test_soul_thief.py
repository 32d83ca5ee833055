"""Soul Thief: a fast unbreakable 2/2 hunter that gets three counters for each champion it breaks."""

from tests.engine.epic_tcg.scenario import Side


def test_a_champion_that_it_breaks_gives_it_three_counters(table):
    game = table(you=Side(board=["Soul Thief"]), opponent=Side(board=["Zombie", "Hulk"]), step="battle")
    game.all_pass()
    game.attack("Soul Thief", whom="Zombie")
    game.all_pass()
    game.block()
    game.all_pass()
    assert (game.opponent.board, game.line) == (["Hulk"], ["Soul Thief"])
    game.resolve()
    thief = game.piece("Soul Thief")
    assert (thief.counters, thief.offense, thief.defense, thief.damage) == (3, 5, 5, 2)


def test_one_trigger_for_each_tokens_too(table):
    game = table(you=Side(board=["Soul Thief"]), opponent=Side(board=["Human", "Human"]), step="battle")
    game.all_pass()
    game.attack("Soul Thief", whom="opponent")
    game.all_pass()
    game.block("Human#1", "Human#2")
    game.all_pass()
    game.amount(1)
    game.order("Soul Thief")
    assert (game.opponent.board, game.line) == ([], ["Soul Thief", "Soul Thief"])
    game.resolve()
    game.resolve()
    assert game.piece("Soul Thief").counters == 6


def test_its_part_in_the_damage_is_enough(table):
    game = table(you=Side(board=["Soul Thief", "Savage Lurker"]), opponent=Side(board=["Healer Mage"]), step="battle")
    game.all_pass()
    game.attack("Soul Thief", "Savage Lurker", whom="opponent")
    game.all_pass()
    game.block("Healer Mage")
    game.all_pass()
    game.amount(3)  # the Mage strikes back at the Thief alone
    assert (game.opponent.board, game.line) == ([], ["Soul Thief"])


def test_what_others_break_gives_nothing(table):
    game = table(you=Side(board=["Soul Thief"], hand=["Recurring Death"]), opponent=Side(board=["Zombie"]))
    game.play("Recurring Death")
    game.choose("Zombie")
    game.resolve()
    assert (game.opponent.board, game.line, game.piece("Soul Thief").counters) == ([], [], 0)


def test_it_is_fast_and_costs_an_action(table):
    game = table(you=Side(hand=["Soul Thief"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Soul Thief")
    assert game.line == ["Soul Thief"]
    game.resolve()
    found = game.piece("Soul Thief")
    assert (found.offense, found.defense, game.you.actions) == (2, 2, 0)
