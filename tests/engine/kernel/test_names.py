"""Looking things up by name: what counts as the same name, and what is said of a name that nothing has."""

from dataclasses import dataclass

import pytest

from engine.kernel.names import LONGEST_NAME, Unknown, by_folded, fold, look_up


@dataclass(frozen=True)
class River:
    name: str


RIVERS = by_folded([River("Elbe"), River("Île-de-la-Tour"), River("Rhône"), River("Rhine")])


class UnknownRiver(Unknown):
    kind = "river"
    known = RIVERS


def test_case_accents_spaces_and_punctuation_do_not_matter():
    assert fold("Île de la TOUR!") == fold("ile-de-la-tour") == "iledelatour"
    assert look_up("rhone", RIVERS, UnknownRiver) == River("Rhône")


def test_a_name_that_nothing_has_is_refused_with_names_that_come_close():
    with pytest.raises(UnknownRiver) as refused:
        look_up("Elba", RIVERS, UnknownRiver)
    assert str(refused.value) == 'No river is called "Elba". Did you mean Elbe?'
    assert refused.value.suggestions == ("Elbe",)


def test_a_part_of_a_name_is_enough_for_a_suggestion():
    with pytest.raises(UnknownRiver) as refused:
        look_up("tour", RIVERS, UnknownRiver)
    assert refused.value.suggestions == ("Île-de-la-Tour",)


def test_a_very_long_name_is_cut_in_what_is_said():
    with pytest.raises(UnknownRiver) as refused:
        look_up("z" * 1000, RIVERS, UnknownRiver)
    assert str(refused.value) == f'No river is called "{"z" * LONGEST_NAME}...".'


def test_two_things_of_one_name_are_a_mistake():
    with pytest.raises(AssertionError, match="same name"):
        by_folded([River("Main"), River("main")])
