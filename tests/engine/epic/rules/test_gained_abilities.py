"""Abilities that champions gain for a turn, on cards made up here (5.0.1, 5.0.4, 5.0.7)."""

import pytest

from engine.epic import language as lang
from engine.epic.cards.tokens import ZOMBIE
from engine.epic.language import BLITZ, CHAMPION, PLAYER, YOU, Champion, Damage, Draw, Each, Gain, On, Target, Whenever
from engine.epic.positions.notation import BadNotation, read, write
from engine.epic.programs.compile import compile_cards
from engine.epic.programs.definitions import D
from engine.epic.proofs.coverage import Coverage, in_words
from engine.epic.views.hidden import view
from engine.epic.views.story import entries
from tests.engine.epic.made_up import champion, event, known, laws
from tests.engine.epic.scenario import Side

BROKEN_BITES = Whenever(On.BROKEN, Damage(2, Target(PLAYER)))
PLAGUE = event("Made-up Plague", Gain(Each(Champion(cls="zombie", token=True, whose=YOU)), BLITZ, ability=BROKEN_BITES))
SPITE = event("Made-up Fury", Gain(Target(CHAMPION), ability=Whenever(On.ATTACKS, lang.Prepare(lang.THIS)), offense=1))
LEECH = event("Made-up Leech", Gain(Target(CHAMPION), ability=Whenever(On.DAMAGES_PLAYER, Draw())))
DUSK = event("Made-up Dusk", Gain(Target(CHAMPION), ability=Whenever(On.END_OF_EACH_TURN, lang.Break(lang.THIS))))
CURSE = event("Made-up Curse", Gain(Target(CHAMPION), ability=BROKEN_BITES))
RISING = event("Made-up Rising", lang.PutTokens(1, ZOMBIE))
HUSH = event("Made-up Hush", lang.LoseAbilities(Target(CHAMPION)))
STONE = champion("Made-up Stone", lang.CANNOT_GAIN)
STORM = event("Made-up Storm", Damage(2, Each(CHAMPION)))
MADE_UP = (PLAGUE, SPITE, LEECH, DUSK, CURSE, RISING, HUSH, STONE, STORM)


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(*MADE_UP):
        yield


def story(game):
    return [entry["text"] for entry in entries(game.game, 0)]


def test_5_0_1_who_gains_an_ability_has_its_text(table):
    game = table(you=Side(hand=["Made-up Plague", "Made-up Storm"], board=["Zombie", "Zombie", "Human", "Kong"]))
    game.play("Made-up Plague")
    bite = "When this card is broken → Deal 2 damage to target player."
    assert [one["abilities"] for one in view(game.game, 1)["champions"]] == [[bite], [bite], [], []]
    assert story(game)[-1] == f"[[Zombie]] ×2 gain: {bite}"
    game.play("Made-up Storm")
    game.choose("opponent")
    assert story(game)[-3:] == [
        f"[[Zombie]]: {bite}",
        "[[Zombie]] deals 2 damage to your opponent.",
        f"[[Zombie]]: {bite}",
    ]
    shown = view(game.game, 0)["decision"]
    assert (shown["source"]["card"], shown["prompt"]) == (
        "Zombie",
        "Choose target player: deal 2 damage to that player.",
    )
    game.choose("opponent")
    assert game.opponent.health == 26


def test_h15_the_same_gained_ability_is_not_ordered(table):
    game = table(you=Side(hand=["Made-up Plague", "Made-up Storm"], board=["Zombie", "Zombie"]))
    game.play("Made-up Plague")
    game.play("Made-up Storm")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.choose("opponent")


def test_gaining_it_twice_is_having_it_twice(table):
    game = table(you=Side(hand=["Made-up Plague", "Made-up Plague", "Made-up Storm"], board=["Zombie"]))
    game.play("Made-up Plague")
    game.play("Made-up Plague")
    game.play("Made-up Storm")
    game.choose("opponent")
    game.choose("opponent")
    assert game.opponent.health == 26


def test_champions_that_come_later_have_gained_nothing(table):
    game = table(you=Side(hand=["Made-up Plague", "Made-up Rising"], board=["Zombie"]))
    game.play("Made-up Plague")
    game.play("Made-up Rising")
    assert [len(game.champion(name).abilities) for name in ("Zombie", "Zombie#2")] == [1, 0]


def test_4_5_2d_it_ends_with_the_turn(table):
    game = table(you=Side(hand=["Made-up Plague"], board=["Zombie"]), opponent=Side(hand=["Made-up Storm"]))
    game.play("Made-up Plague")
    game.end_turn()
    assert game.champion("Zombie").abilities == []
    game.play("Made-up Storm")
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_its_controller_resolves_it_whoever_gave_it(table):
    game = table(you=Side(hand=["Made-up Curse", "Made-up Storm"]), opponent=Side(board=["Wolf"]))
    game.play("Made-up Curse")
    game.play("Made-up Storm")
    game.opponent.choose("you")
    assert game.you.health == 28


def test_attacking_with_what_was_gained(table):
    game = table(you=Side(hand=["Made-up Fury"], board=["Wolf", "Human"]))
    game.play("Made-up Fury")
    game.choose("Wolf")
    assert game.champion("Wolf").offense == 3
    game.attack("Wolf")
    assert game.champion("Wolf").prepared
    game.go_to("main")
    game.attack("Wolf")
    game.go_to("main")
    assert game.opponent.health == 24


def test_damaging_a_player_with_what_was_gained(table):
    game = table(you=Side(hand=["Made-up Leech"], board=["Wolf", "Kong"], top=["Lash"]))
    game.play("Made-up Leech")
    game.choose("Wolf")
    game.attack("Wolf", "Kong")
    game.go_to("main")
    assert game.you.hand == ["Lash"]


def test_4_5_2a_at_the_end_of_the_turn_it_is_still_there(table):
    game = table(you=Side(hand=["Made-up Dusk"], board=["Wolf", "Kong"]))
    game.play("Made-up Dusk")
    game.choose("Kong")
    game.end_turn()
    assert (game.you.board, game.you.discard_pile) == (["Wolf"], ["Kong", "Made-up Dusk"])


def test_it_goes_with_all_other_abilities_and_can_be_gained_afterwards(table):
    game = table(you=Side(hand=["Made-up Plague", "Made-up Hush", "Made-up Plague"], board=["Zombie"]))
    game.play("Made-up Plague")
    game.play("Made-up Hush")
    assert game.champion("Zombie").abilities == []
    game.play("Made-up Plague")
    assert len(game.champion("Zombie").abilities) == 1


def test_5_0_4_who_cannot_gain_abilities_does_not(table):
    game = table(you=Side(hand=["Made-up Fury"], board=["Made-up Stone"]))
    game.play("Made-up Fury")
    stone = game.champion("Made-up Stone")
    assert (stone.abilities, stone.offense) == ([], 4)


def test_coverage_counts_it_for_the_card_that_gives_it(table):
    game = table(you=Side(hand=["Made-up Plague", "Made-up Storm"], board=["Zombie"]))
    game.play("Made-up Plague")
    game.play("Made-up Storm")
    game.choose("opponent")
    coverage = Coverage()
    coverage.read(game.game.journal)
    row = D.card_index_of_name["Made-up Plague"]
    fired = {
        in_words(at): coverage.fired[at] for at, ability_id in enumerate(D.abilities) if ability_id.card_index == row
    }
    assert list(fired.values()) == [1, 1]
    assert "When this card is broken → Deal 2 damage to target player." in fired


def test_positions_and_copies_keep_it(table):
    game = table(
        you=Side(hand=["Made-up Plague", "Made-up Plague", "Made-up Fury", "Made-up Storm"], board=["Zombie", "Kong"])
    )
    for card in ("Made-up Plague", "Made-up Plague", "Made-up Fury"):
        game.play(card)
    game.choose("Zombie")
    assert laws(game.game) == []
    text = write(game.game)
    assert "board=Zombie(granted=MadeUpPlague+MadeUpPlague+MadeUpFury,turn=blitz,offense=1),Kong" in text
    assert write(read(text)) == text
    assert [one["abilities"] for one in view(read(text), 0)["champions"]] == [
        one["abilities"] for one in view(game.game, 0)["champions"]
    ]
    with pytest.raises(BadNotation, match="Kong gives no ability to champions"):
        read(text.replace("granted=MadeUpPlague", "granted=Kong"))


@pytest.mark.parametrize(
    "ability",
    [
        lang.Loyalty(2, Draw()),
        Whenever(lang.ChampionBroken(CHAMPION), Draw()),
        Whenever(On.INTO_DISCARD, Draw()),
    ],
)
def test_abilities_that_nobody_could_gain_are_refused(ability):
    with pytest.raises(ValueError, match="A champion cannot gain an ability that waits for"):
        compile_cards((), (event("Made-up", Gain(Target(CHAMPION), ability=ability)),))


def test_a_card_gives_one_ability_for_a_turn():
    twice = (Gain(Target(CHAMPION), ability=BROKEN_BITES), Gain(Target(CHAMPION), ability=BROKEN_BITES))
    for effect in (twice, (Gain(Target(CHAMPION), ability=BROKEN_BITES, lasting=True),)):
        with pytest.raises(ValueError, match="A card gives one ability at most, and for a turn"):
            compile_cards((), (event("Made-up", *effect),))
