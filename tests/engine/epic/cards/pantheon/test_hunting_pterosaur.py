"""Hunting Pterosaur."""

from tests.engine.epic.scenario import Side, in_play

PTEROSAUR = "Hunting Pterosaur"


def test_tribute_may_break_a_champion_with_2_defense_or_less(table):
    """Of either side; the untargetable is not offered, nor itself with 3."""
    game = table(
        you=Side(hand=[PTEROSAUR], board=["Human"], gold=0),
        opponent=Side(
            board=["Muse", "Dark Knight", "Fire Shaman", "Keeper of Secrets", in_play("Wolf", this_turn="untargetable")]
        ),
    )
    game.play(PTEROSAUR)
    game.could_choose("Human", "Muse", "Dark Knight", "Fire Shaman")
    game.could_decline()
    game.choose("Muse")
    assert game.opponent.discard_pile == ["Muse"]
    pterosaur = game.champion(PTEROSAUR)
    assert (pterosaur.offense, pterosaur.defense, pterosaur.keywords) == (4, 3, {"airborne", "ambush"})
    game.could_attack_with("Human")


def test_you_may_break_none(table):
    game = table(you=Side(hand=[PTEROSAUR]), opponent=Side(board=["Muse"]))
    game.play(PTEROSAUR)
    game.decline()
    assert game.opponent.board == ["Muse"]


def test_without_anybody_so_small_nothing_is_asked(table):
    game = table(you=Side(hand=[PTEROSAUR]), opponent=Side(board=["Kong", "Keeper of Secrets"]))
    game.play(PTEROSAUR)
    assert game.moment == "main"
    assert game.opponent.board == ["Kong", "Keeper of Secrets"]


def test_defense_counts_as_it_is_and_damage_does_not(table):
    """5.7.5 says so of damage."""
    game = table(
        you=Side(hand=[PTEROSAUR]),
        opponent=Side(
            board=[
                in_play("Keeper of Secrets", damage=2),
                in_play("Wolf", counters=1),
                in_play("Demon", defense=-2),
            ]
        ),
    )
    game.play(PTEROSAUR)
    game.could_choose("Demon")
    game.choose("Demon")
    assert game.opponent.board == ["Keeper of Secrets", "Wolf"]


def test_it_ambushes_an_attacker_and_blocks_the_other(table):
    """5.14.1; the dark knight is unbreakable in its own turn (5.9.2)."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=[PTEROSAUR], gold=0),
        opponent=Side(
            board=[
                in_play("Dark Knight", attacking=True, expended=True),
                in_play("Fire Shaman", attacking=True, expended=True),
                in_play("Muse", attacking=True, expended=True),
            ]
        ),
    )
    game.you.play(PTEROSAUR)
    game.could_choose("Dark Knight", "Fire Shaman", "Muse")
    game.choose("Dark Knight")
    assert game.opponent.board == ["Dark Knight", "Fire Shaman", "Muse"]
    game.go_to("blockers")
    game.could_block_with(PTEROSAUR)
    game.block()
    game.go_to("main")
    assert game.you.health == 20


def test_who_breaks_has_its_last_word(table):
    """3.2.5a: the ability triggers while the tribute resolves."""
    game = table(you=Side(hand=[PTEROSAUR]), opponent=Side(board=["Warrior Golem"], discard=["Kong"], top=["Muse"]))
    game.play(PTEROSAUR)
    game.choose("Warrior Golem")
    game.opponent.choose("Kong", "Warrior Golem")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Muse"], [])


def test_it_flies_from_your_next_turn_on(table):
    """5.17.1, 5.2.1."""
    game = table(you=Side(hand=[PTEROSAUR]), opponent=Side(board=["Kong"]))
    game.play(PTEROSAUR)
    game.could_not_attack()
    game.end_turn()
    game.end_turn()
    game.attack(PTEROSAUR)
    game.go_to("main")
    assert game.opponent.health == 26
