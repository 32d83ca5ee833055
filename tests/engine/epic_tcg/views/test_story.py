"""The journal in sentences, as each seat reads it."""

import pytest

from engine.epic_tcg.cards.tokens import HUMAN, INSECT
from engine.epic_tcg.language import (
    AIRBORNE,
    ANYTHING,
    CANNOT_BLOCK,
    CHAMPION,
    DEALS_NO_DAMAGE,
    EACH_OPPONENT,
    ENTERS,
    EVIL,
    EXPEND,
    FAST,
    HAND,
    HUNTER,
    IT,
    OPPONENT,
    PLUS,
    UNBANISHABLE,
    UNBREAKABLE,
    UNVEILED,
    VEILED,
    YOU,
    Activated,
    As,
    Banish,
    Break,
    CardIn,
    Choice,
    Control,
    Damage,
    Discard,
    Draw,
    Each,
    Either,
    Expend,
    ExtraTurn,
    Flip,
    Gain,
    GainAction,
    GainMojo,
    IfYouDo,
    LookAtTop,
    Lose,
    LoseMojo,
    MakeTokens,
    May,
    NoBattleDamage,
    OnLine,
    PayAction,
    Piece,
    Player,
    PlayerHas,
    PlayerTrait,
    PutCounters,
    PutIntoHand,
    PutOnTop,
    RevealHand,
    RevealTop,
    StaysUnprepared,
    Stop,
    Target,
    ThisTurn,
    Traits,
    Veil,
    Ward,
    When,
)
from engine.epic_tcg.views import OPEN_HANDS, SPECTATOR, entries
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event
from tests.engine.epic_tcg.scenario import Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Page"),
        champion("Giant", offense=7, defense=9),
        champion("Hound", HUNTER),
        champion("Saint", Ward(Traits(alignment=EVIL))),
        champion("Lurker", VEILED, When(UNVEILED, Draw())),
        champion("Squire", As(ENTERS, PutCounters(1))),
        champion("Healer", Activated((EXPEND,), FAST, GainMojo(2))),
        champion("Herald", When(ENTERS, Break(Target(Piece(CHAMPION, whose=OPPONENT))))),
        event("Needle", Damage(1, Target(ANYTHING))),
        event("Axe", Break(Target(Piece(CHAMPION)))),
        event("Quake", Break(Each(Piece(CHAMPION)))),
        event("Fork", Either(Draw(2), GainMojo(3))),
        event("No", Stop(Target(OnLine(cards=True, abilities=True)))),
        event("Muster", MakeTokens(2, HUMAN)),
        event("Blight", Damage(2, Each(Piece(CHAMPION))), alignment=EVIL),
        event("Robbery", Discard(1, EACH_OPPONENT)),
        event("Loss", Banish(Choice(CardIn(zone=HAND)))),
        event("Spy", RevealHand(Target(Player(OPPONENT)), to_you=True)),
        event("Candour", RevealHand(Target(Player(OPPONENT)))),
        event("Glance", LookAtTop(1)),
        event("Omen", RevealTop()),
        event("Offer", May(Draw())),
        event("Ransom", IfYouDo(May(PayAction()), Draw())),
        event("Exile", Banish(Each(Piece(CHAMPION)))),
        champion("Rock", UNBREAKABLE),
        champion("Root", UNBANISHABLE),
        event("Growth", Gain(Target(Piece(CHAMPION)), AIRBORNE, 2, -1)),
        event("Loosen", Lose(Target(Piece(CHAMPION)), CANNOT_BLOCK | DEALS_NO_DAMAGE)),
        event("Hatch", MakeTokens(1, INSECT)),
        event("Clip", Lose(Target(Piece(CHAMPION)), HUNTER)),
        event("Seal", PutCounters(2, Target(Piece(CHAMPION)), PLUS)),
        event("Charm", Control(Target(Piece(CHAMPION)))),
        event("Tangle", Expend(Target(Piece(CHAMPION))), StaysUnprepared(IT)),
        event("Topple", Flip(Target(Piece(CHAMPION)))),
        event("Cloak", Veil(Target(Piece(CHAMPION)))),
        event("Boomerang", PutIntoHand(Target(Piece(CHAMPION)))),
        event("Lift", PutOnTop(Target(Piece(CHAMPION)))),
        event("Haste", GainAction(2)),
        event("Again", ExtraTurn()),
        event("Shield", ThisTurn(PlayerHas(YOU, PlayerTrait.UNTARGETABLE))),
        event("Truce", NoBattleDamage()),
        event("Tax", LoseMojo(4, EACH_OPPONENT)),
    ):
        yield


class Reader:
    """Reads what is new in the journal, as a seat."""

    def __init__(self, game):
        self.game = game.game
        self.at = {}
        for seat in (0, 1):
            self.read(seat)

    def entries(self, seat, names=()):
        since = self.at.get(seat, 0)
        self.at[seat] = len(self.game.journal)
        return entries(self.game, seat, since, names)

    def read(self, seat=0):
        return [entry["text"] for entry in self.entries(seat)]


def played(table, card, *targets, mine=(), theirs=(), **sides):
    """What both read of an event that is played and resolves."""
    you = Side(hand=[card, *sides.pop("hand", ())], board=mine, **sides.pop("you", {}))
    game = table(you=you, opponent=Side(board=theirs, **sides.pop("opponent", {})), **sides)
    reader = Reader(game)
    game.play(card)
    for name in targets:
        game.choose(name)
    game.resolve()
    return reader.read(0), reader.read(1)


# --- the line --------------------------------------------------------------------------------------------------------


def test_who_played_what_at_whom_and_what_broke(table):
    mine, theirs = played(table, "Axe", "Footman", mine=["Page"], theirs=["Footman"])
    assert mine == [
        "You play [[Axe]].",
        "[[Axe]] targets [[Footman]].",
        "[[Axe]] resolves.",
        "[[Footman]] is broken.",
    ]
    assert theirs == ["Your opponent plays [[Axe]].", *mine[1:]]


def test_a_champion_comes_into_play(table):
    mine, theirs = played(table, "Squire")
    assert mine == [
        "You play [[Squire]].",
        "[[Squire]] resolves.",
        "[[Squire]] enters play under your control.",
        "[[Squire]]: As this card comes into play, put a +1 {offense} +1 {defense} counter on it.",
        "[[Squire]] gets a +1 {offense} +1 {defense} counter.",
    ]
    assert theirs[2] == "[[Squire]] enters play under your opponent's control."


def test_modes_are_said_before_they_resolve(table):
    game = table(you=Side(hand=["Fork"]), opponent=Side())
    reader = Reader(game)
    game.play("Fork")
    game.mode(1)
    game.resolve()
    assert reader.read(1) == [
        "Your opponent plays [[Fork]].",
        "Your opponent chooses: Gain 3 Mojo.",
        "[[Fork]] resolves.",
        "Your opponent gains 3 Mojo.",
    ]


def test_what_is_stopped_and_what_fails(table):
    game = table(you=Side(hand=["Axe", "Axe"]), opponent=Side(hand=["No"], board=["Footman", "Page"]))
    reader = Reader(game)
    game.play("Axe")
    game.choose("Footman")
    game.play("Axe")
    game.choose("Footman")
    game.resolve()
    assert reader.read(0)[-2:] == ["[[Axe]] resolves.", "[[Footman]] is broken."]
    game.resolve()
    assert reader.read(0) == ["[[Axe]] fails, because none of its targets is legal any more."]
    game = table(you=Side(hand=["Axe"]), opponent=Side(hand=["No"], board=["Footman", "Page"]))
    game.play("Axe")
    game.choose("Page")
    game.passes()
    reader = Reader(game)
    game.play("No")
    game.resolve()
    assert reader.read(1) == ["You play [[No]].", "[[No]] targets [[Axe]].", "[[No]] resolves.", "[[Axe]] is stopped."]


def test_abilities_and_triggers_are_the_cards(table):
    game = table(you=Side(board=["Healer"], hand=["Herald"]), opponent=Side(board=["Footman", "Page"]))
    reader = Reader(game)
    game.use("Healer")
    game.resolve()
    assert reader.read(1) == [
        "Your opponent uses [[Healer]]: {expend}, {fast}: Gain 2 Mojo.",
        "[[Healer]] is expended.",
        "[[Healer]]'s ability resolves.",
        "Your opponent gains 2 Mojo.",
    ]
    game.play("Herald")
    game.resolve()
    game.choose("Page")
    game.resolve()
    assert reader.read(1)[3:] == [
        "[[Herald]]: When this card comes into play, break target champion an opponent controls.",
        "[[Herald]] targets [[Page]].",
        "[[Herald]]'s trigger resolves.",
        "[[Page]] is broken.",
    ]


def test_a_trigger_without_a_target(table):
    mine, _ = played(table, "Herald")
    assert mine[-1] == "[[Herald]] has no legal target for its trigger."


# --- what is hidden --------------------------------------------------------------------------------------------------


def test_a_drawn_card_is_named_to_who_draws_it(table):
    game = table(you=Side(hand=["Fork"], top=["Page", "Giant"]), opponent=Side())
    game.play("Fork")
    game.mode(0)
    reader = Reader(game)
    game.resolve()
    assert reader.read(0) == ["[[Fork]] resolves.", "You draw [[Page]] and [[Giant]]."]
    assert reader.read(1) == ["[[Fork]] resolves.", "Your opponent draws two cards."]
    names = ("Ann", "Ben")
    assert entries(game.game, SPECTATOR, 0, names)[-1]["text"] == "Ann draws two cards."
    assert entries(game.game, OPEN_HANDS, 0, names)[-1]["text"] == "Ann draws [[Page]] and [[Giant]]."
    assert entries(game.game, 1, 0, open_hands=True)[-1]["text"] == "Your opponent draws [[Page]] and [[Giant]]."


def test_a_champion_that_is_played_face_down_is_named_to_its_player(table):
    game = table(you=Side(hand=["Lurker"]), opponent=Side(), step="build")
    reader = Reader(game)
    game.play_veiled("Lurker")
    game.resolve()
    assert reader.read(0) == [
        "You play [[Lurker]] face down.",
        "[[Lurker]] resolves.",
        "[[Lurker]] enters play under your control face down.",
    ]
    assert reader.read(1) == [
        "Your opponent plays a face-down champion.",
        "A face-down champion resolves.",
        "A face-down champion enters play under your opponent's control.",
    ]
    game.unveil("Lurker")
    assert reader.read(1) == [
        "[[Lurker]] is unveiled.",
        "[[Lurker]]: When this card is unveiled, draw a card.",
    ]


def test_what_happens_to_it_face_down_does_not_name_it(table):
    board = [in_play("Lurker", face_down=True)]
    game = table(you=Side(board=board), opponent=Side(board=["Page"]), step="battle")
    game.passes()
    game.passes()
    reader = Reader(game)
    game.attack("Lurker")
    assert reader.read(1) == [
        "Your opponent attacks you with a face-down champion.",
        "A face-down champion is expended.",
    ]
    assert reader.read(0) == ["You attack your opponent with [[Lurker]].", "[[Lurker]] is expended."]


def test_what_was_seen_before_it_was_turned_face_down_stays_known(table):
    mine, theirs = played(table, "Cloak", "Page", mine=["Footman"], theirs=["Page"])
    assert mine[-1] == theirs[-1] == "[[Page]] is turned face down."


def test_hands_that_are_shown_to_one_player(table):
    mine, theirs = played(table, "Spy", opponent={"hand": ["Giant", "Page"]})
    assert mine[-1] == "You look at [[Giant]] and [[Page]] in your opponent's hand."
    assert theirs[-1] == "Your opponent looks at two cards in your hand."


def test_what_is_shown_to_all(table):
    mine, theirs = played(table, "Candour", opponent={"hand": ["Giant"]})
    assert mine[-1] == "Your opponent reveals [[Giant]] from their hand."
    assert theirs[-1] == "You reveal [[Giant]] from your hand."


def test_the_top_of_a_deck(table):
    mine, theirs = played(table, "Omen", you={"top": ["Giant"]})
    assert mine[-1] == "You reveal [[Giant]] from the top of your deck."
    assert theirs[-1] == "Your opponent reveals [[Giant]] from the top of their deck."
    mine, theirs = played(table, "Glance", you={"top": ["Giant"]})
    assert mine[-1] == "You look at [[Giant]] on top of your deck."
    assert theirs[-1] == "Your opponent looks at a card on top of their deck."


def test_a_card_that_is_banished_from_a_hand_unseen(table):
    game = table(you=Side(hand=["Loss", "Giant", "Page"]), opponent=Side())
    game.play("Loss")
    game.resolve()
    reader = Reader(game)
    game.choose("Giant")
    assert reader.read(0) == ["[[Giant]] is banished from your hand."]
    assert reader.read(1) == ["A card is banished from your opponent's hand."]


# --- players and pieces ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "target", "mine", "theirs"),
    [
        ("Needle", "opponent", "[[Needle]] deals 1 damage to your opponent.", "[[Needle]] deals 1 damage to you."),
        ("Needle", "Page", "[[Needle]] deals 1 damage to [[Page]].", "[[Needle]] deals 1 damage to [[Page]]."),
        ("Growth", "Page", "[[Page]] gets airborne, +2 {offense} and -1 {defense} this turn.", ""),
        ("Clip", "Hound", "[[Hound]] loses hunter this turn.", ""),
        ("Loosen", "Page", '[[Page]] loses "cannot block" and "deals no damage" this turn.', ""),
        ("Seal", "Page", "[[Page]] gets two +1 {offense} +1 {defense} counters.", ""),
        ("Charm", "Page", "You gain control of [[Page]].", "Your opponent gains control of [[Page]]."),
        ("Topple", "Page", "[[Page]] is flipped.", ""),
        ("Boomerang", "Page", "[[Page]] goes to your opponent's hand.", "[[Page]] goes to your hand."),
        ("Lift", "Page", "[[Page]] goes on top of your opponent's deck.", "[[Page]] goes on top of your deck."),
    ],
)
def test_what_is_done_to_one_thing(table, card, target, mine, theirs):
    read = played(table, card, target, mine=["Footman"], theirs=["Page", "Hound"])
    assert (read[0][-1], read[1][-1]) == (mine, theirs or mine)


@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [
        ("Haste", "You gain {action}{action}.", "Your opponent gains {action}{action}."),
        ("Again", "You get an extra turn after this one.", "Your opponent gets an extra turn after this one."),
        ("Shield", "You are untargetable this turn.", "Your opponent is untargetable this turn."),
        ("Tax", "Your opponent loses 4 Mojo.", "You lose 4 Mojo."),
        ("Hatch", "You put an [[Insect]] token into play.", "Your opponent puts an [[Insect]] token into play."),
        ("Muster", "You put two [[Human]] tokens into play.", "Your opponent puts two [[Human]] tokens into play."),
    ],
)
def test_what_is_done_to_players(table, card, mine, theirs):
    read = played(table, card)
    assert (read[0][-1], read[1][-1]) == (mine, theirs)


def test_what_stays_unprepared(table):
    mine, theirs = played(table, "Tangle", "Page", mine=["Footman"], theirs=["Page"])
    assert mine[-2:] == [
        "[[Page]] is expended.",
        "[[Page]] does not prepare in your opponent's next Prepare Step.",
    ]
    assert theirs[-1] == "[[Page]] does not prepare in your next Prepare Step."


def test_a_ward_and_those_that_break_together(table):
    mine, _ = played(table, "Blight", theirs=["Saint", "Giant"])
    assert mine[2:] == [
        "[[Saint]] is warded against 2 damage of [[Blight]].",
        "[[Blight]] deals 2 damage to [[Giant]].",
    ]
    mine, _ = played(table, "Quake", theirs=["Page", "Giant", "Page"], mine=["Footman"])
    assert mine[-2:] == ["[[Footman]] is broken.", "[[Page]] ×2 and [[Giant]] are broken."]


def test_what_cannot_be_broken_or_banished(table):
    mine, _ = played(table, "Quake", mine=["Rock"], theirs=["Page", "Rock"])
    assert mine[2:] == [
        "[[Rock]] is unbreakable, so it is not broken.",
        "[[Rock]] is unbreakable, so it is not broken.",
        "[[Page]] is broken.",
    ]
    mine, _ = played(table, "Exile", mine=["Root", in_play("Root", damage=1)], theirs=["Page"])
    assert mine[2:] == ["[[Root]] ×2 are unbanishable, so they are not banished.", "[[Page]] is banished."]


@pytest.mark.parametrize("card", ["Offer", "Ransom"])
def test_what_is_declined(table, card):
    game = table(you=Side(hand=[card]), opponent=Side())
    game.play(card)
    game.resolve()
    reader = Reader(game)
    game.decline()
    assert reader.read(0) == [f"You decline what [[{card}]] offers."]
    assert reader.read(1) == [f"Your opponent declines what [[{card}]] offers."]


def test_a_discarded_card_is_seen_by_all(table):
    game = table(you=Side(hand=["Robbery"]), opponent=Side(hand=["Giant", "Page"]))
    game.play("Robbery")
    game.resolve()
    reader = Reader(game)
    game.opponent.choose("Page")
    assert reader.read(0) == ["Your opponent discards [[Page]]."]
    assert reader.read(1) == ["You discard [[Page]]."]


# --- the course of a game --------------------------------------------------------------------------------------------


def test_the_beginning(deal):
    game = deal(["Footman"] * 30, ["Giant"] * 30)
    game.you.keep()
    game.opponent.mulligan("Giant")
    theirs = [entry["text"] for entry in entries(game.game, 1)]
    assert theirs[4:7] == [
        "You mulligan a card.",
        "You put [[Giant]] on the bottom of your deck.",
        "You draw [[Giant]].",
    ]
    assert [entry["text"] for entry in entries(game.game, 0)][:8] == [
        "You go first.",
        "You draw [[Footman]] ×5.",
        "Your opponent draws five cards.",
        "You keep your hand.",
        "Your opponent mulligans a card.",
        "Your opponent draws a card.",
        "Your opponent loses 1 Mojo.",
        "Turn 1: your turn.",
    ]


def test_steps_and_turns(table):
    game = table(you=Side(board=[in_play("Page", flipped=True)]), opponent=Side())
    reader = Reader(game)
    game.go_to("end")
    assert reader.read(1) == ["The End Step begins."]
    game.end_turn()
    assert reader.read(1) == [
        "Turn 4: your turn.",
        "You draw [[Burrowing Wurm]].",
        "The Pre-Battle Step begins.",
    ]


def test_an_attack_is_one_sentence_for_each_thing_that_happens(table):
    game = table(you=Side(board=["Giant", "Footman"]), opponent=Side(board=["Page", "Hound"]), step="battle")
    game.passes()
    game.passes()
    reader = Reader(game)
    game.attack("Giant", "Footman")
    game.passes()
    game.passes()
    game.opponent.block("Page")
    game.passes()
    game.passes()
    while game.asks == "divide":
        game.amount(3)
    assert reader.read(0) == [
        "You attack your opponent with [[Giant]] and [[Footman]].",
        "[[Giant]] and [[Footman]] are expended.",
        "Your opponent blocks with [[Page]].",
        "[[Page]] is flipped.",
        "[[Giant]] deals 7 damage to [[Page]].",
        "[[Footman]] deals 3 damage to [[Page]].",
        "[[Page]] deals 3 damage to [[Giant]].",
        "[[Page]] is broken.",
        "The attack is over.",
    ]
    assert reader.read(1)[0] == "Your opponent attacks you with [[Giant]] and [[Footman]]."


def test_who_acted_in_a_battle_is_the_other_side(table):
    game = table(you=Side(board=["Giant"]), opponent=Side(board=["Page"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Giant")
    game.passes()
    game.passes()
    game.opponent.block()
    reader = Reader(game)
    game.passes()
    game.passes()
    hurt = reader.entries(0)[0]
    assert (hurt["text"], hurt["seat"], hurt["refs"]) == ("[[Giant]] deals 7 damage to your opponent.", 0, ["p1"])
    assert reader.entries(1)[0]["seat"] == 0


def test_nobody_blocks(table):
    game = table(you=Side(board=["Giant"]), opponent=Side(board=["Page"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Giant")
    game.passes()
    game.passes()
    reader = Reader(game)
    game.opponent.block()
    assert reader.read(0) == ["Your opponent does not block."]
    assert reader.read(1) == ["You do not block."]


def test_a_champion_is_hunted(table):
    game = table(you=Side(board=["Hound"]), opponent=Side(board=["Page"]), step="battle")
    game.passes()
    game.passes()
    reader = Reader(game)
    game.attack("Hound", whom="Page")
    assert reader.read(1) == [
        "Your opponent attacks a champion of yours with [[Hound]].",
        "[[Hound]] is expended.",
        "[[Page]] is hunted.",
        "[[Page]] is flipped.",
    ]
    assert reader.read(0)[0] == "You attack your opponent's champion with [[Hound]]."


def test_the_end(table):
    game = table(you=Side(hand=["Needle"]), opponent=Side(mojo=1))
    game.play("Needle")
    game.choose("opponent")
    reader = Reader(game)
    game.resolve()
    assert reader.read(0)[-2:] == ["Your opponent is out of the game.", "You win: your opponent fell to 0 Mojo."]
    assert reader.read(1)[-2:] == ["You are out of the game.", "Your opponent wins: you fell to 0 Mojo."]


def test_among_more_than_two_players_nobody_is_the_opponent(table):
    game = table(Side(hand=["Needle"]), Side(), Side(mojo=1))
    reader = Reader(game)
    game.play("Needle")
    game.choose("third")
    game.resolve()
    assert reader.read(1) == [
        "Player 1 plays [[Needle]].",
        "[[Needle]] targets player 3.",
        "[[Needle]] resolves.",
        "[[Needle]] deals 1 damage to player 3.",
        "Player 3 is out of the game.",
    ]


def test_each_entry_has_its_section_and_the_things_it_names(table):
    game = table(you=Side(hand=["Axe"], board=["Page"]), opponent=Side(board=["Footman"]))
    footman = f"b{game.game.ref_of[1]}"
    since = len(game.game.journal)
    game.play("Axe")
    axe = f"c{game.game.frames[-1].uid}"
    game.choose("Footman")
    assert entries(game.game, 0, since) == [
        {
            "n": since + 1,
            "turn": 3,
            "kind": "play",
            "text": "You play [[Axe]].",
            "rule": "How to Play a Card",
            "refs": [axe],
            "seat": 0,
        },
        {
            "n": since + 3,
            "turn": 3,
            "kind": "target",
            "text": "[[Axe]] targets [[Footman]].",
            "rule": "Legal Targets",
            "refs": [footman],
            "seat": 0,
        },
    ]
