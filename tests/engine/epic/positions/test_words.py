"""Programs and their steps by their words, and what effects can have selected where they wait."""

import pytest

from engine.epic.positions.plain.abilities import ASKING, WAITING, abilities_of, card_index_of, steps_of, word_of
from engine.epic.positions.plain.kinds import CARDS, CHAMPIONS, PLAYERS, kinds_of
from engine.epic.programs import ops
from engine.epic.programs.definitions import GAME, NAME, PROGRAMS, D
from engine.epic.programs.signatures import AMOUNT, QUESTION, WHO, has_kind, of_kind, operand
from engine.epic.rules.machine import TAKE, _never

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
