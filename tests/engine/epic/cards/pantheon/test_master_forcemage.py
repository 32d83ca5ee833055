"""Master Forcemage."""

from tests.engine.epic.scenario import Side, in_play

MAGE = "Master Forcemage"


def test_it_burns_two_targets_in_the_turn_it_is_played(table):
    """5.8.2. The untargetable is not offered, the same target not twice (house ruling H4); it is no ally of its own."""
    game = table(
        you=Side(hand=[MAGE]),
        opponent=Side(board=["Wolf", "Steel Golem", "Kong"]),
    )
    game.play(MAGE)
    mage = game.champion(MAGE)
    assert (mage.offense, mage.defense, mage.keywords) == (4, 7, {"ambush", "blitz"})
    assert game.you.gold == 0
    game.use(MAGE)
    game.could_choose("you", "opponent", MAGE, "Wolf", "Kong")
    game.could_decline()
    game.choose("Wolf", "opponent")
    assert (game.opponent.board, game.opponent.health) == (["Steel Golem", "Kong"], 28)
    assert game.champion(MAGE).expended
    game.could_not_use(MAGE)


def test_it_burns_one_or_none(table):
    game = table(you=Side(board=[MAGE]), opponent=Side(board=["Kong"]))
    game.use(MAGE)
    game.choose("Kong")
    assert (game.champion("Kong").damage, game.opponent.health) == (2, 30)
    game = table(you=Side(board=[MAGE]), opponent=Side(board=["Kong"]))
    game.use(MAGE)
    game.decline()
    assert (game.champion("Kong").damage, game.you.health, game.opponent.health) == (0, 30, 30)
    assert game.champion(MAGE).expended


def test_a_sage_card_of_cost_1_prepares_it_to_burn_again(table):
    game = table(you=Side(hand=["Ancient Chant"], board=[MAGE]))
    game.use(MAGE)
    game.choose("opponent")
    game.play("Ancient Chant")
    assert game.champion(MAGE).prepared
    game.use(MAGE)
    game.choose("opponent")
    assert game.opponent.health == 26


def test_prepared_while_it_attacks_it_burns_and_deals_its_damage(table):
    """4.4.12: nothing removed it from the battle."""
    game = table(you=Side(hand=["Ancient Chant"], board=[MAGE]), opponent=Side(board=["Zombie"]))
    game.attack(MAGE)
    game.could_not_use(MAGE)
    game.play("Ancient Chant")
    game.use(MAGE)
    game.choose("Zombie", "opponent")
    assert game.champion(MAGE).attacking
    game.go_to("main")
    assert (game.opponent.board, game.opponent.health) == ([], 24)


def test_it_ambushes_burns_an_attacker_and_does_not_block_any_more(table):
    """5.14.1; 4.4.6: only the prepared block."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=[MAGE]),
        opponent=Side(
            board=[in_play("Zombie", attacking=True, expended=True), in_play("Demon", attacking=True, expended=True)]
        ),
    )
    game.you.play(MAGE)
    game.you.use(MAGE)
    game.choose("Zombie", "Demon")
    assert game.opponent.board == ["Demon"]
    assert game.champion("Demon").damage == 2
    game.go_to("main")
    assert game.you.health == 26


def test_prepared_or_ambushing_it_blocks(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=[MAGE], board=[in_play(MAGE, expended=True)]),
        opponent=Side(board=[in_play("White Knight", attacking=True, expended=True)]),
    )
    game.you.play(MAGE)
    assert game.champion(MAGE).prepared  # another one is a sage card that costs 1
    game.go_to("blockers")
    game.could_block_with(MAGE, f"{MAGE}#2")
    game.block(MAGE, f"{MAGE}#2")
    game.passes()
    game.opponent.passes()
    game.opponent.assign("White Knight", {MAGE: 8, f"{MAGE}#2": 1})
    assert game.you.board == [MAGE]
    assert game.champion("White Knight").damage == 8


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_prepare_it(table):
    """5.18.1, 5.18.2."""
    game = table(
        you=Side(hand=["Muse", "Lurking Giant"], board=[in_play(MAGE, expended=True)]),
        opponent=Side(hand=["Ancient Chant"]),
    )
    game.play("Muse")
    game.play("Lurking Giant")
    game.passes()
    game.opponent.play("Ancient Chant")
    assert game.champion(MAGE).expended


def test_a_fallen_player_loses(table):
    """1.2.2; house ruling H1."""
    game = table(you=Side(board=[MAGE]), opponent=Side(health=2))
    game.use(MAGE)
    game.choose("opponent")
    assert game.winner == "you"
    game = table(you=Side(board=[MAGE], health=2), opponent=Side(health=2))
    game.use(MAGE)
    game.choose("you", "opponent")
    assert game.winner == "nobody"
