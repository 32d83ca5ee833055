"""Final Task: draw two cards, or a discarded champion fights for you this turn and breaks at its end."""

from tests.engine.epic.scenario import Side


def test_a_champion_of_any_discard_pile_fights_for_you_and_breaks_at_the_end_of_the_turn(table):
    """1.9.2: it goes to its owner's discard pile."""
    game = table(
        you=Side(hand=["Final Task"], discard=["Muse", "Wither"]),
        opponent=Side(board=["Demon"], discard=["Kong", "Flash Fire"]),
    )
    game.play("Final Task")
    game.could_pick_modes("Draw two cards", "from any discard pile into play")
    game.mode("from any discard pile into play")
    game.could_choose("Muse", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    game.could_choose("Kong", "Demon")
    game.choose("Demon")
    kong = game.champion("Kong")
    assert (kong.controller, kong.owner, kong.keywords) == ("you", "opponent", {"blitz"})
    assert (kong.offense, kong.defense) == (13, 14)
    assert game.you.gold == 0
    game.attack("Kong")
    game.go_to("main")
    assert game.opponent.health == 17
    game.end_turn()
    assert game.you.board == []
    assert game.opponent.discard_pile == ["Flash Fire", "Kong"]
    assert game.you.discard_pile == ["Final Task", "Muse", "Wither"]


def test_loyalty_triggers(table):
    game = table(you=Side(hand=["Final Task", "Wither", "Bitten"], discard=["Angel of Death"], board=["Human"]))
    game.play("Final Task")
    game.mode("into play")
    game.reveal("Wither", "Bitten")
    assert game.you.board == ["Angel of Death"]
    game.end_turn()
    assert game.you.board == []


def test_a_champion_that_is_unbreakable_at_the_end_of_the_turn_stays(table):
    """5.9.2. The blitz that the Drinker gained is gone."""
    game = table(you=Side(hand=["Final Task"], discard=["Drinker of Blood"]))
    game.play("Final Task")
    game.mode("into play")
    assert game.champion("Drinker of Blood").keywords == {"airborne", "unbreakable", "blitz"}
    game.end_turn()
    assert game.you.board == ["Drinker of Blood"]
    assert game.champion("Drinker of Blood").keywords == {"airborne"}
    game.end_turn()
    game.end_turn()
    assert game.you.board == ["Drinker of Blood"]


def test_the_opponents_juggernaut_stays_yours_when_its_task_was_in_your_turn(table):
    """5.9.2."""
    game = table(you=Side(hand=["Final Task"]), opponent=Side(discard=["Juggernaut"]))
    game.play("Final Task")
    game.mode("into play")
    game.end_turn()
    assert game.you.board == ["Juggernaut"]
    assert game.opponent.discard_pile == []


def test_in_the_opponents_turn_it_breaks_at_the_end_of_that_turn(table):
    """Juggernaut is unbreakable in its controller's turn only."""
    game = table(
        you=Side(hand=["Final Task"], discard=["Juggernaut"]), opponent=Side(board=["Demon"]), turn_of="opponent"
    )
    game.opponent.attack("Demon")
    game.opponent.passes()
    game.you.play("Final Task")
    game.mode("into play")
    game.go_to("blockers")
    game.block("Juggernaut")
    game.go_to("main")
    assert game.opponent.board == []
    assert game.you.discard_pile == ["Final Task", "Juggernaut"]


def test_a_champion_that_survived_the_opponents_turn_breaks_when_it_ends(table):
    game = table(you=Side(hand=["Final Task"], discard=["Kong"]), turn_of="opponent", moment="end-offer")
    game.you.play("Final Task")
    game.mode("into play")
    assert game.champion("Kong").damage == 13
    game.end_turn()
    assert (game.turn, game.active) == (4, "you")
    assert game.you.board == []


def test_returned_to_its_owners_hand_it_is_not_broken(table):
    """1.9.2."""
    game = table(you=Side(hand=["Final Task"], board=["Time Bender"]), opponent=Side(discard=["Lurking Giant"]))
    game.play("Final Task")
    game.mode("into play")
    game.use("Time Bender", "Return")
    game.choose("Lurking Giant")
    assert game.opponent.hand == ["Lurking Giant"]
    assert game.you.hand == []
    game.end_turn()
    assert game.opponent.discard_pile == []
    assert game.you.board == ["Time Bender"]


def test_without_a_champion_in_the_discard_piles_nothing_happens(table):
    game = table(you=Side(hand=["Final Task"], discard=["Wither"]), opponent=Side(discard=["Flash Fire"]))
    game.play("Final Task")
    game.mode("into play")
    assert game.you.board == []
    assert game.you.discard_pile == ["Final Task", "Wither"]
    assert game.moment == "main"


def test_or_it_draws_two_cards(table):
    game = table(you=Side(hand=["Final Task"], discard=["Kong"], top=["Muse", "Wither"]))
    game.play("Final Task")
    game.mode("Draw two cards")
    assert game.you.hand == ["Muse", "Wither"]
    assert game.you.board == []


def test_of_more_players_every_discard_pile_can_be_chosen_from(circle):
    """1.9.2: broken, the champion is in its owner's discard pile again."""
    game = circle(Side(hand=["Final Task"], discard=["Muse"]), Side(discard=["Kong"]), Side(discard=["Hill Giant"]))
    game.play("Final Task")
    game.mode("from any discard pile into play")
    game.could_choose("Muse", "Kong", "Hill Giant")
    game.choose("Hill Giant")
    assert game.champion("Hill Giant").controller == "Ann"
    game.end_turn()
    assert (game["Ann"].board, game["Cyd"].discard_pile) == ([], ["Hill Giant"])
