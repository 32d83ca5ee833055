"""What the laboratory says to people."""

from lab import field, wording
from lab.cards import reports as card_reports
from lab.equilibrium import Equilibrium, Spread
from lab.runs import Run, StoppingRule
from tests.lab.fabricated import KONGS, LASHES, LOST, MUSES, NO_END, SPLIT, WON, game, plan, run_of

THREE = plan(KONGS, MUSES, LASHES, meetings=field.each_with_each(3))


def lines_of(run):
    return wording.of_field(field.reports(run), field.matrix(run)).split("\n")


def test_a_matchup_in_words():
    """One game of four is lost; of two scores no bound is known but 0 and 1 where all are alike."""
    pairs = (game(0, 8), game(0, 12, "deck")), (game(0, 10), game(1, 10))
    first, starting, turns, won, lost = lines_of(run_of(*pairs))
    assert first.startswith("kongs against muses: 75.0% of 4 games (")
    assert first.endswith("); neither is shown to be better (not finished).")
    assert starting.startswith("  On the play 100.0% of 2 games (")
    assert "; on the draw 50.0% of 2 games (" in starting
    assert turns == "  Turns of both players: half of the games 9.5 to 10.5, median 10, longest 12."
    assert (won, lost) == ("  kongs won: health 2, deck 1.", "  muses won: health 1.")


def test_who_is_better_and_why_it_stopped():
    assert "; muses wins more often (decided)." in lines_of(run_of(*[LOST] * 40, rule=StoppingRule(40)))[0]
    limit = lines_of(run_of(SPLIT, rule=StoppingRule(1)))[0]
    assert limit.endswith("; neither is shown to be better (all games allowed are played).")


def test_a_matrix_in_words():
    *_, title, head, kongs, muses, lashes = lines_of(Run(THREE, NO_END, [{0: WON}, {0: SPLIT, 1: WON}, {}]))
    assert title == "Win chances of the decks on the left, in percent:"
    assert head == "        kongs  muses  lashes"
    assert kongs == "kongs      50    100      75"
    assert muses == "muses       0     50       -"
    assert lashes == "lashes     25      -      50"


def test_cards_in_words():
    """Kong is in the opening hand of all 40 games that are won and of no other one, so that the difference is 100
    points; Lash is never drawn."""
    won_with = [(game(0, Kong=(0, 5)), game(0, Kong=(0, 5)))] * 20
    lost_without = [(game(1), game(1))] * 20
    run = run_of(*won_with, *lost_without, of=plan(watched=True))
    text = wording.of_cards("kongs", card_reports(run))
    (hand,) = [line for line in text.split("\n") if line.startswith("15 Kong") and line.endswith(" 40")][:1]
    assert "+100.0  +100.0 to +100.0  100% (" in hand
    assert "Lash" not in text
    assert "when a card comes than when another one does at the same point" in text
    few = wording.of_cards("kongs", card_reports(run_of(*won_with[:2], *lost_without[:2], of=plan(watched=True))))
    assert "too few" in few


def test_an_equilibrium_in_words():
    table = field.matrix(Run(THREE, NO_END, [{0: WON}, {0: SPLIT, 1: WON}, {0: WON}]))
    found = Equilibrium((0.25, 0.75, 0.0), (0.25, 0.75, 0.0), 0.5, (0.5, 0.5, 0.4))
    spreads = [Spread(0.8, 0.1, 0.4), Spread(1, 0.6, 0.9), Spread(0, 0, 0)]
    lines = wording.of_equilibrium(table, found, spreads, square=True).split("\n")
    assert lines[2].split() == ["muses", "75.0%", "60%", "to", "90%", "over", "99%", "50.0%"]
    assert lines[3].split() == ["kongs", "25.0%", "10%", "to", "40%", "80%", "50.0%"]
    assert lines[4].split() == ["lashes", "0.0%", "0%", "in", "95", "or", "more", "under", "1%", "40.0%"]
    assert len(lines) == 5
    others = wording.of_equilibrium(table, found, spreads, square=False)
    assert "It wins 50.0% against the best answer of the others:" in others
