"""The position notation: what is written is read again, and bad text gets a sentence."""

import pytest

from engine.epic_tcg.positions import BadNotation, footprint, read, write
from engine.epic_tcg.positions.behaviour import meanings
from engine.epic_tcg.positions.notation import words
from engine.epic_tcg.positions.notation.programs import OF_ANY, bundles_of, programs_of, word_of
from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import BUNDLES, GAME, NAMES, PROGRAMS, TRIGGERED, USED
from engine.epic_tcg.programs.game import GAME_PROGRAM
from engine.epic_tcg.proofs.fuzz import setup_for
from engine.epic_tcg.proofs.notations import notation_laws
from engine.epic_tcg.rules import codes, derive, machine
from engine.epic_tcg.rules.machine import apply, new_game
from engine.epic_tcg.rules.state import REGISTERS, TABLES
from engine.epic_tcg.simulation import walk
from engine.kernel.random import Rng

WURMS = "deck=9*BurrowingWurm"


def does(game, meaning):
    apply(game, meanings(game)[meaning])


# --- what is read ----------------------------------------------------------------------------------------------------


def test_a_quiet_position_says_what_is_on_the_table():
    game = read(
        f"turn=3 active=0 moment=build / mojo=12 hand=Executioner,Hellfire@1 board=Hulk(damage=3,expended) {WURMS} / "
        f"discard=Hellfire(owner=0) board=Human,Hulk(counters=2,owner=0) deck=Hellfire,BurrowingWurm"
    )
    assert (game.turn, game.mojo, game.actions) == (3, [12, 30], [1, 1])
    assert [NAMES[game.def_of[uid]] for uid in game.hand[0]] == ["Executioner", "Hellfire"]
    hulk, (human, theirs) = game.board[0][0], game.board[1]
    assert (game.damage_of[hulk], game.flags_of[hulk]) == (3, codes.EXPENDED)
    assert (game.uid_of[human], game.counters_of[theirs], game.owner_of_slot[theirs]) == (-1, (2,), 0)
    assert NAMES[game.def_of[game.deck[1][-1]]] == "Hellfire"  # the top card is said first
    assert game.owner_of[game.discard[1][0]] == 0
    assert (game.seat, codes.KIND_NAMES[game.kind]) == (0, "priority")


def test_what_is_as_usual_need_not_be_said():
    short = f"turn=3 rules=every-window / hand=Hulk {WURMS} / {WURMS}"
    assert write(read(short)) == (
        "turn=3 active=0 moment=build rules=every-window / mojo=30 actions=1 hand=Hulk board=- discard=- "
        f"{WURMS} / mojo=30 actions=1 hand=- board=- discard=- {WURMS}"
    )


def test_counters_flags_veils_and_what_holds_this_turn_are_kept():
    """Hulk is 9/9. It gets -3 offense and one +1/+1 counter."""
    text = (
        "turn=5 active=1 moment=battle priority=0 passed=1 attacked=0 rules=pack-war+every-window / mojo=30 actions=0 "
        "hand=- board=Hulk(paid,damage=2,offense=-3,defense=4,counters=1,back=1,turn=airborne,lost=breakthrough) "
        f"discard=- {WURMS} traits=cannot-draw / mojo=7 actions=1 used=3 hand=- board="
        f"Hulk(token,expended,attacking,attacked),Wolf(flipped,stays1) discard=- {WURMS} played=Hellfire"
    )
    game = read(text)
    assert write(game) == text
    hulk = game.board[0][0]
    assert (derive.offense(game, hulk), derive.defense(game, hulk)) == (9 - 3 + 1, 9 + 4 + 1)
    assert derive.keywords(game, hulk) == words.KEYWORDS["airborne"]
    assert (game.defender, game.seat, game.setup.pack_war) == (0, 0, True)


# --- what is going on ------------------------------------------------------------------------------------------------


def test_copies_cards_under_pieces_and_abilities_of_players_are_kept():
    """A Doppelganger that is a copy of Hulk (9/9) keeps its ability. A Werewolf has become 8/8 for this turn, and it
    has the ability that Web of the Spider God gives."""
    text = (
        "players=4 turn=5 active=0 moment=build out=2+1 rules=every-window / mojo=30 actions=0 limited=IOwnTheNight "
        "hand=Hulk(group=1:03) board=SeasideCave,Hulk(from-hand,is=Doppelganger,kept=Doppelganger.bundle1),"
        "Werewolf(stays3,form=8:8:champion,gained=WebOfTheSpiderGod.bundle1) discard=DarkPurpose "
        "deck=2*Mechotaur(group=2:0),Mechotaur(group=1:03) under=DarkAngel@0123(below=0.0) "
        "abilities=DarkPurpose.bundle1(of=discard0.0) / mojo=0 actions=0 hand=- board=- discard=- deck=- / "
        f"mojo=0 actions=0 hand=- board=- discard=- deck=- / mojo=30 actions=1 hand=- board=- discard=- {WURMS}"
    )
    game = read(text)
    assert write(game) == text
    cave, hulk, werewolf = game.board[0]
    assert [derive.offense(game, slot) for slot in (hulk, werewolf)] == [9, 8]
    [(piece, card)] = game.under
    assert (piece, NAMES[game.def_of[card]]) == (game.ref_of[cave], "Dark Angel")
    assert [game.group_of[uid] & 0b1111 for uid in (*game.hand[0], *game.deck[0])] == [0b1001, 0b1001, 1, 1]
    assert game.lost == (2, 1)


def test_what_lies_on_the_line_is_written_and_resolves_from_there():
    """The Executioner breaks another champion as it comes into play; here it may break either of two."""
    game = read(f"turn=3 rules=every-window / hand=Executioner {WURMS} / board=Hulk,MechoTaur {WURMS}", seed=7)
    does(game, "play hand0.0")
    assert write(game).endswith(" / line=Executioner(by=0,of=playing0.0,moment=5,actions=1)")
    again = read(write(game), 7)
    for one in (game, again):
        does(one, "pass 0")
        does(one, "pass 0")
    assert codes.KIND_NAMES[game.kind] == "target"
    assert write(game).endswith(" / stack=Executioner.when1(by=0,of=0.0,at=0,stage=1,it=0.0)")
    assert footprint(game) == footprint(again)
    again = read(write(game), 7)
    for one in (game, again):
        does(one, "pick 1.0")
    assert write(again).endswith(" / line=Executioner.when1(by=0,of=0.0,moment=5,it=0.0,g0=1.0)")
    for one in (game, again):
        does(one, "pass 0")
        does(one, "pass 0")
    assert [NAMES[again.def_of[uid]] for uid in again.discard[1]] == ["Hulk"]
    assert footprint(game) == footprint(again)


def test_attackers_and_blockers_that_are_being_picked_are_kept():
    game = read(f"turn=3 active=0 moment=attack / board=Hulk,Wolf,Human {WURMS} / board=Hulk,Wolf {WURMS}")
    does(game, "pick 1")
    does(game, "pick 0.0")
    text = write(game)
    assert "moment=attackers" in text
    assert text.endswith(" / course=Game(stage=1,picked=0.0)")
    assert sorted(meanings(read(text))) == ["pick 0.1", "pick 0.2", "stop 0"]


def test_a_division_of_battle_damage_is_kept():
    """Executioner has 4 offense: of 4 the first of two blockers gets any of 0 to 4; among three, what is left is
    divided again."""
    game = read(
        f"turn=3 moment=damage attacked=1 blocked / board=Executioner(expended,attacking) {WURMS} / "
        f"board=Mechotaur(flipped,blocking),Hulk(flipped,blocking),DarkPrince(flipped,blocking) {WURMS}"
    )
    assert len(game.options) == 5
    for first in (0, 1):
        divided = game.clone()
        does(divided, f"amount {first}")
        again = read(write(divided))
        assert footprint(again) == footprint(divided)
        assert sorted(meanings(again)) == [f"amount {second}" for second in range(4 - first + 1)]
        for one in (divided, again):
            does(one, "amount 2")
        assert footprint(again) == footprint(divided)


def test_what_was_picked_to_be_discarded_waits_while_a_card_is_asked():
    """Righteous Paladin may come into play instead, which is asked between the pick and the discard."""
    game = read(
        f"turn=3 moment=build rules=every-window / hand=Wronged {WURMS} / hand=RighteousPaladin,Hive,Hulk {WURMS}", 7
    )
    for meaning in ("play hand0.0", "pick 1", "pass 0", "pass 0", "pick hand1.2"):
        does(game, meaning)
    again = read(write(game), 7)
    for one in (game, again):
        does(one, "no 0")
        assert [NAMES[one.def_of[uid]] for uid in one.hand[1]] == ["Hive"]
    assert footprint(again) == footprint(game)


@pytest.mark.parametrize("number", range(12))
def test_random_games_are_written_and_read(number):
    rng = Rng(number)
    game = new_game(setup_for(number, rng, []), number)
    while not game.reason:
        assert notation_laws(game, rng) == []
        walk(game, rng, 1 + rng.below(25))
    assert notation_laws(game, rng) == []


# --- footprints ------------------------------------------------------------------------------------------------------


LAID = f"turn=3 moment=build rules=every-window / hand=Hulk,Hellfire board=Wolf {WURMS} / board=Wolf,Human {WURMS}"


def test_a_footprint_says_nothing_of_numbers():
    game = read(LAID)
    first, second = game.hand[0]
    game.def_of[first], game.def_of[second] = game.def_of[second], game.def_of[first]
    game.hand[0] = [second, first]
    machine.RUN[ops.PRIORITY](game, game.frames[-1], (ops.PRIORITY,))  # asks again
    assert footprint(game) == footprint(read(LAID))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("turn=3", "turn=4"), ("hand", "mojo=29 hand"), ("hand", "actions=2 hand"), ("Hellfire", "Hellfire@1"),
        ("Human", "Human(damage=1)"), ("Human", "Human(expended)"), ("Wolf,Human", "Human,Wolf"),
        ("build", "pre-battle"), ("deck=9", "deck=8"), ("turn=3", "turn=3 passed=1"), ("hand", "taken=1 hand"),
    ],
)  # fmt: skip
def test_what_differs_in_play_differs_in_its_footprint(old, new):
    assert footprint(read(LAID.replace(old, new, 1))) != footprint(read(LAID))


def test_another_chance_is_another_footprint():
    assert footprint(read(LAID, seed=1)) != footprint(read(LAID))


# --- bad text --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", '"/" was expected, but the text ends'),
        ("turn=x / / ", 'At character 6 of the position a number was expected, but there is "x'),
        ("turn=3 turn=4 / / ", 'no second turn was expected, but there is "turn=4'),
        ("moment=lunch / / ", "one of opening, mulligan"),
        ("active=2 / / ", "a number from 0 to 1 was expected"),
        (f"/ hand=Nobody {WURMS} / {WURMS}", 'the name of a card was expected, but there is "Nobody'),
        (f"/ hand=Wolf {WURMS} / {WURMS}", "stands Wolf, which is a token and no card"),
        (f"/ board=Hulk(glad) {WURMS} / {WURMS}", "lost, form, gained, kept, expended, flipped, face-down"),
        (f"/ deck=Hulk(owner=1) / {WURMS}", "in the deck of a player who does not own it"),
        (f"/ {WURMS} / {WURMS} / line=Hulk.use9(by=0)", 'stands Hulk, which has no "use9"'),
        (f"/ {WURMS} / {WURMS} / line=Hellfire(by=0,of=hand0.3)", "stands hand0.3, and there is nothing"),
        (f"/ board=Hulk(expended,flipped) {WURMS} / {WURMS}", "stands Hulk, which is expended and flipped"),
        (f"entered=0.1 / board=Hulk {WURMS} / {WURMS}", "names each piece and all on the line once"),
        (f"/ {WURMS} / {WURMS} / pending=Executioner.when1(by=0,g7=0.0)", "announces nothing as g7"),
    ],
)
def test_bad_text_gets_a_sentence(text, sentence):
    with pytest.raises(BadNotation) as bad:
        read(text)
    assert sentence in str(bad.value)


@pytest.mark.parametrize("seed", range(40))
def test_damaged_text_is_read_or_gets_a_sentence(seed):
    rng = Rng(seed)
    game = new_game(setup_for(seed, rng, []), seed)
    walk(game, rng, 60)
    text = write(game)
    for _ in range(12):
        at, length = rng.below(len(text)), 1 + rng.below(6)
        damaged = text[:at] + text[at + length :] if rng.below(2) else text[:at] + text[rng.below(at + 1) :]
        try:
            again = read(damaged)
        except BadNotation:
            continue
        assert footprint(read(write(again), again.rng.seed())) == footprint(again)


# --- nothing has no word ---------------------------------------------------------------------------------------------


def test_every_op_that_asks_is_known_to_ask_for_numbers_objects_or_neither():
    asking = {number for number, take in enumerate(machine.TAKE) if take is not machine._never}
    known = [words.PICK_NUMBERS, words.PICK_OBJECTS, words.PICK_NOTHING]
    assert asking == set().union(*known)
    assert sum(map(len, known)) == len(asking)


def test_every_moment_of_the_course_has_a_word():
    assert len(words.MOMENTS) == len(GAME_PROGRAM) == len(set(words.MOMENT_WORDS))
    for (_, step), op in zip(words.MOMENTS, GAME_PROGRAM, strict=True):
        assert op[0] != ops.BEGIN_STEP or op[1] != step  # the step begins with the op


def test_every_register_of_a_frame_has_a_word():
    said = {*words.REGISTERS.values(), *words.OBJECTS.values(), *(name for name, _ in words.REGISTER_WORDS.values())}
    said |= {"program", "pc", "what", "controller", "card_index", "uid", "ref", "obj", "by", "that_player", "announced"}
    said |= {"alignment", "done_of", "effect_of", "entered"}
    assert said == set(REGISTERS)


def test_every_table_of_a_game_is_said_or_follows():
    said = {*words.PLAYER_NUMBERS.values(), *words.TURN_WORDS.values(), *words.FRAME_LISTS.values()}
    said |= {*words.PIECE_NUMBERS.values(), "turn_keywords_of", "turn_lost_of", "counters_of", "flags_of"}
    said |= {"setup", "rng", "def_of", "owner_of", "known_of", "deck", "hand", "discard", "board", "card_of", "players"}
    said |= {"owner_of_slot", "played", "turn", "active", "step", "priority", "passed", "regular", "extra_turns"}
    said |= {"turns_in_row", "defender", "hunted", "assigned", "ward_used", "damagers", "turn_traits", "last_known"}
    said |= {"temporary_control", "winners", "reason", "holder_of", "group_of", "under", "lost", "limited_actions"}
    said |= {"turn_abilities", "turn_bundles_of", "turn_form_of", "kept_of"}
    follows = {"seats", "zone_of", "ref_of", "uid_of", "controller_of", "free", "statics", "unsettled", "last_serial"}
    follows |= {"given", "working", "seat", "kind", "options", "offered", "broken_by_deadly", "last_group", "at_once"}
    left_out = {"journal", "begun", "choices", "derived", "givers"}
    assert said | follows | left_out == set(TABLES)


def test_every_program_of_every_card_has_one_word():
    for card_index in range(len(NAMES)):
        for word, program in programs_of(card_index).items():
            assert word_of(program, card_index) == (word, card_index)
        rows = [*USED[card_index], *TRIGGERED[card_index]]
        assert {row.program for row in rows} <= set(programs_of(card_index).values())


def test_every_program_and_bundle_is_of_a_card():
    """But for those of the game, of swarm and of playing face down, which are of any card."""
    of_cards = {program for card_index in range(len(NAMES)) for program in programs_of(card_index).values()}
    assert {*of_cards, *OF_ANY.values(), GAME} == set(range(len(PROGRAMS)))
    assert {one for card_index in range(len(NAMES)) for one in bundles_of(card_index).values()} == set(
        range(len(BUNDLES))
    )


def test_all_words_can_be_read():
    for known in (words.KEYWORDS, words.ALIGNMENTS, words.ORIGINS, words.TRAITS, words.COUNTERS, words.FLAGS):
        assert all(word.replace("-", "").isalnum() and word.islower() for word in known)
        assert len(set(known.values())) == len(known)
    assert len(words.NAMES) == len(NAMES)


def test_of_cards_that_are_offered_as_one_the_first_that_lies_there_is_offered():
    """Down to 10 cards. Whatever the numbers of two Mechotaurs are, the first one of the hand is offered, though the
    other one is known to be among what was shown; so a position that is read offers the same."""
    hand = "hand=Mechotaur,Mechotaur(group=1:01),Hulk(group=1:01),9*Muse"
    game = read(f"turn=3 moment=end rules=every-window / {hand} {WURMS} / {WURMS}")
    first, second, *others = game.hand[0]
    game.hand[0] = [second, first, *others]
    again = read(write(game), game.rng.seed())
    for one in (game, again):
        for _ in range(2):
            does(one, "pass 0")
        assert {"pick hand0.0", "pick hand0.1"} & set(meanings(one)) == {"pick hand0.0"}
        assert meanings(one)["pick hand0.0"] == codes.CARD + one.hand[0][0] << codes.VERB_BITS | codes.PICK
        does(one, "pick hand0.0")
    assert footprint(again) == footprint(game)
