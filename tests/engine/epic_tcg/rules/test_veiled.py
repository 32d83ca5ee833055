"""Champions that are played face down, and what turns them face up (rule book, Veiled and Unveiled)."""

import pytest

from engine.epic_tcg.language import (
    ACTION,
    AIRBORNE,
    ANY_NUMBER,
    ANYTHING,
    CHAMPION,
    ENTERS,
    EVIL,
    THIS,
    UNBREAKABLE,
    UNSTOPPABLE,
    UNVEILED,
    VEILED,
    YOUR_CHAMPION,
    As,
    Banish,
    Break,
    Choice,
    Damage,
    DivideDamage,
    Draw,
    Each,
    GainMojo,
    MustPay,
    OnLine,
    Piece,
    PutCounters,
    PutIntoHand,
    Stop,
    Target,
    Traits,
    Veil,
    Ward,
    When,
)
from engine.epic_tcg.rules import codes, events
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event
from tests.engine.epic_tcg.scenario import Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion(
            "Lurker", AIRBORNE | VEILED, When(UNVEILED, Draw()), When(ENTERS, GainMojo(5)), price=ACTION, alignment=EVIL
        ),
        champion("Trickster", VEILED, As(UNVEILED, PutCounters(2, THIS))),
        champion("Worm", VEILED | UNSTOPPABLE),
        event("Needle", Damage(1, Target(ANYTHING))),
        event("Quake", Damage(1, Each(Piece(CHAMPION)))),
        event("Inquisition", Break(Each(Piece(CHAMPION, EVIL)))),
        event("No", Stop(Target(OnLine()))),
        champion("Colossus", VEILED | UNBREAKABLE),
        event("Splinters", DivideDamage(3, Target(ANYTHING, ANY_NUMBER))),
        event("Offering", Banish(Target(Piece(CHAMPION))), playing=(MustPay((Break(Choice(YOUR_CHAMPION)),)),)),
        champion("Saint", VEILED, Ward(Traits(alignment=EVIL))),
        event("Purge", Break(Each(Piece(CHAMPION))), alignment=EVIL),
        event("Exile", Banish(Each(Piece(CHAMPION))), alignment=EVIL),
        event("Retreat", PutIntoHand(Each(Piece(CHAMPION))), alignment=EVIL),
        event("Cloak", Veil(Target(Piece(CHAMPION)))),
    ):
        yield


def test_it_costs_an_action_in_the_build_step_and_nothing_about_it_is_told(table):
    """Rule book, Veiled."""
    game = table(you=Side(hand=["Lurker"]), opponent=Side())
    game.play_veiled("Lurker")
    assert game.you.actions == 0
    game.resolve()
    lurker = game.piece("Lurker")
    assert (lurker.face_down, lurker.keywords, lurker.alignment, game.you.mojo) == (True, 0, 0, 30)
    only_you = 0b01
    assert [entry[7] for entry in [*game.events(events.PLAYED), *game.events(events.ENTERED)]] == [only_you, only_you]


def test_not_in_another_step_and_not_without_an_action(table):
    """Rule book, Veiled."""
    table(you=Side(hand=["Trickster"]), opponent=Side(), step="pre_battle").could_play_veiled()
    table(you=Side(hand=["Trickster"], actions=0), opponent=Side()).could_play_veiled()
    table(you=Side(hand=["Trickster", "Footman"]), opponent=Side()).could_play_veiled("Trickster")


def test_it_may_be_unveiled_with_priority_and_that_is_not_put_on_the_line(table):
    """Rule book, Veiled, Unveiled."""
    game = table(you=Side(board=[in_play("Lurker", face_down=True)]), opponent=Side())
    game.unveil("Lurker")
    assert game.line == ["Lurker"]  # the trigger
    assert AIRBORNE in game.piece("Lurker").keywords
    game.resolve()
    assert (game.you.hand, game.you.mojo) == (["Burrowing Wurm"], 30)


def test_it_is_unveiled_as_it_is_targeted(table):
    """Rule book, Veiled."""
    game = table(you=Side(hand=["Needle"]), opponent=Side(board=[in_play("Lurker", face_down=True)]))
    game.play("Needle")
    game.choose("Lurker")
    assert not game.piece("Lurker").face_down
    assert game.line == ["Needle", "Lurker"]


def test_damage_is_divided_before_its_targets_are_unveiled(table):
    """House ruling T40."""
    game = table(
        you=Side(hand=["Splinters"]), opponent=Side(board=[in_play("Lurker", face_down=True), "Footman"])
    )  # fmt: skip
    game.play("Splinters")
    game.choose("Lurker", "Footman")
    assert game.operands(codes.AMOUNT) == [1, 2]
    assert game.piece("Lurker").face_down
    game.amount(1)
    assert not game.piece("Lurker").face_down


def test_an_announcement_is_paid_by_what_could_pay_it_though_it_is_its_own_target(table):
    """House ruling T40. Face up the Colossus is unbreakable, which comes too late."""
    game = table(you=Side(hand=["Offering"], board=[in_play("Colossus", face_down=True)]), opponent=Side())
    game.play("Offering")
    assert (game.line, game.you.board, game.you.discard_pile) == (["Offering"], [], ["Colossus"])


def test_it_is_unveiled_as_it_would_take_damage(table):
    """Rule book, Veiled."""
    game = table(you=Side(hand=["Quake"]), opponent=Side(board=[in_play("Trickster", face_down=True)]))
    game.play("Quake")
    game.resolve()
    assert (game.piece("Trickster").damage, game.piece("Trickster").counters) == (1, 2)


def test_it_is_unveiled_where_its_alignment_is_checked(table):
    """Rule book, Veiled."""
    board = [in_play("Lurker", face_down=True), in_play("Trickster", face_down=True)]
    game = table(you=Side(hand=["Inquisition"]), opponent=Side(board=board))
    game.play("Inquisition")
    game.resolve()
    assert game.opponent.board == ["Trickster"]
    assert not game.piece("Trickster").face_down


@pytest.mark.parametrize("event", ["Purge", "Exile", "Retreat"])
def test_what_would_be_broken_banished_or_moved_is_unveiled_first_and_may_be_warded_then(table, event):
    """Rule book, Veiled, Ward."""
    board = [in_play("Saint", face_down=True), in_play("Trickster", face_down=True), "Footman"]
    game = table(you=Side(hand=[event]), opponent=Side(board=board))
    game.play(event)
    game.resolve()
    assert game.opponent.board == ["Saint"]
    assert not game.piece("Saint").face_down
    assert len(game.events(events.UNVEILED)) == 2


def test_attackers_are_unveiled_after_blockers_are_declared(table):
    """Rule book, Veiled."""
    game = table(you=Side(board=[in_play("Lurker", face_down=True)]), opponent=Side(board=["Footman"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Lurker")
    game.passes()
    game.passes()
    assert game.piece("Lurker").face_down
    game.block("Footman")  # nobody knows yet that it flies
    assert not game.piece("Lurker").face_down


def test_a_target_on_the_line_is_turned_face_up_and_that_is_no_unveiling(table):
    """Rule book, Veiled, Unveiled."""
    game = table(you=Side(hand=["Worm", "Lurker"], actions=2), opponent=Side(hand=["No", "No"]))
    game.play_veiled("Worm")
    game.passes()
    game.play("No")
    game.resolve()
    game.resolve()
    assert game.you.board == ["Worm"]  # face up it is unstoppable
    assert not game.piece("Worm").face_down
    assert len(game.events(events.UNVEILED)) == 0


def test_veil_turns_it_face_down_again(table):
    game = table(you=Side(board=["Trickster"], hand=["Cloak"]), opponent=Side())
    game.play("Cloak")
    game.resolve()
    assert game.piece("Trickster").face_down
    game.unveil("Trickster")
    assert game.piece("Trickster").counters == 2
