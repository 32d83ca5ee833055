"""Gold that is gained, and gold for one alignment only: for its costs, or to play its cards (house ruling H17)."""

import pytest

from engine.epic import language as lang
from engine.epic.positions.notation import read, write
from engine.epic.views.hidden import view
from engine.epic.views.story import entries
from tests.engine.epic.made_up import known, laws
from tests.engine.epic.scenario import Side, in_play


def champion(name, alignment, *abilities):
    return lang.Card(name, alignment, 0, lang.WHITE, lang.CHAMPION, "human", 2, 2, abilities=abilities)


MINER = champion("Made-up Miner", lang.GOOD, lang.Power((lang.EXPEND,), lang.GainGold(1)))
HERMIT = champion("Made-up Hermit", lang.SAGE, lang.Power((lang.EXPEND,), lang.GainGold(1, lang.WILD)))
SAGE_SMITH = champion("Made-up Sage Smith", lang.SAGE, lang.Power((lang.GOLD,), lang.Draw()))
WILD_SMITH = champion("Made-up Wild Smith", lang.WILD, lang.Power((lang.GOLD,), lang.Draw()))
MASON = champion("Made-up Mason", lang.SAGE, lang.Power((lang.EXPEND,), lang.GainGold(1, lang.WILD, to_play=True)))
HAGGLER = champion("Made-up Haggler", lang.WILD, lang.Tribute(lang.May((lang.Pay(gold=1), lang.Draw()))))
BOTH = champion("Made-up Both", lang.WILD | lang.EVIL, lang.Power((lang.GOLD,), lang.Draw()))


def last_entry(game, seat):
    """The last thing that happened."""
    return entries(game.game, seat, len(game.game.journal) - 1)[0]["text"]


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(MINER, HERMIT, MASON, SAGE_SMITH, WILD_SMITH, HAGGLER, BOTH):
        yield


def test_gold_is_gained_beyond_the_one_of_the_turn(table):
    game = table(you=Side(hand=["Burrowing Wurm"], board=["Made-up Miner"]))
    game.use("Made-up Miner")
    assert game.you.gold == 2
    assert last_entry(game, 1) == "Your opponent gains 1 gold."
    game.play("Burrowing Wurm")
    assert game.you.gold == 1


def test_restricted_gold_plays_cards_of_its_alignment_only(table):
    game = table(you=Side(hand=["Burrowing Wurm", "Thought Plucker"], gold=0, board=["Made-up Hermit"]))
    game.could_not_play("Burrowing Wurm")
    game.use("Made-up Hermit")
    assert (game.you.gold, game.you.bound, game.opponent.bound) == (0, {"wild": 1}, {})
    assert last_entry(game, 0) == "You gain 1 gold for wild costs."
    game.could_not_play("Thought Plucker")
    game.play("Burrowing Wurm")
    assert (game.you.gold, game.you.bound) == (0, {})


def test_h17_gold_to_play_cards_and_powers_does_that_and_no_more(table):
    """Brachiosaurus says what its gold is for: playing wild cards and powers. Nobody is asked to pay for an effect with
    it."""
    yours = Side(gold=0, hand=["Burrowing Wurm", "Thought Plucker"], board=["Made-up Mason", "Made-up Wild Smith"])
    game = table(you=yours)
    game.use("Made-up Mason")
    assert (game.you.gold, game.you.bound, game.you.to_play) == (0, {}, {"wild": 1})
    assert last_entry(game, 0) == "You gain 1 gold for playing wild cards and powers."
    game.could_not_play("Thought Plucker")
    game.could_use("Made-up Wild Smith")
    game.play("Burrowing Wurm")
    assert game.you.to_play == {}
    game.could_not_use("Made-up Wild Smith")
    game = table(you=Side(gold=0, to_play="wild", hand=["Fireball"]))
    game.play("Fireball")
    game.mode("{1}")
    game.choose("opponent")
    assert (game.you.to_play, game.opponent.health) == ({}, 27)
    game = table(you=Side(gold=0, to_play="wild", discard=["Lash", "Ancient Chant"]))
    game.could_not_use("Ancient Chant")
    game.use("Lash")
    assert (game.you.hand, game.you.to_play) == (["Lash"], {})
    game = table(you=Side(gold=0, to_play="wild", hand=["Made-up Haggler"], deck=["Lash"]))
    game.play("Made-up Haggler")
    assert (game.you.hand, game.you.to_play) == ([], {"wild": 1})


def test_h17_of_several_the_gold_that_can_do_least_is_spent_first(table):
    game = table(you=Side(gold=1, bound="wild", to_play="wild", hand=["Made-up Haggler"], board=["Made-up Wild Smith"]))
    game.use("Made-up Wild Smith")
    assert (game.you.gold, game.you.bound, game.you.to_play) == (1, {"wild": 1}, {})
    game.play("Made-up Haggler")
    game.accept()
    assert (game.you.gold, game.you.bound) == (1, {})
    game = table(you=Side(gold=1, bound="wild", to_play="wild", hand=["Made-up Haggler"], deck=["Lash"]))
    game.play("Made-up Haggler")
    game.accept()
    assert (game.you.gold, game.you.bound, game.you.to_play) == (1, {}, {"wild": 1})


def test_h17_gold_for_costs_pays_for_powers_modes_and_recalls_of_cards_of_its_alignment(table):
    game = table(you=Side(gold=0, bound="wild", board=["Made-up Wild Smith", "Made-up Sage Smith"]))
    game.could_not_use("Made-up Sage Smith")
    game.use("Made-up Wild Smith")
    assert game.you.bound == {}
    game.could_not_use("Made-up Wild Smith")
    game = table(you=Side(gold=0, bound="wild", discard=["Lash", "Ancient Chant"]))
    game.could_not_use("Ancient Chant")
    game.use("Lash")
    assert (game.you.hand, game.you.bound) == (["Lash"], {})
    game = table(you=Side(gold=0, bound="wild", hand=["Fireball"]))
    game.play("Fireball")
    game.mode("{1}")
    game.choose("opponent")
    assert (game.you.bound, game.opponent.health) == ({}, 27)


def test_h17_gold_for_costs_pays_for_what_an_effect_of_such_a_card_asks(table):
    game = table(you=Side(gold=0, bound="wild", hand=["Made-up Haggler"], deck=["Lash"]))
    game.play("Made-up Haggler")
    game.accept()
    assert (game.you.hand, game.you.bound) == (["Lash"], {})
    game = table(you=Side(gold=0, bound="sage", hand=["Made-up Haggler"], deck=["Lash"]))
    game.play("Made-up Haggler")
    assert game.you.bound == {"sage": 1}  # nobody was asked


def test_it_does_not_pay_for_a_mode_of_another_alignment(table):
    game = table(you=Side(gold=0, bound="wild", hand=["Amnesia"], discard=["Lash"]), opponent=Side(discard=["Muse"]))
    game.play("Amnesia")
    game.could_choose("you", "opponent")  # drawing two cards for gold was no choice
    game.choose("opponent")
    assert (game.opponent.discard_pile, game.you.bound) == ([], {"wild": 1})


def test_restricted_gold_is_spent_before_free_gold(table):
    game = table(you=Side(bound="wild", board=["Made-up Wild Smith"]))
    game.use("Made-up Wild Smith")
    assert (game.you.gold, game.you.bound) == (1, {})
    game.use("Made-up Wild Smith")
    assert game.you.gold == 0


def test_a_card_of_two_alignments_may_be_paid_with_gold_of_either(table):
    game = table(you=Side(gold=0, bound="wild evil good", board=["Made-up Both"]))
    game.use("Made-up Both")
    game.use("Made-up Both")
    assert game.you.bound == {"good": 1}
    game.could_not_use("Made-up Both")


def test_2_5_3_an_alignment_that_another_card_gives_counts(table):
    """Dark Leader makes other humans evil."""
    board = ["Made-up Sage Smith", "Dark Leader"]
    game = table(you=Side(gold=0, bound="evil", board=board))
    game.use("Made-up Sage Smith")
    assert game.you.bound == {}
    game = table(you=Side(gold=0, bound="evil", board=board[:1]))
    game.could_not_use("Made-up Sage Smith")


def test_4_5_2e_restricted_gold_is_lost_with_the_rest_at_the_end_of_ones_turn(table):
    game = table(you=Side(bound="wild", to_play="sage"), opponent=Side(bound="good", to_play="evil"))
    game.end_turn()
    assert (game.you.gold, game.you.bound, game.you.to_play) == (1, {}, {})
    assert (game.opponent.gold, game.opponent.bound, game.opponent.to_play) == (1, {}, {})  # start of theirs, 4.2.2


def test_4_2_2_gold_gained_in_the_opponents_turn_lasts_until_ones_own(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(board=["Made-up Hermit"]))
    game.you.use("Made-up Hermit")
    assert game.you.bound == {"wild": 1}
    game.you.passes()
    game.opponent.passes()
    assert (game.active, game.you.gold, game.you.bound) == ("you", 1, {})


def test_restricted_gold_is_told_in_the_notation():
    text = (
        "turn=3 active=0 first=0 moment=main seat=0 / health=30 gold=0 bound=evil,2*wild to-play=good,wild hand=Kong "
        "board=- discard=- deck=Rage / health=30 gold=1 hand=- board=- discard=- deck=Rage"
    )
    assert write(read(text)) == text


def test_a_champion_of_somebody_else_is_paid_by_its_controller(table):
    game = table(you=Side(gold=0, bound="wild", board=[in_play("Made-up Wild Smith", owner="opponent")]))
    game.use("Made-up Wild Smith")
    assert game.you.bound == {}


def test_what_gold_pays_for_is_seen_by_both(table):
    game = table(you=Side(gold=0, bound="evil", to_play="wild wild"))
    for seat in (0, 1):
        assert view(game.game, seat)["players"][0]["restricted_gold"] == [
            {"alignment": "evil", "pays": "evil costs", "gold": 1},
            {"alignment": "wild", "pays": "playing wild cards and powers", "gold": 2},
        ]
    assert laws(game.game) == []
