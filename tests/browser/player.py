"""Plays at the table as a person does: reads the page and clicks, presses keys or taps.

`Player` decides from what is written on the page; its hands (`Pointer`, `Keys`, `Touch`) do it with one kind of
input only. Nothing here talks to the server or knows the engine.
"""

from collections import Counter
from dataclasses import dataclass, field

from tests.patience import IN_BROWSER

MOST_ANSWERS = 600

# What a person sees once the table asks something after choice number `after`, or the game is over.
SEE = """([after, patience]) => new Promise((tell, fail) => {
    const started = performance.now();
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const zone = piece =>
        piece.closest(".hand") ? "hand" : piece.closest(".tray") ? "tray" : piece.matches(".crest, .known-card")
            ? (piece.closest(".is-mine") ? "me" : "opponent") : piece.closest(".is-mine") ? "mine" : "theirs";
    const see = () => {
        const table = document.querySelector("#table > .table");
        const prompt = table?.querySelector(".prompt");
        const at = Number(table?.dataset.at ?? -1);
        const over = document.querySelector(".result h2")?.textContent ?? null;
        const asked = prompt?.dataset.asks && (at > after || prompt.querySelector(".warning"));
        if (!asked && !over) {
            if (performance.now() - started > patience)
                return fail(`nothing was asked after ${after}: ${document.body.innerText.slice(0, 2000)}`);
            return requestAnimationFrame(see);
        }
        tell({
            at, over,
            kind: prompt.dataset.asks ?? null,
            sentence: prompt.querySelector(".prompt-sentence").textContent.trim(),
            things: all(".piece.is-choosable", table).map(piece => ({
                ref: piece.dataset.ref, zone: zone(piece),
                label: piece.querySelector(".piece-button").getAttribute("aria-label"),
                selected: piece.classList.contains("is-selected"),
            })),
            commands: all("button.command", prompt).map(button => ({
                text: button.querySelector("span").textContent, enabled: !button.disabled,
                key: button.dataset.key ?? null, primary: "primary" in button.dataset, quiet: button.matches(".quiet"),
            })).sort((one, other) => one.primary - other.primary),
            warned: Boolean(prompt.querySelector(".warning")),
            divides: Boolean(prompt.querySelector(".divide:not(.is-amount)")),
            toasts: all(".toast").map(toast => toast.textContent),
        });
    };
    see();
})"""

# The arrow that leads from what has the focus towards a thing; "" when the thing has it.
TOWARDS = """ref => {
    const goal = document.querySelector(`#table [data-ref="${CSS.escape(ref)}"] > .piece-button`);
    const from = document.activeElement.closest(".piece");
    if (document.activeElement === goal) return "";
    if (!from) return "ArrowUp";
    const [a, b] = [from, goal].map(element => element.getBoundingClientRect());
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
    return dy > 0 ? "ArrowDown" : "ArrowUp";
}"""


@dataclass
class Seen:
    """What the page shows when it asks: the kind of question, its sentence, what glows, and the buttons."""

    at: int
    over: str | None
    kind: str | None
    sentence: str
    things: list[dict]
    commands: list[dict]
    warned: bool
    divides: bool
    toasts: list[str]

    def in_zone(self, *zones):
        return [thing for thing in self.things if thing["zone"] in zones]

    @property
    def confirm(self):
        return next((command for command in self.commands if command["primary"]), None)

    @property
    def buttons(self):
        """Every button that answers, the confirming one last."""
        return [command for command in self.commands if command["enabled"] and not command["quiet"]]

    def button(self, text):
        return next((command for command in self.buttons if command["text"] == text), None)


class Pointer:
    """Clicks with a mouse."""

    def __init__(self, page):
        self.page = page

    def press(self, locator):
        locator.click()

    def press_in_hand(self, locator):
        """Where no other card of a large hand lies over it."""
        locator.click(position={"x": 14, "y": 60})

    def thing(self, ref):
        """Press a thing on the table; where it has several options, the first one."""
        button = self.page.locator(f'#table [data-ref="{ref}"] > .piece-button')
        in_hand = button.evaluate("button => button.matches('.hand-card > *')")
        (self.press_in_hand if in_hand else self.press)(button)
        self.first_option()

    def first_option(self):
        menu = self.page.locator(".option-menu button, dialog.sheet .sheet-commands .primary")
        if menu.count():
            self.press(menu.first)

    def command(self, command):
        """Press a button; an attack with the only champion that can is chosen a second time, beside it."""
        if command["primary"]:
            self.press(self.page.locator(".prompt [data-primary]"))
        else:
            self.press(self.page.locator(f'.prompt [data-key="{command["key"]}"]'))
            self.first_option()

    def insist(self):
        """Do what the page has warned of."""
        self.press(self.page.get_by_role("button", name="Do it anyway"))

    def take_one_back(self):
        """Of the first that has a part of what is divided."""
        self.press(self.page.locator(".share").first)


class Touch(Pointer):
    """Taps with a finger. A card in a window opens as a sheet, and a button there plays it."""

    def press(self, locator):
        locator.tap()

    press_in_hand = press


class Keys:
    """Presses keys and nothing else."""

    def __init__(self, page):
        self.page = page

    def thing(self, ref):
        self.reach(ref)
        self.page.keyboard.press("Enter")
        self.first_option()

    def first_option(self):
        if self.page.locator(".option-menu").count():
            self.page.keyboard.press("1")

    def reach(self, ref):
        """Walk there with the arrow keys, or with Tab where arrows lead round in circles."""
        for steps in range(200):
            arrow = self.page.evaluate(TOWARDS, ref)
            if not arrow:
                return
            self.page.keyboard.press(arrow if steps < 25 else "Tab")
        raise AssertionError(f"the keyboard does not reach {ref}")

    def command(self, command):
        self.page.keyboard.press("Space" if command["primary"] else command["key"].lower())
        self.first_option()
        if command["text"] == "End your turn" and self.page.get_by_role("button", name="Again: End your turn").count():
            self.page.keyboard.press("Space")

    def insist(self):
        self.page.keyboard.press("y")

    def take_one_back(self):
        for _ in range(200):
            self.page.keyboard.press("Tab")
            label = self.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
            if label.startswith("Take one back"):
                return self.page.keyboard.press("Enter")
        raise AssertionError("the keyboard does not reach what was given")


# The table has moved on from choice number `at`, or asks back before it does so.
ANSWERED = """at => document.querySelector(".prompt .warning")
    || Number(document.querySelector("#table > .table")?.dataset.at ?? -1) > at"""


@dataclass
class Player:
    """One person at one table. `met` counts the questions answered, by kind."""

    page: object
    hands: object
    met: Counter = field(default_factory=Counter)
    last: int = -1

    def look(self, after=None):
        """Wait for the next question, or for the end of the game, and read it."""
        seen = Seen(**self.page.evaluate(SEE, [self.last if after is None else after, IN_BROWSER]))
        assert seen.toasts == []
        if seen.warned:
            self.hands.insist()
            return self.look(after)
        return seen

    def play(self, until=lambda seen: False):
        """Answer questions until one is as wanted, which is left open, or the game is over."""
        for _ in range(MOST_ANSWERS):
            seen = self.look()
            if seen.over or until(seen):
                return seen
            self.answer(seen)
        raise AssertionError("the game does not come to an end")

    def answer(self, seen):
        self.met[seen.kind] += 1
        self.last = seen.at
        if seen.divides:
            self.divide()
        elif seen.kind == "window":
            self.act(seen)
        elif seen.kind in {"attackers", "blockers", "mulligan", "discard", "pick", "reveal"}:
            self.collect(seen)
        elif seen.things:
            self.hands.thing(self.best(seen)["ref"])
        else:
            self.hands.command(seen.buttons[0])

    def answer_whatever_comes(self, seen):
        """Answer, and do it all the same where the page asks back: then the table has moved on."""
        self.answer(seen)
        self.page.wait_for_function(ANSWERED, arg=seen.at)
        if self.page.locator(".prompt .warning").count():
            self.hands.insist()

    def act(self, seen):
        """In a window: champions first, then an attack, then events and powers; in their turn only champions."""
        mine = seen.button("Attack") or (seen.confirm and seen.confirm["text"] == "End your turn")
        hand = seen.in_zone("hand")
        champions = [thing for thing in hand if " champion, costs" in thing["label"]]
        if champions:
            self.hands.thing(max(champions, key=lambda thing: "costs 1" in thing["label"])["ref"])
        elif attack := seen.button("Attack"):
            self.hands.command(attack)
        elif mine and hand:
            self.hands.thing(hand[0]["ref"])
        elif mine and (powers := seen.in_zone("mine")):
            self.hands.thing(powers[0]["ref"])
        else:
            self.hands.command(seen.confirm)

    def collect(self, seen):
        """Select together and send with one button: everybody attacks, one blocks, one card is mulliganed."""
        wanted = {"attackers": len(seen.things), "blockers": 1, "mulligan": 1, "pick": 2}.get(seen.kind, 0)
        things = [thing for thing in seen.things if not thing["selected"]]
        if seen.kind == "pick":
            things.sort(key=lambda thing: thing["zone"] in {"mine", "me"})
        for thing in things:
            if wanted <= 0 and (seen.confirm["enabled"]):
                break
            if not any(other["ref"] == thing["ref"] for other in seen.things):
                continue  # as many as may be chosen are chosen
            self.hands.thing(thing["ref"])
            wanted -= 1
            seen = self.look(seen.at - 1)
        self.hands.command(seen.confirm)

    def divide(self):
        """Take one point back and give one to the first that can have it, until all is given; then assign."""
        self.hands.take_one_back()
        for attempt in range(40):
            seen = self.look(self.last - 1)
            if seen.at > self.last or not seen.things:
                return None  # a single point is sent by the press that gives it
            if seen.confirm["enabled"]:
                return self.hands.command(seen.confirm)
            # as the page stands now: what is given to one of a pile takes it out of the pile
            self.hands.thing(seen.things[attempt % len(seen.things)]["ref"])
        raise AssertionError("what is divided cannot be given")

    def best(self, seen):
        """Whom to choose: one of theirs for harm, one of ours for good."""
        kind = any(word in seen.sentence for word in ("gain", "get", "hand", "play"))
        order = ("mine", "me", "hand", "tray") if kind else ("theirs", "opponent", "tray")
        return min(seen.things, key=lambda thing: order.index(thing["zone"]) if thing["zone"] in order else len(order))


def broken_words(page, names):
    """Words of the names that stand on more than one line, or go on beyond their line."""
    return page.locator(names).evaluate_all("""names => names.flatMap(name => {
        const word = document.createRange();
        return [...name.textContent.matchAll(/[^ ]+/g)].filter(({0: letters, index}) => {
            word.setStart(name.firstChild, index);
            word.setEnd(name.firstChild, index + letters.length);
            const lines = word.getClientRects();
            return lines.length > 1 || lines[0].right > name.getBoundingClientRect().right + 1;
        }).map(([letters]) => letters);
    })""")
