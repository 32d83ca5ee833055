"""One sheet holds what the site looks like: static/css/tokens.css. The others, the scripts and the templates say its
names; the sheets are read by a parser, declaration by declaration."""

import re
from itertools import product
from pathlib import Path

import pytest
import tinycss2
from django.template.loader import render_to_string
from tinycss2.color4 import parse_color

ROOT = Path(__file__).resolve().parents[2]
CSS = ROOT / "static/css"
SHEETS = sorted(path for path in CSS.glob("*.css") if path.name != "tokens.css")
SCRIPTS = sorted((ROOT / "static/js").rglob("*.js"))

COLOUR_FUNCTIONS = {"rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"}
THEMES = ["light", "dark"]
NO_COLOURS = {"transparent", "currentcolor"}
FIXED = {"px", "rem", "pt", "pc", "cm", "mm", "q", "in"}  # lengths that are no share of something else
LARGEST_SPACE = 2.5  # rem; what is larger makes room for a thing that lies over the page
HAIRLINE = 1  # px


# --- reading -----------------------------------------------------------------------------------------------------


def declarations(text):
    """Every declaration of a sheet, those in nested blocks and in conditions too."""
    yield from in_rules(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True))


def in_rules(rules):
    for rule in rules:
        if rule.type == "error":
            raise AssertionError(f"line {rule.source_line}: {rule.message}")
        if rule.type == "declaration":
            yield rule
        elif rule.content is not None and getattr(rule, "lower_at_keyword", "") != "font-face":
            yield from in_rules(tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True))


def parts(tokens):
    """All that a value says, in functions and brackets too."""
    for token in tokens:
        yield token
        if token.type == "function":
            yield from parts(token.arguments)
        elif token.type.endswith(" block"):
            yield from parts(token.content)


def names_in(tokens):
    """The custom properties that a value asks for."""
    for token in parts(tokens):
        if token.type == "function" and token.lower_name == "var":
            yield next(one.value for one in token.arguments if one.type == "ident")


def token_values():
    """The tokens in their order, each with what it says."""
    root, *chosen = tinycss2.parse_stylesheet(
        (CSS / "tokens.css").read_text(), skip_comments=True, skip_whitespace=True
    )
    assert tinycss2.serialize(root.prelude).strip() == ":root"  # one block: a theme is changed in one place
    assert [(tinycss2.serialize(one.prelude).strip(), said(one)) for one in chosen] == [
        (f':root[data-theme="{theme}"]', [f"color-scheme:{theme}"]) for theme in THEMES
    ]
    found = list(in_rules([root]))
    assert len(found) == len({one.name for one in found})  # each once
    return {one.name: tinycss2.serialize(one.value).strip() for one in found}


def said(rule):
    return [f"{one.name}:{tinycss2.serialize(one.value).strip()}" for one in in_rules([rule])]


def in_theme(value, theme):
    """What a token says in one theme."""
    both = re.fullmatch(r"light-dark\((\S+), (\S+)\)", value)
    return both[1 + THEMES.index(theme)] if both else value


TOKENS = token_values()
COLOURS = {theme: {name: in_theme(value, theme) for name, value in TOKENS.items()} for theme in THEMES}


# --- what a sheet may not say ------------------------------------------------------------------------------------


def is_colour(token):
    if token.type == "function":
        return token.lower_name in COLOUR_FUNCTIONS
    if token.type == "ident":
        return token.lower_value not in NO_COLOURS and parse_color(token) is not None
    return token.type == "hash"


def is_duration(token):
    return token.type == "dimension" and token.lower_unit in {"s", "ms"}


def is_number(token):
    return token.type == "number" and token.value != 0


def is_text(token):
    return token.type == "string"


def is_fixed(token):
    return token.type == "dimension" and token.lower_unit in FIXED


def is_space(token):
    hairline = is_fixed(token) and token.lower_unit == "px" and abs(token.value) <= HAIRLINE
    large = is_fixed(token) and token.lower_unit == "rem" and abs(token.value) > LARGEST_SPACE
    return is_fixed(token) and not hairline and not large


# A sheet may measure for itself what follows a card's width: --card, and --gap and --lap between cards.
TYPE = ("--type-", "--weight-", "--leading-", "--font", "--card")
# What is wrong: in which properties, what may not stand there, whether also not in a function, and the families of
# tokens that may, all where none is named.
CHECKS = [
    ("a colour", ".*", is_colour, True, ()),
    ("a duration", ".*", is_duration, True, ()),
    ("a layer", "z-index", is_number, True, ("--layer-",)),
    ("a space", "(scroll-)?(margin|padding)(-.+)?|((row|column)-)?gap", is_space, True, ("--space-", "--gap", "--lap")),
    ("a size of type", "font(-size)?", is_fixed, True, TYPE),
    ("a weight or a line height", "font(-weight)?|line-height", is_number, False, TYPE),
    ("a family of type", "font(-family)?", is_text, True, TYPE),
    ("a corner", "border(-.+)?-radius", is_fixed, True, ("--radius", "--card")),
]


def wrong_in(declaration):
    """What this declaration says where it should say a token; nothing when it does."""
    value = list(parts(declaration.value))
    asked = list(names_in(declaration.value))
    for wrong, properties, refused, deep, families in CHECKS:
        if re.fullmatch(properties, declaration.lower_name):
            stranger = families and any(not name.startswith(families) for name in asked)
            if stranger or any(refused(token) for token in (value if deep else declaration.value)):
                return wrong
    return None


def faults(text):
    for declaration in declarations(text):
        if wrong := wrong_in(declaration):
            said = tinycss2.serialize(declaration.value).strip()
            yield f"line {declaration.source_line}: {declaration.name}: {said} says {wrong}"


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.stem)
def test_sheets_take_their_values_from_the_tokens(sheet):
    assert list(faults(sheet.read_text())) == []


@pytest.mark.parametrize(
    "said",
    [
        "color: #fff",
        "background: linear-gradient(RGB(1 2 3), transparent)",
        "border: 1px solid Tomato",
        "--tint: oklch(60% 0.1 20)",
        "box-shadow: 0 0 2px color-mix(in srgb, black 20%, transparent)",
        "z-index: 7",
        "z-index: var(--space-1)",
        "font-size: 1rem",
        "font-size: max(10px, 0.9em)",
        "font: var(--weight-bold) 1rem var(--font)",
        "font: 600 var(--type-plain) var(--font)",
        'font-family: "Alegreya"',
        "font-weight: 600",
        "line-height: 1.2",
        "margin: 0 0.3rem",
        "padding-inline-start: 5px",
        "gap: clamp(2px, 1vw, var(--space-4))",
        "margin: var(--radius)",
        "border-radius: 3px",
        "transition: rotate 0.2s",
    ],
)
@pytest.mark.parametrize("around", ["a {{ {} }}", "@media print {{ a {{ {}; }} }}", "a {{ top: 0; & b {{ {} }} }}"])
def test_what_a_sheet_may_not_say_is_found(said, around):
    assert len(list(faults(around.format(said)))) == 1


@pytest.mark.parametrize(
    "said",
    [
        "color: var(--text)",
        "background: transparent",
        "fill: currentColor",
        "border: 1px solid color-mix(in srgb, var(--good) 15%, transparent)",
        "z-index: var(--layer-bar)",
        "z-index: auto",
        "font: inherit",
        "font-size: calc(var(--card) * 0.1)",
        "font-size: max(var(--type-least-1), 0.9em)",
        "font: var(--weight-bold) var(--type-plain) / var(--leading-snug) var(--font)",
        "margin: 0 auto 1px",
        "padding: 0.3em 5% calc(-1 * var(--space-2))",
        "padding-bottom: calc(var(--space-2) + env(safe-area-inset-bottom))",
        "padding-bottom: 19rem",
        "margin-inline-start: var(--lap)",
        "border-radius: 50%",
    ],
)
def test_what_a_sheet_may_say_is_let_pass(said):
    assert list(faults(f"a {{ {said} }}")) == []


# --- names -------------------------------------------------------------------------------------------------------


def names_said():
    """Custom properties by where they come from or are asked for: declared and used in sheets, set in scripts."""
    declared, used = set(), set()
    for sheet in SHEETS:
        text = sheet.read_text()
        declared |= set(re.findall(r"@property (--[\w-]+)", text))
        for declaration in declarations(text):
            used |= set(names_in(declaration.value))
            if declaration.name.startswith("--"):
                declared.add(declaration.name)
    scripted = {name for path in SCRIPTS for name in re.findall(r"[\"'](--[a-z][\w-]*)[\"']", path.read_text())}
    return declared, used, scripted


def test_every_name_that_is_used_is_defined_and_every_defined_one_is_used():
    declared, used, scripted = names_said()
    assert used <= TOKENS.keys() | declared | scripted
    assert TOKENS.keys() - {"color-scheme"} <= used
    assert declared | scripted <= used


def test_no_sheet_and_no_script_gives_a_token_another_value():
    declared, _, scripted = names_said()
    assert (declared | scripted) & TOKENS.keys() == set()


def test_scripts_and_templates_name_no_colour():
    literal = re.compile(r"""["'`:\s]#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})["'`;\s]|\b(rgb|hsl)a?\(""", re.IGNORECASE)
    styled = re.compile(r"<style|\sstyle=")
    assert [path.name for path in SCRIPTS if literal.search(path.read_text())] == []
    assert [path.name for path in (ROOT / "templates").rglob("*.html") if styled.search(path.read_text())] == []


def test_pictures_are_painted_in_colours_of_the_tokens():
    """A picture in its own file cannot ask for a token, so it repeats what one says."""
    known = {*COLOURS["dark"].values(), "#000"}
    wrong = {
        (path.name, colour)
        for path in (ROOT / "static/img").rglob("*.svg")
        for colour in re.findall(r"#[0-9a-f]{3,8}\b", path.read_text(), re.IGNORECASE)
        if colour not in known
    }
    assert wrong == set()


@pytest.mark.parametrize("chosen", ["", *THEMES])
def test_every_page_loads_the_tokens_first_and_tells_its_theme(chosen):
    page = render_to_string("500.html", {"theme": chosen})
    assert re.search(r'<link rel="stylesheet" href="([^"]*)"', page)[1].startswith("/static/css/tokens.")
    assert f'<meta name="color-scheme" content="{chosen or TOKENS["color-scheme"]}">' in page
    assert ("data-theme=" in page) == bool(chosen)
    bars = re.findall(r'<meta name="theme-color" content="(\S+)" data-of="(\w+)" media="(.*)">', page)
    assert [(COLOURS[theme]["--ground-deep"], theme) for theme in THEMES] == [bar[:2] for bar in bars]
    shown = [
        f"(prefers-color-scheme: {theme})" if not chosen else "all" if theme == chosen else "not all"
        for theme in THEMES
    ]
    assert [bar[2] for bar in bars] == shown
    whole = [path.name for path in (ROOT / "templates").rglob("*.html") if "<html" in path.read_text()]
    assert whole == ["base.html"]


# --- contrast ----------------------------------------------------------------------------------------------------

DEEP = ["ground-deep", "ground", "sunken", "surface", "raised", "accent-surface"]
TEXTS = ["text", "text-soft", "muted", "accent", "danger", "danger-pale", "success", "good", "evil", "sage", "wild"]
TEXTS += ["accent-pale", "gold", "block", "raised-number", "mark-lost", "can-choose"]
ALIGNMENTS = ["good", "evil", "sage", "wild"]


def luminance(colour, theme):
    value = COLOURS[theme][f"--{colour}"]
    assert re.fullmatch("#[0-9a-f]{6}", value), f"{colour} is not opaque"
    channels = [int(value[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other, theme):
    darker, lighter = sorted((luminance(one, theme), luminance(other, theme)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(
    ("text", "surface"),
    [
        *product(TEXTS, DEEP),
        *product(["dim"], ["ground-deep", "ground", "sunken", "surface"]),
        *product(["on-accent"], ["accent", "accent-high", "accent-low", "danger"]),
        *product(["text"], ["accent-raised", "danger-surface", "danger-deep"]),
        *product(["ink"], ["paper", "paper-strip", "paper-shaded", "mark-ability", "mark-counters"]),
        *product(["ink-soft"], ["paper", "paper-strip"]),
        ("on-can-choose", "can-choose"),
        ("on-damage", "damage"),
        *((text, f"{one}-surface") for one in ALIGNMENTS for text in ("text", one)),
        *((f"{one}-pale", f"{one}-deep") for one in ALIGNMENTS),
        *((f"{one}-ink", "paper") for one in ALIGNMENTS),
    ],
)
@pytest.mark.parametrize("theme", THEMES)
def test_text_is_readable_on_its_surface(text, surface, theme):
    assert contrast(text, surface, theme) >= 4.5


@pytest.mark.parametrize("ground", ["muted", "accent-pale", "block", "mark-lost", "coin-high", "coin-mid"])
def test_ink_is_readable_on_what_is_dark_in_both_themes(ground):
    assert contrast("ink", ground, "dark") >= 4.5


MARKS = ["control-line", "focus", "attack", "heart", "theirs"]


@pytest.mark.parametrize(("mark", "surface"), [*product(MARKS, DEEP)])
@pytest.mark.parametrize("theme", THEMES)
def test_controls_and_focus_stand_out(mark, surface, theme):
    assert contrast(mark, surface, theme) >= 3
