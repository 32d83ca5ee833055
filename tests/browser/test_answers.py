"""What the page lets be answered and what the server takes are the same: the page's modules are asked about decisions
of random games, and `plan` about what they say.
"""

from collections import Counter
from pathlib import Path

import pytest

from engine.epic import apply, new_game
from engine.epic.programs import D
from engine.epic.prompts.decisions import decision_view
from engine.epic.proofs.answers import ANSWERING, tries
from engine.epic.proofs.fuzz import setup_for
from engine.epic.rules import codes
from engine.kernel.answering import answered_as
from engine.kernel.random import Rng
from tests.engine.epic.battles import battle_by_chance

STATIC = Path(__file__).resolve().parents[2] / "static"
BATTLES, GAMES = 40, 30
WANTED = [D.card_index_of_name["Spite"]]  # asks for an amount
MOST = {"divisions": 240, "multi-picks": 100, "amounts": 10, "": 40}  # decisions of each kind
SELDOM = ("divisions", "amounts")  # all of them are taken, of others one in four
ROUNDS = 2  # of answers that are tried for each division
PRESSES = 10

# What amounts.js says of a division: how it begins, which amounts are legal, where one more leads, and whether what was
# taken back can be given back.
DIVIDE = """async cases => {
    const {given, isLegal, lethal, shares, start, step} = await import("/js/table/amounts.js");
    const same = (one, other) => JSON.stringify(given(one)) === JSON.stringify(given(other));
    return cases.map(({decision: {divide}, tried, presses}) => {
        const begun = start(divide);
        const reached = [begun];
        const restored = [];
        for (const [place, by] of presses) {
            const ref = shares(divide)[place % shares(divide).length], now = reached.at(-1);
            const then = step(divide, now, ref, by);
            if (then && by > 0) reached.push(then);
            if (then && by < 0) restored.push(same(step(divide, then, ref, 1), now));
        }
        return {
            begun: given(begun),
            legal: tried.map(amounts => isLegal(divide, amounts)),
            reached: reached.map(given),
            restored,
            lethal: isLegal(divide, lethal(divide)),
            judged: reached.map(amounts => isLegal(divide, amounts)),
        };
    });
}"""

# Whether a target that breaks from a number on breaks of 0, 1 and 4.
BREAKS = """async number => {
    const {breaks} = await import("/js/table/amounts.js");
    return [0, 1, 4].map(amount => breaks({ref: "b1", least: 0, need: 9, breaks: number}, amount));
}"""

# What choices.js offers for a decision while things are pressed: what is selected, and each button with its answer.
COMMANDS = """async cases => {
    const {commands, preselected, toggled} = await import("/js/table/choices.js");
    const draft = {amounts: {}, legal: false, amount: 0};
    const shown = ({id, label, answer}) => ({id, label, answer});
    const offered = (decision, changes) =>
        commands(decision, {...draft, selected: [], ...changes}, () => false).map(shown);
    return cases.map(({decision, presses}) => {
        const {run, amount} = decision;
        if (amount) {
            const numbers = Array.from({length: amount.most - amount.least + 1}, (_, at) => amount.least + at);
            return numbers.map(number => ({selected: [], buttons: offered(decision, {amount: number})}));
        }
        let selected = preselected(decision);
        const seen = [{selected, buttons: offered(decision, {selected})}];
        for (const [place] of run ? presses : []) {
            selected = toggled(run, selected, run.candidates[place % run.candidates.length].refs[0]);
            seen.push({selected, buttons: offered(decision, {selected})});
        }
        return seen;
    });
}"""


@pytest.fixture(scope="module")
def cases():
    """Decisions by how they are answered: the game, its decision as the page gets it, and what to try."""
    found = {kind: [] for kind in MOST}
    for seed in range(BATTLES):
        collect(found, battle_by_chance(seed), Rng(seed), until=lambda game: game.kind != codes.DIVIDE)
    for seed in range(GAMES):
        collect(found, new_game(setup_for(seed, Rng(seed), WANTED), seed), Rng(seed))
    return found


def collect(found, game, rng, until=lambda game: False):
    """Play on by chance and keep what is asked on the way."""
    while not game.reason and not until(game):
        asked = decision_view(game, game.seat)
        kind = answered_as(asked)
        if len(found[kind]) < MOST[kind] and (kind in SELDOM or rng.below(4) == 0):
            presses = [[rng.below(64), 1 if rng.below(2) else -1] for _ in range(PRESSES)]
            found[kind].append(
                (game.clone(), {"decision": asked, "tried": tried(game, asked, rng), "presses": presses})
            )
        legal = [answer for answer, is_legal in (tries(game, asked, rng) if kind else ()) if is_legal]
        if legal and rng.below(4):
            chosen = ANSWERING.planned(game, legal[0] if rng.below(2) else legal[-1])
        else:  # one option only, so that now and then the rest of a whole is asked for
            chosen = [game.options[rng.below(len(game.options))]]
        for code in chosen:
            apply(game, code)


def tried(game, asked, rng):
    """Amounts of a division that may or may not be legal, for those who can get any."""
    if not asked["divide"]:
        return []
    targets = [*asked["divide"]["targets"], *([asked["divide"]["player"]] if asked["divide"]["player"] else [])]
    known = {target["ref"] for target in targets}
    answers = [answer for _ in range(ROUNDS) for answer, _ in tries(game, asked, rng) if "amounts" in answer]
    return [answer["amounts"] for answer in answers if answer["amounts"].keys() <= known]


@pytest.fixture(scope="module")
def modules(browser):
    """Run a function in a page that has the site's static files and nothing else."""
    page = browser.new_page()
    page.route("**/*", answer_with_file)
    page.goto("http://modules.test/")
    yield page.evaluate
    page.close()


def answer_with_file(route):
    name = route.request.url.removeprefix("http://modules.test/")
    if name:
        route.fulfill(path=STATIC / name, content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


def test_a_division_is_legal_on_the_page_where_the_server_takes_it(cases, modules):
    asked = cases["divisions"]
    verdicts, bound = Counter(), 0
    for (game, case), found in zip(asked, modules(DIVIDE, [case for _, case in asked]), strict=True):
        taken = [ANSWERING.planned(game, {"amounts": amounts}) is not None for amounts in case["tried"]]
        assert (case, found["legal"]) == (case, taken)
        verdicts.update(taken)
        bound += case["decision"]["divide"]["lack"] is not None and not all(taken)
        assert found["begun"] == {ref: part for ref, part in case["decision"]["divide"]["default"].items() if part}
    assert len(asked) == MOST["divisions"]
    assert min(verdicts[True], verdicts[False]) > 300
    assert bound > 10  # what an earlier champion let through decides


def test_every_step_of_a_division_leads_to_a_legal_one(cases, modules):
    asked = cases["divisions"]
    steps = taken_back = 0
    for (game, case), found in zip(asked, modules(DIVIDE, [case for _, case in asked]), strict=True):
        assert all(found["judged"])
        assert found["lethal"]
        assert all(found["restored"])
        taken_back += len(found["restored"])
        for amounts in found["reached"]:
            assert ANSWERING.planned(game, {"amounts": amounts}) is not None, (case, amounts)
        steps += len(found["reached"]) - 1
    assert min(steps, taken_back) > 200


@pytest.mark.parametrize(("needed", "breaking"), [(4, [False, False, True]), (1, [False, True, True]), (0, [True] * 3)])
def test_a_part_breaks_from_the_number_that_the_server_sends(modules, needed, breaking):
    assert modules(BREAKS, needed) == breaking


def test_what_is_unbreakable_never_breaks(modules):
    assert modules(BREAKS, None) == [False] * 3


@pytest.mark.parametrize("kind", ["multi-picks", "amounts", ""])
def test_every_button_says_something_and_does_what_the_server_takes(cases, modules, kind):
    asked = cases[kind]
    for (game, _), plans in zip(asked, modules(COMMANDS, [case for _, case in asked]), strict=True):
        for plan in plans:
            for button in plan["buttons"]:
                assert any(letter.isalpha() for letter in button["label"]), button
                assert button["answer"] is None or ANSWERING.planned(game, button["answer"]) is not None, (plan, button)
    assert len(asked) == MOST[kind]


def test_a_multi_pick_cannot_be_confirmed_on_the_page_where_the_server_would_refuse_it(cases, modules):
    asked = cases["multi-picks"]
    refused = 0
    for (game, case), plans in zip(asked, modules(COMMANDS, [case for _, case in asked]), strict=True):
        code_of = {one["refs"][0]: one["code"] for one in case["decision"]["multi_pick"]["candidates"]}
        for plan in plans:
            buttons = {button["id"]: button["answer"] for button in plan["buttons"]}
            chosen = [code_of[ref] for ref in plan["selected"]]
            if "confirm" not in buttons:
                assert (chosen, buttons) == ([], {"decline": {"codes": [codes.STOP]}})
            elif buttons["confirm"] is not None:
                assert buttons["confirm"] == {"codes": chosen}
            else:
                refused += 1
                assert ANSWERING.planned(game, {"codes": chosen}) is None or (not chosen and "decline" in buttons), (
                    case,
                    plan,
                )
    assert refused > 20
