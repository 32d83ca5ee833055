"""Names in the code are made of the terms of docs/glossary.md: words that those replaced do not come back."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# words that were private to this project, and the terms that replaced them
REPLACED = {
    "aside": "supplemental or sideboard",
    "audience": "hub",
    "audiences": "hubs",
    "aura": "static",
    "auras": "statics",
    "beat": "heartbeat",
    "blanked": "lost abilities",
    "borrowed": "temporary control",
    "eyes": "observation",
    "growing": "autosave",
    "habits": "default policy",
    "looker": "subscriber",
    "mate": "other",
    "mates": "others",
    "mend": "repair",
    "mending": "repair",
    "namesakes": "same name",
    "shields": "defense",
    "sights": "presenter",
    "standing": "ownership, status, verdict or continuous",
    "struck": "damaged players",
    "swords": "offense",
    "told": "data, payload, text or what it is",
    "untold": "unknown",
    "whereabouts": "known address",
    "worth": "value",
}
# where one of these words has its usual sense
USUAL = {
    "aside": {  # to the side of a curve; the name of a card
        "decks/faces/fields.py",
        "tests/engine/epic_tcg/cards/core/test_brush_aside.py",
    },
    "auras": {"tests/engine/epic/rules/test_made_up_auras.py"},  # stored proofs name the file
    "blanked": {"engine/epic/positions/notation/words.py"},  # a word of the notation
    "standing": {  # of a tournament
        "drafts/matches/presenter.py",
        "drafts/matches/standings.py",
        "templates/drafts/games/_pairing.html",
        "tests/drafts/matches/test_domain.py",
    },
}
ANY = re.compile("|".join(REPLACED), re.IGNORECASE)  # reading names takes time: only where there may be one
STORED = re.compile(r"/migrations/|/vendor/|\.min\.js$|tests/test_glossary\.py$")  # never renamed, or names them


def tracked(ending):
    listed = subprocess.run(["git", "ls-files", f"*{ending}"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split() if not STORED.search(name)]


def words_of(name):
    """The words of a name: of `TwoWords`, `two_words` and `two-words` alike."""
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def python_names(source):
    """All names of a module and the keys of its dicts, which become JSON; not those of tests, which are sentences, and
    not what else stands in strings and comments."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                if not name.startswith("test_"):
                    yield name
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.keyword(arg=str(name)) | ast.alias(name=name) | ast.Subscript(slice=ast.Constant(value=str(name))):
                yield name
            case ast.Dict(keys=keys):
                yield from (key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


def script_names(source):
    """What a script declares: functions, classes, variables, methods and properties of its types."""
    code = r"\b(?:function|class|const|let)\s+(\w+)"
    method = r"(?m)^ +(?:static |async |get |set )*(\w+)\([^()]*\) \{$"
    described = r"@property \{.*\} \[?(\w+)"
    for pattern in (code, method, described):
        yield from re.findall(pattern, source)


def template_names(source):
    """The variables of a template, and what it hands to scripts."""
    for inside in re.findall(r"\{[{%](.*?)[%}]\}", source):
        yield from re.findall(r"[a-z_]+", re.sub(r"\"[^\"]*\"", "", inside))
    yield from re.findall(r"\bdata-([a-z-]+)=", source)


def replaced_in(path, names):
    """The words of these names that the glossary has other terms for."""
    found = {word for name in names for word in words_of(name)} & REPLACED.keys()
    return {word for word in found if path not in USUAL.get(word, ())}


READERS = {".py": python_names, ".js": script_names, ".html": template_names}


@pytest.mark.parametrize("ending", READERS)
def test_names_are_made_of_the_terms_of_the_glossary(ending):
    wrong = {}
    for path in tracked(ending):
        source = (ROOT / path).read_text()
        names = {path, *READERS[ending](source)} if ANY.search(source) else {path}
        if found := replaced_in(path, names):
            wrong[path] = {word: REPLACED[word] for word in found}
    assert wrong == {}


def test_the_readers_find_names_and_leave_sentences_alone():
    source = '''
def test_a_standing_card(): """The audience is mending it."""
class PodAudience:
    def mendAll(self, beat_s): self._standing = Looker(on=1)
rows = {"growing": row["aside"], "text": "as told"}
'''
    found = {"audience", "mend", "beat", "standing", "looker", "growing", "aside"}
    assert replaced_in("x.py", python_names(source)) == found
    script = 'const standing = "mend";\nclass Deck {\n  async mendAll(cards) {\n    this.say("audience");\n  }\n}'
    assert replaced_in("x.js", script_names(script)) == {"standing", "mend"}
    page = '<p data-mend="1">The audience{% if told == "beat" %} is {{ pod.standing|default:"worth" }}{% endif %}</p>'
    assert replaced_in("x.html", template_names(page)) == {"mend", "told", "standing"}


def test_each_exception_is_needed():
    for word, paths in USUAL.items():
        for path in paths:
            names = {path, *READERS[Path(path).suffix]((ROOT / path).read_text())}
            assert word in {part for name in names for part in words_of(name)}, (word, path)
