"""God cards (1.3.2, 1.4.6, 2.4), on deities made up here: the real ones have tests of their own."""

import pytest

from engine.epic import Setup, determinize, new_game, view
from engine.epic import language as lang
from engine.epic.catalogue.products import UnknownCard
from engine.epic.positions.laws import status
from engine.epic.positions.notation import BadNotation, parse, read, text_of
from engine.epic.positions.plain import build, position_of
from engine.epic.positions.plain.position import BadPosition, Held, InPlay, PlayerState, Position
from engine.epic.prompts.decisions import describe
from engine.epic.proofs.copies import asked_anew
from engine.epic.rules import codes
from engine.epic.rules.setup import BadSetup
from engine.epic.views.drawing import picture
from engine.epic.views.story import entries
from engine.kernel.random import Rng
from tests.engine.epic import made_up
from tests.engine.epic.scenario import Side, in_play

SMITH = lang.Deity(
    "Made-up Smith",
    lang.WILD,
    "god",
    (lang.Power((lang.GOLD,), lang.Draw()), lang.Ally(lang.WILD, lang.Damage(1, lang.Target(lang.ANYTHING)))),
)
GIVER = lang.Deity(
    "Made-up Giver", lang.GOOD, "elder goddess", (lang.Whenever(lang.On.START_OF_YOUR_TURN, lang.GainHealth(2)),)
)
THIEF = lang.Deity(
    "Made-up Thief",
    lang.SAGE,
    "goddess",
    (lang.Power((lang.GOLD,), (lang.ReturnToHand(lang.Target(lang.CHAMPION)), lang.Discard(1, lang.ITS_OWNER))),),
)
DECK = ("Kong", "Lash", "Muse", "Rage") * 3


@pytest.fixture(autouse=True, scope="module")
def deities():
    with made_up.known(SMITH, GIVER, THIEF):
        yield


def dealt(*deities, **more):
    return new_game(Setup((DECK, DECK), 0, deities=deities, **more), 1)


# --- the start of the game -------------------------------------------------------------------------------------------


def test_a_deity_lies_face_up_from_the_start_and_is_no_card_of_the_deck(deal):
    """1.3.2, 2.4.1: the deck has its twelve cards, of which five are drawn; mulligans do not see the deity."""
    game = deal(DECK, DECK, deities=("Made-up Smith", None))
    assert (game.you.deity, game.opponent.deity) == ("Made-up Smith", None)
    assert len(game.opponent.hand + game.opponent.deck) == 12
    assert sorted(game.you.hand + game.you.deck) == sorted(DECK)
    for seat in (0, 1):
        assert view(game.game, seat)["players"][0]["deity"]["card"] == "Made-up Smith"
    game.keep()
    game.mulligan(*game.you.hand)
    assert game.you.deity == "Made-up Smith"
    assert sorted(game.you.hand + game.you.deck) == sorted(DECK)


def test_the_log_says_who_plays_with_which_deity(deal):
    game = deal(DECK, DECK, deities=("Made-up Smith", "Made-up Giver"))
    found = [entry for entry in entries(game.game, 0) if entry["kind"] == "deity"]
    assert [entry["text"] for entry in found] == [
        "You play with the deity [[Made-up Smith]].",
        "Your opponent plays with the deity [[Made-up Giver]].",
    ]
    assert [entry["rule"] for entry in found] == ["2.4.1", "2.4.1"]
    game.keep()
    game.keep()


def test_who_is_no_deity_cannot_be_played_with():
    with pytest.raises(BadSetup, match='No deity is called "Kong"'):
        dealt("Kong", None)
    with pytest.raises(BadSetup, match='No deity is called "Made-up Smiht"'):
        dealt(None, "Made-up Smiht")


def test_a_deity_is_in_no_deck():
    """1.3.2."""
    with pytest.raises(UnknownCard, match="Made-up Smith"):
        new_game(Setup((("Made-up Smith", *DECK), DECK)), 1)


def test_setups_are_written_and_read_with_deities_and_older_ones_without():
    setup = Setup((DECK, DECK), deities=("Made-up Smith", None))
    assert Setup.from_json(setup.to_json()) == setup
    older = setup.to_json()
    del older["deities"]
    assert Setup.from_json(older) == Setup((DECK, DECK))


# --- powers ----------------------------------------------------------------------------------------------------------


def test_the_power_of_a_deity_is_a_play_of_its_player(table):
    """3.5: it costs what is printed and resolves like any power."""
    game = table(you=Side(deity="Made-up Smith", top=["Kong"]))
    game.could_use("Made-up Smith")
    game.use("Made-up Smith")
    assert (game.you.hand, game.you.gold) == (["Kong"], 0)
    game.could_not_use("Made-up Smith")


def test_a_power_of_a_deity_is_as_fast_as_any(table):
    """4.3.4, 4.4.3: in the windows of the opponent's turn too."""
    game = table(turn_of="opponent", opponent=Side(board=["Kong"]), you=Side(deity="Made-up Smith", top=["Lash"]))
    game.attack("Kong")
    game.passes()
    game.you.could_use("Made-up Smith")
    game.passes()
    game.go_to("end-offer")
    game.you.use("Made-up Smith")
    assert game.you.hand == ["Lash"]


def test_the_opponent_cannot_use_it(table):
    game = table(you=Side(gold=0, deity="Made-up Smith"), opponent=Side(deity="Made-up Giver"))
    game.could_not_use("Made-up Smith")
    game.passes()
    game.opponent.could_not_use("Made-up Smith")


def test_the_owner_of_what_was_returned_is_asked_what_to_discard(table):
    """3.2.3: IT is the champion, whatever they pick; in any game that could be this one they are asked the same."""
    game = table(you=Side(deity="Made-up Thief"), opponent=Side(board=["Kong"], hand=["Lash"]))
    game.use("Made-up Thief")
    assert asked_anew(game.game) == game.game.options
    game.could_choose("Kong", "Lash")
    game.opponent.discard("Kong")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Lash"], ["Kong"])


def test_what_a_power_does_is_told_with_the_name_of_its_deity(table):
    game = table(you=Side(deity="Made-up Smith", top=["Kong"]))
    power = next(one for one in game.game.options if one & codes.VERB_MASK == codes.POWER)
    uid = game.game.supplemental[0][0]
    assert describe(game.game, power) == {
        "code": power,
        "verb": "power",
        "text": "{1}: Draw a card.",
        "refs": [f"c{uid}"],
    }
    game.use("Made-up Smith")
    assert [entry["text"] for entry in entries(game.game, 1)] == [
        "Your opponent uses [[Made-up Smith]]: {1}: Draw a card.",
        "Your opponent draws a card.",
    ]


# --- abilities that wait ---------------------------------------------------------------------------------------------


def test_an_ally_ability_of_a_deity_triggers_as_that_of_a_champion_does(table):
    """5.18: a card of cost 1 and the alignment, played by its player."""
    game = table(you=Side(deity="Made-up Smith", hand=["Kong"]), opponent=Side(board=["Cave Troll"]))
    game.play("Kong")
    game.trigger("Made-up Smith: {wild} → Deal 1 damage to a target.")
    game.could_choose("you", "opponent", "Cave Troll", "Kong")
    assert view(game.game, 0)["decision"]["source"]["card"] == "Made-up Smith"
    assert view(game.game, 0)["resolving"]["card"] == "Made-up Smith"
    game.choose("opponent")
    assert game.opponent.health == 29
    game.choose("Cave Troll")  # of Kong's tribute
    assert game.opponent.board == []


def test_other_cards_are_no_allies(table):
    """5.18.1, 5.18.2: a card of cost 0 is none, nor is one of another alignment."""
    game = table(you=Side(deity="Made-up Smith", hand=["Wurm Hatchling", "Apocalypse"]))
    game.play("Wurm Hatchling")
    game.play("Apocalypse")
    game.mode("break all champions")
    assert [entry for entry in entries(game.game, 0) if entry["kind"] == "trigger"] == []


def test_a_card_of_the_opponent_is_no_ally(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(deity="Made-up Smith", board=["Cave Troll"]))
    game.play("Kong")
    game.choose("Cave Troll")
    assert game.you.health == game.opponent.health == 30


def test_abilities_of_the_start_of_the_turn_wait_in_one_batch(table):
    """4.2.5, 3.2.5a: its player chooses their order."""
    game = table(turn_of="opponent", you=Side(deity="Made-up Giver", board=["Muse"], top=["Kong", "Lash"]))
    game.end_turn()
    game.could_trigger("Made-up Giver: At the start of your turn → Gain 2 health.", "Muse")
    game.trigger("Muse")
    game.accept()
    assert (game.you.health, game.you.hand) == (32, ["Kong", "Lash"])


def test_only_its_players_turns_wake_a_deity(table):
    game = table(you=Side(deity="Made-up Giver"))
    game.end_turn()
    assert (game.active, game.you.health) == ("opponent", 30)


# --- nothing reaches a deity (2.4.2) ---------------------------------------------------------------------------------


def test_damage_of_a_deity_has_no_champion_as_its_source(table):
    game = table(
        you=Side(deity="Made-up Smith", hand=["Wolf's Call"]), opponent=Side(board=[in_play("Cave Troll", damage=2)])
    )
    game.play("Wolf's Call")
    game.choose("Cave Troll")
    assert game.opponent.board == []
    assert [entry["text"] for entry in entries(game.game, 0) if entry["kind"] == "damage"] == [
        "[[Made-up Smith]] deals 1 damage to [[Cave Troll]]."
    ]


def test_a_deity_cannot_be_chosen_and_survives_everything(table):
    """2.4.2."""
    game = table(
        you=Side(deity="Made-up Smith", board=["Human"], hand=["Apocalypse"]),
        opponent=Side(deity="Made-up Giver", board=["Kong"]),
    )
    game.play("Apocalypse")
    game.mode("break all champions")
    assert (game.you.board, game.opponent.board) == ([], [])
    assert (game.you.deity, game.opponent.deity) == ("Made-up Smith", "Made-up Giver")
    assert game.you.resolving == []


def test_the_laws_notice_a_deity_that_has_left_its_place():
    game = dealt("Made-up Smith", None)
    assert status(game) == []
    uid = game.supplemental[0].pop()
    game.discard[0].append(uid)
    game.zone_of[uid] = codes.DISCARD
    assert status(game) == [
        f"card {uid} is a deity outside the supplemental zone",
        "the deity of seat 0 is not where it was put",
    ]


def test_no_choice_is_about_a_deity_as_an_object():
    game = dealt("Made-up Smith", None)
    game.options = [codes.CARD + game.supplemental[0][0] << codes.VERB_BITS | codes.TARGET, *game.options]
    assert "is about nothing" in " ".join(status(game))


# --- what is known, written and shown --------------------------------------------------------------------------------


def test_both_players_know_both_deities_in_every_game_that_they_could_be_in():
    game = dealt("Made-up Smith", "Made-up Giver")
    for seat in (0, 1):
        other = determinize(game, seat, Rng(3))
        assert view(other, seat) == view(game, seat)
        assert [one["deity"]["card"] for one in view(other, seat)["players"]] == ["Made-up Smith", "Made-up Giver"]
        assert status(other) == []


def test_a_position_has_its_deities():
    position = Position(
        (PlayerState(deity="Made-up Smith", deck=(Held("Rage"),)), PlayerState(board=(InPlay("Kong"),)))
    )
    assert position_of(build(position)) == position
    assert "gold=1 deity=MadeUpSmith hand=-" in text_of(position)
    assert "deity" not in text_of(Position((PlayerState(), PlayerState())))


@pytest.mark.parametrize(
    ("player", "sentence"),
    [
        (PlayerState(deity="Kong"), "Kong is no deity."),
        (
            PlayerState(hand=(Held("Made-up Smith"),)),
            "Made-up Smith is a deity: it can only be in the supplemental zone",
        ),
        (PlayerState(board=(InPlay("Made-up Smith"),)), "Made-up Smith is a deity"),
        (PlayerState(deity="Zeus"), 'No card is called "Zeus"'),
    ],
)
def test_a_position_keeps_deities_and_cards_apart(player, sentence):
    with pytest.raises(BadPosition, match=sentence):
        build(Position((player, PlayerState())))


def test_a_notation_with_a_card_for_a_deity_is_refused():
    text = text_of(Position((PlayerState(), PlayerState()))).replace("gold=1", "gold=1 deity=Kong", 1)
    assert parse(text).players[0].deity == "Kong"
    with pytest.raises(BadNotation, match="Kong is no deity"):
        read(text)


def test_a_picture_shows_deities():
    shown = picture(dealt("Made-up Smith", None)).splitlines()
    assert [line for line in shown if "deity" in line] == ["    deity: Made-up Smith"]
