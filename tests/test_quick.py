"""Which tests `make quick` runs after which change, over the sources as they are."""

import subprocess

import pytest

from tests import quick

TOP = ("engine", "tests", "templates", "static", "docs", "bench", "soak", "config", *quick.APPS)


@pytest.fixture(scope="module")
def sources():
    files = [file for top in TOP for file in (quick.ROOT / top).rglob("*") if "__pycache__" not in file.parts]
    return quick.Sources(str(file.relative_to(quick.ROOT)) for file in files if file.is_file())


@pytest.fixture(scope="module")
def nearest(sources):
    """The tests that can notice a change, the nearest first."""

    def nearest(*changed, cards=()):
        near = quick.nearest(sources, changed, cards)
        return sorted(near, key=lambda test: (near[test], test))

    return nearest


def test_a_module_of_an_app_leads_to_the_tests_beside_it_and_then_to_others(nearest):
    found = nearest("decks/sheets/printing.py")
    assert found[0].startswith("tests/decks/sheets/")
    assert "tests/decks/sheets/test_views.py" in found[:7]
    assert "tests/browser/test_sheets.py" in found
    assert not [test for test in found if test.startswith("tests/engine/")]


def test_a_rule_of_the_engine_leads_to_the_tests_of_rules_and_cards(nearest):
    found = nearest("engine/epic/rules/battle.py")
    assert {"tests/engine/epic/rules/test_battle_damage.py", "tests/engine/epic/cards/base/test_kong.py"} <= set(found)


def test_a_card_leads_to_its_own_tests_and_to_those_that_name_it(sources):
    near = quick.nearest(sources, ["engine/epic/cards/base.py"], {"Rage"})
    assert [test for test, far in near.items() if far == 0] == ["tests/engine/epic/cards/base/test_rage.py"]
    assert near["tests/decks/sheets/test_choosing.py"] == 1


def test_cards_are_found_by_the_lines_that_were_changed():
    source = 'ALL = (\n    Card("Kong", cost=1),\n    Card(\n        "Lash",\n        cost=0,\n    ),\n)\n'
    assert quick.changed_cards(source, [1]) == set()
    assert quick.changed_cards(source, [2]) == {"Kong"}
    assert quick.changed_cards(source, [5, 7]) == {"Lash"}


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("static/js/builder/groups.js", "tests/js/test_units.py"),
        ("static/js/pod/pack.js", "tests/browser/test_pod_page.py"),
        ("templates/decks/build.html", "tests/decks/test_build_page.py"),
        ("static/css/base.css", "tests/config/test_theme.py"),
        ("decks/data/tests.json", "tests/decks/test_conformance.py"),
        ("docs/security.md", "tests/config/test_security_page.py"),
        ("tests/engine/epic/text/golden/base.txt", "tests/engine/epic/text/test_text.py"),
        ("tests/drafts/conftest.py", "tests/drafts/test_picks.py"),
        ("drafts/views.py", "tests/drafts/test_pod_page.py"),
    ],
)
def test_what_is_no_module_leads_to_tests_too(nearest, file, test):
    assert test in nearest(file)[:40]


def test_the_packages_concern_all_tests(sources, nearest):
    assert sorted(nearest("requirements.txt")) == sorted(sources.tests)


def test_whatever_is_changed_some_test_can_notice_it(sources, nearest):
    folders = ("engine/", "config/", *quick.SITE)
    files = [
        path for path in sources.paths if path.startswith(folders) and path.endswith((".py", ".html", ".js", ".css"))
    ]
    assert len(files) > 400
    assert [path for path in files if not path.endswith("__init__.py") and not nearest(path)] == []


# --- the time --------------------------------------------------------------------------------------------------------

NEAR = {"far": 5, "dear": 1, "cheap": 1, "tests/browser/test_long.py": 2, "new": 3}
SECONDS = {"far": 4.0, "dear": 30.0, "cheap": 2.0, "tests/browser/test_long.py": quick.SECONDS + 1}


def test_the_nearest_come_first_and_of_those_the_cheapest():
    assert quick.within(NEAR, SECONDS, 2) == ["cheap", "dear", "new", "far"]


def test_what_does_not_fit_in_is_left_out_and_said_in_one_line(monkeypatch):
    monkeypatch.setattr(quick, "SECONDS", 34.0)
    chosen = quick.within(NEAR, SECONDS, 1)
    assert chosen == ["cheap", "dear", "new"]
    assert quick.said(NEAR, chosen, SECONDS) == (
        "3 of 5 files of tests that can notice the change are run. "
        "Left out: 2, of them 1 in a browser; make test runs them, 1.0 minutes."
    )
    assert quick.said(NEAR, list(NEAR), SECONDS) == "5 of 5 files of tests that can notice the change are run."
    assert quick.said({}, [], SECONDS) == "No test can notice what was changed."


# --- git -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """A repository with a commit on main and one after it."""

    def git(*words):
        identity = ("-c", "user.name=Ann", "-c", "user.email=ann@example.com")
        subprocess.run(["git", *identity, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "--initial-branch", "main")
    for text in ("one\ntwo\nthree\n", "one\n2\nthree\nfour\n"):
        (tmp_path / "file").write_text(text)
        git("add", "file")
        git("commit", "--message", "Count")
    monkeypatch.setattr(quick, "ROOT", tmp_path)
    return git


def test_work_is_what_differs_from_main_and_without_any_the_last_commit(repository, tmp_path):
    assert quick.origin() == "HEAD~1"
    assert list(quick.changed_lines("HEAD~1", "file")) == [2, 4]
    (tmp_path / "more").touch()
    assert quick.untracked() == ["more"]
    assert quick.origin() == quick.git("rev-parse", "HEAD")[0]
    repository("switch", "--create", "work")
    repository("add", "more")
    repository("commit", "--message", "Add")
    assert quick.origin() == quick.git("rev-parse", "main")[0]


def test_a_commit_that_is_not_there_is_said_to_be_missing(repository, capsys):
    assert quick.main(["nowhere"]) == 2
    assert capsys.readouterr().err == "There is no commit named nowhere.\n"
