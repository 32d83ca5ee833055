"""Programs and their steps by their words, what effects can have selected where they wait, and their document."""

import re
from pathlib import Path

import pytest

from engine.epic.positions.laws import status
from engine.epic.positions.notation import parse, read, words, write
from engine.epic.positions.plain import position_of
from engine.epic.positions.plain.abilities import ASKING, BEGIN, WAITING, abilities_of, card_index_of, steps_of, word_of
from engine.epic.positions.plain.kinds import CARDS, CHAMPIONS, PLAYERS, kinds_of
from engine.epic.positions.plain.position import MOMENTS
from engine.epic.programs import ops
from engine.epic.programs.definitions import GAME, NAME, PROGRAMS, D
from engine.epic.programs.signatures import AMOUNT, QUESTION, WHO, has_kind, of_kind, operand
from engine.epic.rules.machine import TAKE, _never

DOCUMENT = (Path(__file__).parents[4] / "docs" / "notation.md").read_text(encoding="utf-8")
WORDS = (
    *words.TURN_FIELDS, *words.TURN_WORDS, *words.SWITCHES, *words.PLAYER_FIELDS, words.NO_HEALING, *words.FLAGS,
    *words.DETAILS, *words.ONGOING_FIELDS, words.DECLARED, *words.EFFECT_FIELDS, *words.EFFECT_WORDS,
    *words.GONE_FIELDS, *words.GONE_WORDS, *words.ZONES, *MOMENTS, *ASKING.values(), *WAITING.values(), BEGIN,
)  # fmt: skip
ANYTHING = PLAYERS | CHAMPIONS | CARDS
EVERY_CARD = range(len(NAME))


def row(name):
    return D.card_index_of_name[name]


def test_every_program_has_a_word_with_its_card():
    found = {ability.program for card_index in EVERY_CARD for ability in abilities_of(card_index).values()}
    assert found == set(range(len(PROGRAMS))) - {GAME}
    for card_index in EVERY_CARD:
        for word, ability in abilities_of(card_index).items():
            assert card_index_of(ability.program, card_index) == card_index
            assert word_of(card_index, ability.program) == word


def test_every_op_of_an_effect_that_asks_is_a_step():
    asking = {op[0] for program in PROGRAMS if program != PROGRAMS[GAME] for op in program if TAKE[op[0]] != _never}
    assert asking == set(ASKING)
    assert not asking & set(WAITING)
    for program in range(len(PROGRAMS)):
        if program != GAME:
            asked = {place for place, op in enumerate(PROGRAMS[program]) if op[0] in ASKING or op[0] in WAITING}
            assert {place for place in steps_of(program).values() if place >= 0} == asked
            assert all(has_kind(op, QUESTION) or op[0] == ops.MODES_OF for op in PROGRAMS[program] if op[0] in ASKING)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Kong", ["tribute", "righteous"]),
        ("Apocalypse", [""]),
        ("Final Task", ["", "later"]),
        ("Flash Fire", [""]),
        ("Gareth, Father of Genius", ["ally-sage", "power", "power-does"]),
    ],
)
def test_words_for_what_a_card_does(name, words):
    assert list(abilities_of(row(name))) == words


def allowed(op):
    """What an op can be given."""
    if op[0] == ops.ADD_CHAMPIONS_OF:
        return PLAYERS
    if has_kind(op, WHO) and of_kind(op, WHO) == ops.ITS_CONTROLLER:
        return CHAMPIONS
    if has_kind(op, WHO) and of_kind(op, WHO) == ops.ITS_OWNER:
        return CHAMPIONS | CARDS
    if has_kind(op, AMOUNT) and of_kind(op, AMOUNT) & ops.NUMBER_KIND in (ops.OFFENSE_OF_IT, ops.DEFENSE_OF_IT):
        return CHAMPIONS
    if op[0] == ops.IF:
        of = {ops.C_IT_IS: CARDS, ops.C_YOU_CONTROLLED_IT: CHAMPIONS, ops.C_YOU_OWN_IT: CHAMPIONS | CARDS}
        return of.get(operand(op, "condition"), ANYTHING)
    return ANYTHING


@pytest.mark.parametrize("card_index", EVERY_CARD, ids=NAME.__getitem__)
def test_no_op_can_be_given_what_it_does_not_know(card_index):
    for program, before in kinds_of(card_index).items():
        for place, op in enumerate(PROGRAMS[program]):
            assert max(0, before[place]) & ~allowed(op) == 0, (program, place, op)


# --- docs/notation.md ------


def test_the_document_has_every_word():
    code = "\n".join(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", DOCUMENT, flags=re.S)))
    explained = set(re.findall(r"[a-z][a-z0-9-]*", code))
    explained |= {word[:-1] for word in explained if word[-1] in "01"}
    assert set(WORDS) - explained == set()


@pytest.mark.parametrize("text", re.findall(r"^```\n(.+)\n```$", DOCUMENT, re.M))
def test_examples_of_the_document_can_be_played(text):
    game = read(text)
    assert status(game) == []
    assert write(read(write(game))) == write(game)
    assert position_of(game).ongoing == parse(text).ongoing
