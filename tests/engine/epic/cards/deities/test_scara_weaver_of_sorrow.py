"""Scara, Weaver of Sorrow."""

from tests.engine.epic.scenario import Side

SCARA = "Scara, Weaver of Sorrow"


def test_her_power_puts_a_champion_of_any_discard_pile_into_play(table):
    """It is a champion card; what the pile's owner has of it is not asked (1.9.2)."""
    game = table(
        you=Side(deity=SCARA, discard=["Muse", "Wither"]), opponent=Side(discard=["Triceratops", "Bitten", "Kong"])
    )
    game.use(SCARA)
    game.could_choose("Muse", "Triceratops", "Kong")
    game.could_not_decline()
    game.choose("Triceratops")
    dinosaur = game.champion("Triceratops")
    assert (dinosaur.controller, dinosaur.owner, dinosaur.prepared, dinosaur.deploying) == (
        "you",
        "opponent",
        True,
        True,
    )
    assert game.you.hand == ["Burrowing Wurm"]  # its tribute (5.6.1)
    assert game.opponent.discard_pile == ["Bitten", "Kong"]
    assert game.you.gold == 0
    game.could_not_use(SCARA)
    game.could_not_attack()


def test_what_breaks_goes_to_its_owners_discard_pile(table):
    """1.9.2."""
    game = table(you=Side(deity=SCARA, hand=["Apocalypse"], gold=2), opponent=Side(discard=["Kong"], board=["Muse"]))
    game.use(SCARA)
    game.choose("Muse")  # of the tribute
    game.play("Apocalypse")
    game.mode("break all champions")
    game.decline()  # her ally ability
    assert (game.you.board, game.you.discard_pile) == ([], ["Apocalypse"])
    assert game.opponent.discard_pile == ["Kong", "Muse"]


def test_loyalty_is_to_her_player(table):
    """5.3.1: who enters play this way is no card that was played, so no ally of hers (5.18.1)."""
    game = table(
        you=Side(deity=SCARA, hand=["Wither", "Bitten", "Lash"]), opponent=Side(discard=["Medusa"], board=["Kong"])
    )
    game.use(SCARA)
    game.could_choose("Wither", "Bitten")
    game.reveal("Wither", "Bitten")
    game.choose("Kong")
    assert (game.you.board, game.opponent.board) == (["Medusa"], [])
    assert game.you.health == 30


def test_without_a_champion_in_a_discard_pile_the_gold_is_lost(table):
    game = table(you=Side(deity=SCARA, discard=["Wither"]), opponent=Side(board=["Kong"]))
    game.use(SCARA)
    assert (game.you.gold, game.you.board, game.opponent.board) == (0, [], ["Kong"])


def test_it_needs_gold_and_is_not_the_opponents_to_use(table):
    game = table(you=Side(deity=SCARA, gold=0, discard=["Kong"]), opponent=Side(discard=["Kong"]))
    game.could_not_use(SCARA)
    game.passes()
    game.opponent.could_not_use(SCARA)


def test_in_the_opponents_turn_it_raises_a_blocker(table):
    """3.5.2; deploying champions block."""
    game = table(
        turn_of="opponent",
        you=Side(deity=SCARA, discard=["Thundarus"]),
        opponent=Side(board=["Lurking Giant"]),
    )
    game.attack("Lurking Giant")
    game.passes()
    game.you.use(SCARA)
    game.go_to("blockers")
    game.block("Thundarus")
    game.go_to("main")
    assert (game.you.board, game.you.health) == (["Thundarus"], 30)


def test_an_evil_card_offers_an_expended_zombie_for_1_health(table):
    """5.18.3."""
    game = table(you=Side(deity=SCARA, hand=["Infernal Gatekeeper"]))
    game.play("Infernal Gatekeeper")
    game.trigger(SCARA)
    game.accept()
    assert game.you.board == ["Infernal Gatekeeper", "Zombie"]
    assert game.champion("Zombie").expended
    assert (game.champion("Zombie").offense, game.champion("Zombie").defense) == (2, 2)
    game.decline()  # the tribute of the Gatekeeper
    assert game.you.health == 29


def test_the_payment_may_be_declined(table):
    game = table(you=Side(deity=SCARA, hand=["Drain Essence"]))
    game.play("Drain Essence")
    game.could_decline()
    game.decline()
    assert (game.you.health, game.you.board) == (39, [])


def test_the_last_health_may_be_paid(table):
    """House ruling H16."""
    game = table(you=Side(deity=SCARA, hand=["Bitten"], health=1))
    game.play("Bitten")
    game.mode("Draw two cards")
    game.accept()
    assert (game.winner, game.ended_by) == ("opponent", "health")


def test_free_cards_other_alignments_and_the_opponents_cards_offer_nothing(table):
    """5.18.1, 5.18.2: her own power is no card either."""
    game = table(
        you=Side(deity=SCARA, hand=["Wither", "Kong"], discard=["Medusa"], gold=2),
        opponent=Side(hand=["Bitten"]),
    )
    game.play("Wither")
    game.play("Kong")
    game.use(SCARA)
    game.passes()
    game.opponent.play("Bitten")
    game.mode("Draw two cards")
    assert (game.moment, game.decider) == ("end-offer", "opponent")
    assert (game.you.board, game.you.health) == (["Kong", "Medusa"], 30)


def test_who_hunts_the_discarded_does_not_find_her(table):
    """2.4.2: she lies in the supplemental zone."""
    game = table(
        turn_of="opponent",
        you=Side(deity=SCARA, discard=["Kong"]),
        opponent=Side(board=["Corpse Taker", "Necromancer Apprentice"], discard=["Muse"], hand=["Amnesia"]),
    )
    game.use("Corpse Taker")
    game.could_choose("Kong", "Muse")
    game.choose("Kong")
    game.play("Amnesia")
    game.mode("Banish")
    game.choose("you")
    assert game.you.deity == SCARA
    game.go_to("end-offer")
    game.you.use(SCARA)
    assert game.you.board == ["Muse"]


def test_of_more_players_every_discard_pile_can_be_chosen_from(circle):
    game = circle(Side(deity=SCARA, discard=["Muse"]), Side(discard=["Noble Unicorn"]), Side(discard=["Hill Giant"]))
    game.use(SCARA)
    game.could_choose("Muse", "Noble Unicorn", "Hill Giant")
    game.choose("Hill Giant")
    giant = game.champion("Hill Giant")
    assert (giant.controller, giant.owner, game["Cyd"].discard_pile) == ("Ann", "Cyd", [])
