"""The notation in the middle of things and at the end: what was read goes on as the game that was written.

`engine/epic/proofs/notations.py` says what that means.
"""

import pytest

from engine.epic.positions.laws import status
from engine.epic.positions.notation import BadNotation, read, text_of, write
from engine.epic.positions.plain import build, is_quiet, moment_of, position_of
from engine.epic.positions.plain.position import MOMENTS, TURN_OVER, BadPosition
from engine.epic.prompts.decisions import describe
from engine.epic.proofs.fuzz import ROWS, setup_for
from engine.epic.proofs.notations import notation_laws, shown, shown_laws
from engine.epic.rules import codes
from engine.epic.rules.machine import apply_trusted, new_game
from engine.epic.simulation.playout import walk
from engine.epic.views.hidden import view
from engine.kernel.random import Rng
from tests.engine.epic.positions.hostile import Forger


def moments(seed):
    """A game at each of its choices, and when it is over, with luck to look at it. Now and then it is read in place of
    what was written, so that its numbers are often those of a notation."""
    rng = Rng(seed)
    game = new_game(setup_for(seed, rng, ROWS), seed)
    while not game.reason:
        if is_quiet(game) and rng.below(3) == 0:
            source, game = game.rng, read(write(game), rng.fork())
            game.rng = source
        yield game, rng
        apply_trusted(game, game.options[rng.below(len(game.options))])
    yield game, rng


def lead(text, *choices):
    """The game in a position after choices, each the first option with these words."""
    game = read(text)
    for words in choices:
        options = [option for option in game.options if words in describe(game, option)["text"]]
        assert options, f"{words} is not among {[describe(game, option)['text'] for option in game.options]}"
        apply_trusted(game, options[0])
    return game


def half_done(text):
    """What a notation says is half done."""
    return text.split(" / ")[3]


# --- laws ------


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_written_at_every_moment_and_goes_on_the_same(seed):
    assert [law for game, rng in moments(seed) for law in notation_laws(game, rng)] == []


@pytest.mark.parametrize("seed", range(100, 103))
def test_what_is_shown_of_a_game_tells_nothing_that_is_hidden(seed):
    looks = ((game, rng, seat) for game, rng in moments(seed) if rng.below(3) == 0 for seat in (0, 1))
    assert [law for game, rng, seat in looks for law in shown_laws(game, seat, rng)] == []


@pytest.mark.parametrize("seed", range(200, 202))
def test_a_position_as_data_is_the_same_after_it_was_built(seed):
    for game, _ in moments(seed):
        position = position_of(game)
        assert position_of(build(position, 5)) == position


# --- what the text says ------

MINE = "turn=3 active=0 first=0 moment=main seat=0 / {} / {}"
HUMANS = "board=Wolf,2*Human deck=9*Lash"
HALF_DONE = {
    "a mode": (MINE.format("hand=Rage", HUMANS), ["Play Rage"], "stack=Rage(by=0,at=mode)"),
    "a target of a mode": (
        MINE.format("hand=Rage", HUMANS),
        ["Play Rage", "breakthrough"],
        "stack=Rage(by=0,at=mode1-choose)",
    ),
    "an order": (
        MINE.format("hand=Pyrosaur,2*Kong", HUMANS),
        ["Play Pyrosaur"],
        "resolving=Pyrosaur.loyalty(of=0.0,by=0),Pyrosaur.tribute(of=0.0,by=0)",
    ),
    "one of an order": (
        MINE.format("hand=Pyrosaur,2*Kong", HUMANS),
        ["Play Pyrosaur", "Loyalty"],
        "stack=Pyrosaur.loyalty(of=0.0,by=0,at=reveal) resolving=Pyrosaur.tribute(of=0.0,by=0)",
    ),
    "what others do": (
        MINE.format("hand=ScarasWill board=Kong", HUMANS),
        ["Play Scara", "break one of", "Your opponent"],
        "initiative=0 stack=ScarasWill(by=0,at=mode2-does,who=1,it=1),ScarasWill.does(by=1,at=choose)",
    ),
    "an event played by another": (
        MINE.format("hand=LessonLearned discard=Reset,Turn", HUMANS),
        ["Play Lesson", "without paying", "Turn"],
        "stack=LessonLearned(by=0,at=mode2-play,it=supplemental0.Turn,done),Turn(by=0,at=mode,free)",
    ),
    "two events of one name": (
        MINE.format("hand=LessonLearned discard=LessonLearned,Turn", HUMANS),
        ["Play Lesson", "without paying", "Lesson Learned"],
        "stack=LessonLearned(by=0,at=mode2-play,it=supplemental0.LessonLearned:2,done),LessonLearned(by=0,at=mode,free)",
    ),
    "an amount of health": (
        MINE.format("hand=Spite", HUMANS),
        ["Play Spite", "Lose", "Lose 8"],
        "stack=Spite(by=0,at=mode1-choose,x=8,done)",
    ),
    "targets that were picked": (
        MINE.format("hand=LightningStorm", HUMANS),
        ["Play Lightning", "Your opponent", "Wolf"],
        "stack=LightningStorm(by=0,at=divide) picked=1+1.0",
    ),
    "targets that are all picked": (
        MINE.format("hand=LightningStorm", HUMANS),
        ["Play Lightning", "Your opponent", "Wolf", "Done"],
        "stack=LightningStorm(by=0,at=divide) picked=1+1.0 given=-",
    ),
    "amounts": (
        MINE.format("hand=LightningStorm", HUMANS),
        ["Play Lightning", "Your opponent", "Wolf", "Human (1", "Done", "2 damage"],
        "stack=LightningStorm(by=0,at=divide) picked=1+1.0+1.1 given=2",
    ),
    "a card that hides among others": (
        MINE.format("hand=ArcaneResearch discard=2*Kong,Lash deck=Rage,Turn,Muse,9*Rage", HUMANS),
        ["Play Arcane", "Kong", "Lash"],
        "stack=ArcaneResearch(of=block0.1,by=0,at=keep,x=2,done) revealed=3",
    ),
    "the choice of each": (
        MINE.format("hand=StandAlone board=2*Wolf", HUMANS),
        ["Play Stand", "Break all other", "Wolf (2"],
        "initiative=0 stack=StandAlone(by=0,at=mode2-survivors) picked=0.1",
    ),
    "attackers": (
        "moment=attackers / board=3*Wolf deck=9*Lash / board=2*Human deck=9*Lash",
        ["Wolf (2"],
        "picked=0.1",
    ),
    "a mulligan": (
        "turn=0 moment=mulligan seat=1 / hand=2*Kong deck=9*Lash / hand=Kong,Lash,Turn deck=9*Kong",
        ["Lash"],
        "picked=hand1.Lash",
    ),
    "cards above the hand limit": (
        "moment=hand-limit / hand=2*Kong,7*Lash,Turn deck=9*Lash / deck=9*Lash",
        ["Kong"],
        "picked=hand0.Kong",
    ),
    "blockers": (
        "moment=blockers seat=1 / board=Kong(attacking,expended) deck=9*Lash / board=3*Wolf deck=9*Lash",
        ["Wolf (2"],
        "picked=1.1",
    ),
    "an event before the turn ends": (
        "moment=end-offer seat=1 / deck=9*Lash / hand=Rage board=Kong deck=9*Lash",
        ["Play Rage"],
        "stack=Rage(by=1,at=mode)",
    ),
    "an event after that": (
        "moment=continue / hand=Rage board=Kong deck=9*Lash / deck=9*Lash",
        ["Play Rage"],
        "stack=Rage(by=0,at=mode)",
    ),
    "an event in a battle": (
        (
            "moment=before-damage seat=0 blocked / board=Kong(attacking,expended) hand=Rage deck=9*Lash / "
            "board=Wolf(blocking) deck=9*Lash"
        ),
        ["Play Rage"],
        "stack=Rage(by=0,at=mode)",
    ),
    "the start of a turn": (
        "moment=end-offer seat=1 / deck=9*Kong / hand=Rage board=Muse,Kong deck=9*Rage",
        ["Pass"],
        "stack=Muse.start-of-turn(of=1.0,by=1,at=may)",
    ),
    "an attack of which something triggers": (
        "moment=attackers / board=FaithfulPegasus,2*Human deck=9*Lash / board=Wolf hand=Turn deck=9*Lash",
        ["Faithful", "Attack with these"],
        "declared stack=FaithfulPegasus.attacks(of=0.0,by=0,at=join,who=1)",
    ),
    "battle damage": (
        (
            "moment=damage seat=0 blocked / board=Kong(attacking,expended),Wolf(attacking,expended) deck=Lash / "
            "board=2*Wolf(blocking) deck=Lash"
        ),
        ["3 damage", "1 damage"],
        "given=3+10,1+1",
    ),
    "a champion that is gone": (
        (
            "moment=before-damage seat=0 blocked / board=SoulHunter(attacking,expended) hand=Lash deck=9*Kong / "
            "board=Kong(blocking) hand=Turn deck=9*Lash"
        ),
        ["Pass", "Pass"],
        (
            "stack=SoulHunter.broken(of=gone.0,by=0,at=choose,who=none) "
            "gone=SoulHunter(by=0,offense=5,defense=5,of=discard0.SoulHunter!)"
        ),
    ),
    "the end of the turn": (
        (
            "moment=end-offer seat=1 later=PsionicAssault(by=0,who=1) / discard=PsionicAssault deck=9*Kong / "
            "hand=4*Rage,Lash deck=9*Rage"
        ),
        ["Pass"],
        "initiative=0 stack=PsionicAssault.later(by=0,at=discard,who=1)",
    ),
    "cards of one name": (
        "moment=hand-limit / hand=2*WarriorGolem,7*Lash discard=2*Kong deck=9*Kong / deck=9*Rage",
        ["Warrior", "Warrior"],
        (
            "stack=WarriorGolem.into-discard(of=discard0.WarriorGolem,by=0,at=recycle) "
            "resolving=WarriorGolem.into-discard(of=discard0.WarriorGolem:2,by=0) picked=discard0.WarriorGolem"
        ),
    ),
}

ENDS = [
    ("/ hand=Spite deck=9*Kong /", ["Play Spite", "Lose", "Lose 30"], "winner=1 reason=health"),
    ("/ hand=Rage board=Kong / deck=Rage", ["Play Rage", "Draw"], "winner=0 reason=deck"),
]


@pytest.mark.parametrize("name", HALF_DONE)
def test_what_is_half_done_is_told(name):
    text, choices, expected = HALF_DONE[name]
    game = lead(text, *choices)
    assert half_done(write(game)) == expected
    assert notation_laws(game, Rng(1)) == []
    assert [law for seat in (0, 1) for law in shown_laws(game, seat, Rng(2))] == []


def test_battle_damage_that_nobody_has_divided_yet_needs_no_fourth_part():
    game = lead(
        "moment=blockers seat=1 / board=Kong(attacking,expended) deck=Lash / board=2*Wolf deck=Lash", "Wolf", "Wolf"
    )
    assert write(game) == (
        "turn=3 active=0 first=0 moment=damage seat=0 blocked / health=30 gold=1 hand=- board=Kong(expended,attacking) "
        "discard=- deck=Lash / health=30 gold=1 hand=- board=2*Wolf(flipped,blocking) discard=- deck=Lash"
    )
    assert notation_laws(game, Rng(1)) == []


def test_every_moment_has_a_notation():
    met = {moment_of(lead(text, *choices)) for text, choices, _ in (*HALF_DONE.values(), *ENDS)}
    assert met == {*MOMENTS} - {TURN_OVER}  # which two players do not come to


@pytest.mark.parametrize(("text", "choices", "end"), ENDS)
def test_a_game_that_is_over_says_how_it_ended(text, choices, end):
    game = lead(text, *choices)
    assert write(game).split(" / ")[0] == f"turn=3 active=0 first=0 moment=over {end}"
    assert notation_laws(game, Rng(1)) == []
    again = read(write(game))
    assert (again.winner, again.reason, again.options) == (game.winner, game.reason, [])
    assert view(again, 0)["result"] == view(game, 0)["result"]


def test_a_draw_has_no_winner():
    game = read("turn=401 moment=over winner=none reason=limit / health=3 board=Kong(attacking,damage=20) / health=-2")
    assert (game.winner, game.reason, game.health) == (codes.NOBODY, codes.BY_LIMIT, [3, -2])


def test_what_was_picked_does_not_depend_on_when_champions_came():
    """Champions are picked in the order in which they entered play; here the last on the board came first."""
    text = (
        "moment=attackers / board=Wolf,Kong,Muse deck=9*Lash / deck=9*Lash hand=Turn / among=0.2+0.0+0.1 picked=0.2+0.0"
    )
    game = read(text)
    assert [describe(game, option)["text"] for option in game.options] == ["Attack with these", "Kong"]
    assert half_done(write(game)) == "among=0.2+0.0+0.1 picked=0.2+0.0"


def test_abilities_alike_stay_in_their_order():
    """Which of them resolves first is not asked (H15), though they are not the same to a reader: of these two, each
    puts counters on the champion that it is of, whatever damage that dealt."""
    text = "/ board=ZealousNecromancer discard=2*VampireLord deck=9*Lash / deck=9*Lash / "
    lords = ("VampireLord.deals-damage(of=gone.1,by=0,x=7)", "VampireLord.deals-damage(of=gone.0,by=0,x=5)")
    gone = ",".join(
        f"VampireLord(by=0,offense={offense},defense=5,of=discard0.VampireLord{number})"
        for offense, number in ((5, ""), (7, ":2"))
    )
    for one, other in (lords, reversed(lords)):
        game = read(f"{text}resolving={one},{other},ZealousNecromancer.champion-broken(of=0.0,by=0) gone={gone}")
        assert half_done(write(game)).startswith(f"resolving={one},{other},Zealous")
        assert notation_laws(game, Rng(1)) == []
        apply_trusted(game, game.options[0])
        assert other.replace("gone.1", "gone.0") in write(game)
        assert f"gone=VampireLord(by=0,offense={other[-2]}" in write(game)


def test_of_revealed_cards_alike_any_can_be_kept():
    """Which of the two it is makes no difference but to the order in which the others are shuffled."""
    text = (
        "/ hand=Kong discard=Turn supplemental=ArcaneResearch deck=Rage@01,Muse@01,Rage@01,Turn@01.1,Lash@01.1 / / "
        "stack=ArcaneResearch(of=supplemental0.ArcaneResearch,by=0,at=keep) revealed=3"
    )
    for seed in range(6):
        game = read(text, seed)
        assert sorted(describe(game, option)["text"] for option in game.options) == ["Muse", "Rage"]
        assert notation_laws(game, Rng(seed)) == []


def test_of_cards_alike_the_one_that_was_picked_is_the_first():
    """Engines pick the first of cards alike by their numbers, and one of these was broken this turn."""
    for seed in range(8):
        for card in ("Kong", "Kong!"):
            text = "/ discard=Kong,Kong!,Lash hand=Turn deck=9*Lash supplemental=SecondWind / deck=9*Lash / "
            game = read(f"{text}stack=SecondWind(by=0,at=recycle) picked=discard0.{card}", seed)
            assert half_done(write(game)) == f"stack=SecondWind(by=0,at=recycle) picked=discard0.{card}"
            assert sorted(describe(game, option)["text"] for option in game.options) == ["Kong", "Lash"]


@pytest.mark.parametrize(
    ("text", "answered"),
    [
        (  # of three cards, two of them alike, the first that is discarded is one of those
            (
                "moment=end / hand=AvengerOfCovenant,2*PsionicAssault deck=9*Lash / discard=PsionicAssault / "
                "stack=PsionicAssault.later(by=1,at=discard,who=0)"
            ),
            "stack=PsionicAssault.later(by=1,at=discard,who=0) picked=hand0.PsionicAssault",
        ),
        (  # who has no offense divides nothing
            "moment=damage blocked / board=Wolf(attacking,offense=-9),Kong(attacking) / board=2*Wolf(blocking)",
            "given=0+0",
        ),
    ],
)
def test_a_step_with_one_answer_need_not_be_told(text, answered):
    game = read(text)
    assert half_done(write(game)) == answered
    assert notation_laws(game, Rng(1)) == []


# --- what is shown to a seat ------


def test_what_the_opponent_has_picked_is_not_shown():
    game = lead("turn=0 moment=mulligan seat=1 / hand=Kong / hand=Kong,Lash,Turn deck=9*Kong", "Kong", "Lash")
    assert half_done(write(game)) == "picked=hand1.Kong+hand1.Lash"
    assert half_done(shown(game, 1, 7)) == "picked=hand1.Kong+hand1.Lash"
    assert shown(game, 0, 7).count(" / ") == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_how_the_opponent_has_divided_damage_so_far_is_not_shown(seat):
    """The attacker divides first, then the defender; what is done is done for both."""
    attack = "board=Kong(attacking,expended),Wolf(attacking,expended)"
    text = f"moment=damage seat=0 blocked / {attack} deck=Lash / board=2*Wolf(blocking) deck=Lash"
    game = lead(text, "3 damage", "1 damage", "1 damage") if seat else lead(text, "3 damage")
    assert game.seat == seat
    given = "given=3+10,1+1,1+1" if seat else "given=3+10"
    assert half_done(write(game)) == half_done(shown(game, seat, 7)) == given
    other = shown(game, 1 - seat, 7).split(" / ")
    assert other[3:] == (["given=3+10,1+1"] if seat else [])


def test_where_a_card_that_was_broken_hides_is_not_shown():
    """Muse was broken this turn, and then banished with others: nobody knows which of them lies where."""
    game = read("/ deck=9*Lash,Rage@01.1,Muse@01.1!,Turn@01.1 hand=Kong / hand=Kong deck=9*Lash")
    assert "Muse@01.1!" in write(game)
    assert "!" not in shown(game, 0, 7) + shown(game, 1, 7)
    assert shown_laws(game, 0, Rng(1)) + shown_laws(game, 1, Rng(2)) == []


# --- text that cannot be ------

EVENT = "/ deck=9*Kong supplemental=Rage board=Muse / board=Wolf,Human deck=9*Kong / "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("stack=Kongo", "the name of a card"),
        ("stack=Rage", '"("'),
        ("stack=Muse(by=0)", '"."'),
        ("stack=Muse.tribute(by=0)", "one of start-of-turn, righteous"),
        ("stack=Rage(by=0,at=choose)", "one of begin, mode, mode1-choose"),
        ("stack=Rage(by=0,by=1)", "no second by"),
        ("stack=Rage(by=2)", "a number from 0 to 1"),
        ("stack=Rage(of=Kong)", "a player, a champion or a card"),
        ("stack=Rage(of=discard0.Kong)", "a card that is in discard of seat 0"),
        ("stack=Rage(of=supplemental0.Rage:2)", "a card that is in supplemental of seat 0"),
        ("pending=Rage(by=0,at=mode)", "one of of, by, x, who, it"),
        (
            "stacks=Rage(by=0)",
            "one of initiative, stack, resolving, pending, gone, among, picked, given, revealed, declared",
        ),
        ("given=1+x", "a number"),
        ("given=2*1+1", "a space"),
        ("picked=0.1 / ", "the end"),
    ],
)
def test_bad_text_says_where_and_what_was_expected(text, expected):
    with pytest.raises(BadNotation) as bad:
        read(EVENT + text)
    assert bad.value.expected == expected
    assert bad.value.place >= len(EVENT)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (EVENT, "Rage is in the supplemental zone of seat 0 and does not resolve."),
        (
            EVENT + "pending=Muse.start-of-turn(of=0.0,by=0)",
            "Rage is in the supplemental zone of seat 0 and does not resolve.",
        ),
        (EVENT + "stack=Rage(by=0)", "Rage does not say at which of its steps it waits."),
        (EVENT + "stack=Rage(by=0,at=begin)", "Rage asks nothing at the step begin."),
        (EVENT + "stack=Rage(by=1,at=mode)", "Rage cannot have been played or used then."),
        (EVENT + "stack=Rage(by=0,at=mode),Rage(by=0,at=mode)", "Rage cannot wait at the step mode."),
        (EVENT + "stack=Rage(by=0,at=mode,it=0)", "Rage cannot have selected that by then."),
        (EVENT + "stack=Rage(by=0,at=mode1-choose,free)", "Rage is not about to be paid for."),
        (EVENT + "stack=Rage(by=0,at=mode) picked=0", "Nothing is picked or divided there."),
        (EVENT + "stack=Rage(by=0,at=mode1-choose) picked=1.0", "After these answers nothing is left to decide there."),
        (EVENT + "stack=Rage(by=0,at=mode1-choose) given=3", "Nothing is picked or divided there."),
        (EVENT + "initiative=1 stack=Rage(by=0,at=mode)", "In the moment main seat 0 has initiative."),
        (
            EVENT + "declared stack=Rage(by=0,at=mode)",
            "Nobody has just declared attackers or blockers in the moment main.",
        ),
        (EVENT + "stack=Lash(by=0,at=choose)", "Lash resolves and is in no supplemental zone (1.4.6)."),
        (EVENT + "stack=Muse.start-of-turn(by=0,at=may)", "Muse does not say of which champion it is."),
        (EVENT + "stack=Muse.start-of-turn(of=1.0,by=0,at=may)", "The champion is Wolf, not Muse."),
        (EVENT + "stack=Muse.start-of-turn(of=0.4,by=0,at=may)", "There is no champion number 4 in board of seat 0."),
        (
            "/ board=Muse / / gone=Muse(by=0)",
            "Initiative, champions that are gone and declarations are told while effects resolve.",
        ),
        (EVENT + "stack=Rage(by=0,at=mode) gone=Lash(by=0)", "Lash is no champion: it cannot have left play."),
        ("seat=1 " + EVENT + "initiative=0 stack=Rage(by=0,at=mode)", "Seat 0 decides there, not seat 1."),
        ("moment=start / board=Muse /", "In the moment start somebody decides only where an effect resolves."),
        ("moment=over winner=0 / /", " is no way to end a game; ways are health, deck, concession, both, limit, card."),
        (
            "moment=over winner=0 reason=both / /",
            "Nobody wins a game that ends by both or limit, and somebody any other.",
        ),
        ("winner=0 reason=deck / /", "A game that is over says how it ended, and no other one does."),
        ("moment=attackers / board=2*Wolf / / picked=0.1+0.0", "Something was answered that is no answer there."),
        ("moment=attackers / board=2*Wolf / / stack=Rage(by=0,at=mode)", "No effect resolves in the moment attackers."),
        ("moment=damage blocked / board=Kong(attacking) / board=2*Wolf(blocking) / given=15", "is no answer there."),
        (
            "moment=damage blocked / board=Kong(attacking) / board=2*Wolf(blocking) / given=2,3",
            "More was answered there.",
        ),
        ("moment=before-damage seat=1 / board=Kong(attacking) / board=Wolf(blocking)", "so the attack is blocked."),
    ],
)  # fmt: skip
def test_what_cannot_be_gets_a_sentence(text, sentence):
    with pytest.raises(BadNotation) as bad:
        read(text)
    assert sentence in str(bad.value)
    assert bad.value.place == -1


@pytest.mark.parametrize("seed", range(300, 303))
def test_what_is_made_up_is_refused_or_can_be_played(seed):
    rng = Rng(seed)
    positions = [position for game, _ in moments(seed) if (position := position_of(game)).ongoing]
    ongoing = [position.ongoing for position in positions]
    forger = Forger(rng, [effect for one in ongoing for effect in (*one.stack, *one.resolving, *one.pending)])
    accepted = 0
    for _ in range(200):
        try:
            game = build(forger.forged(forger.one(positions)), seed)
        except BadPosition:
            continue
        accepted += 1
        assert status(game) == []
        assert write(read(write(game))) == write(game)
        walk(game, rng, 20)
        assert status(game) == []
    assert accepted > 10


@pytest.mark.parametrize("seed", range(2))
def test_damaged_text_is_read_or_refused(seed):
    rng = Rng(seed)
    texts = [text for game, _ in moments(400 + seed) if (text := write(game)).count(" / ") == 3]
    signs = "/=,()+:.-0123456789 abdefhikostxyKM"
    for _ in range(300):
        text = texts[rng.below(len(texts))]
        at = len(text) - 1 - rng.below(len(half_done(text)))
        damaged = text[:at] + signs[rng.below(len(signs))] * rng.below(2) + text[at + rng.below(2) :]
        try:
            game = read(damaged)
        except BadNotation:
            continue
        assert status(game) == []
        assert write(read(write(game))) == write(game)
        assert text_of(position_of(game)) == write(game)
