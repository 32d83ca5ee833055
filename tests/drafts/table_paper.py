"""Drafts with cards on the table, on paper: who holds which cards, and what each player can see of them (see
`paper.py`).

As they are told among players of cubes. Winston: look at one pile after the other, take one and begin it anew, or let
it grow; who leaves all gets the next card. Winchester: take a pile, and all grow. Grid: a row or a column each of nine
cards. Solomon: one makes two piles, the other chooses. Housman: exchange cards of the hand for those on the table.
Rochester: packs face up, in turn, there and back. Rotisserie: all cards face up in the same way.
"""

SPARE = 30  # cards of a deck: who has fewer gets the missing ones of those left over
SECRET = ("winston", "housman")  # what players have is not for all to see


class TablePaper:
    """One draft; a card is what the dealer wrote on it, `what` is chosen as the option says it."""

    def __init__(self, setup, dealt):
        self.setup, self.key, self.seats = setup, setup["format"], range(setup["seats"])
        self.piles = [[] for _ in self.seats]  # what each player keeps
        self.hands = [[] for _ in self.seats]
        self.choices = [0] * setup["seats"]
        self.parts, self.spare = [list(part) for part in dealt], []
        if self.key in ("winston", "winchester", "grid", "solomon"):
            self.spare = self.parts.pop()
        self.round, self.over = 0, False
        self.lie, self.stack = [], []
        self.lay()
        self.do_what_must_be_done()

    def choose(self, seat, what):
        assert seat == self.turn()
        self.choices[seat] += 1
        self.act(seat, what)
        self.do_what_must_be_done()

    def do_what_must_be_done(self):
        while not self.over and (only := self.only_choice()) is not None:
            self.act(self.turn(), only)

    def only_choice(self):
        return None

    def turn(self):
        return self.round % len(self.seats)

    def end(self):
        self.over = True
        for pile in self.piles:
            while self.spare and len(pile) < SPARE:
                pile.append(self.spare.pop(0))

    def next_round(self):
        self.round += 1
        if self.round == len(self.parts):
            self.lie = [[] for _ in self.lie]
            self.end()
        else:
            self.lay()

    # --- who sees what ---------------------------------------------------------------------------

    def pile(self, viewer, seat):
        return list(self.piles[seat]) if viewer in (seat, "all") or self.key not in SECRET else None

    def pack(self, viewer, seat):
        """The hand of the round."""
        return list(self.hands[seat]) if viewer in (seat, "all") else None

    def table(self, viewer):
        """How many cards lie in each pile, and which they are for those who may see them."""
        return [(len(pile), list(pile) if self.sees(viewer, at) else None) for at, pile in enumerate(self.lie)]

    def sees(self, viewer, at):
        return True


class Winston(TablePaper):
    def lay(self):
        self.stack = self.parts[0]
        self.lie, self.looks = [[self.stack.pop(0)] for _ in range(3)], 0

    def later(self):
        return next((at for at in range(self.looks + 1, 3) if self.lie[at]), None)

    def only_choice(self):
        return None if self.later() is not None or self.stack else 0

    def act(self, seat, left):
        top = self.stack
        if left and self.later() is not None:
            self.lie[self.looks] += [top.pop(0)] if top else []
            self.looks = self.later()
            return
        if left:
            self.lie[self.looks] += [top.pop(0)] if len(top) > 1 else []
            self.piles[seat].append(top.pop(0))
        else:
            self.piles[seat] += self.lie[self.looks]
            self.lie[self.looks] = [top.pop(0)] if top else []
        self.round += 1
        self.looks = next((at for at in range(3) if self.lie[at]), None)
        if self.looks is None:
            self.end()

    def sees(self, viewer, at):
        return viewer == "all" or (not self.over and viewer == self.turn() and at == self.looks)


class Winchester(TablePaper):
    def lay(self):
        self.stack = self.parts[0]
        self.lie = [[self.stack.pop(0)] for _ in range(4)]

    def only_choice(self):
        there = [at for at in range(4) if self.lie[at]]
        return there[0] if len(there) == 1 else None

    def act(self, seat, at):
        self.piles[seat] += self.lie[at]
        self.lie[at] = []
        for pile in self.lie:
            pile.extend([self.stack.pop(0)] if self.stack else [])
        self.round += 1
        if not any(self.lie):
            self.end()


class Grid(TablePaper):
    LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))

    def lay(self):
        self.lie, self.second = [[card] for card in self.parts[self.round]], False

    def turn(self):
        return (self.round + self.second) % 2

    def act(self, seat, line):
        for at in self.LINES[line]:
            self.piles[seat] += self.lie[at]
            self.lie[at] = []
        if self.second:
            self.next_round()
        else:
            self.second = True


class Solomon(TablePaper):
    def lay(self):
        self.lie, self.second = [self.parts[self.round]], False

    def turn(self):
        return (self.round + self.second) % 2

    def act(self, seat, what):
        if self.second:
            self.piles[seat] += self.lie[what]
            self.piles[1 - seat] += self.lie[1 - what]
            self.next_round()
            return
        (cards,) = self.lie
        other = [card for at, card in enumerate(cards) if at and what >> (at - 1) & 1]
        self.lie, self.second = [[card for card in cards if card not in other], other], True


class Housman(TablePaper):
    def lay(self):
        cards = self.parts[self.round]
        self.lie, self.hands, self.exchanges = [cards[:9]], [cards[9:14], cards[14:]], 0

    def turn(self):
        return (self.round + self.exchanges) % 2

    def act(self, seat, what):
        if what:
            lies, held = divmod(what - 1, 5)
            self.lie[0][lies], self.hands[seat][held] = self.hands[seat][held], self.lie[0][lies]
        self.exchanges += 1
        if self.exchanges == 6:
            for at in self.seats:
                self.piles[at] += self.hands[at]
                self.hands[at] = []
            self.next_round()


class Rochester(TablePaper):
    def lay(self):
        self.lie, self.taken = [self.parts[self.round]], 0

    def turn(self):
        there = list(self.seats)
        way = there + there[::-1]
        return (self.round + way[self.taken % len(way)]) % len(there)

    def only_choice(self):
        return self.lie[0][0] if len(self.lie[0]) == 1 else None

    def act(self, seat, card):
        self.lie[0].remove(card)
        self.piles[seat].append(card)
        self.taken += 1
        if not self.lie[0]:
            self.next_round()


class Rotisserie(Rochester):
    def act(self, seat, card):
        self.lie[0].remove(card)
        self.piles[seat].append(card)
        self.taken += 1
        if self.taken == len(self.seats) * self.setup["pool"]:
            self.end()


KINDS = {
    "winston": Winston, "winchester": Winchester, "grid": Grid, "solomon": Solomon, "housman": Housman,
    "rochester": Rochester, "rotisserie": Rotisserie,
}  # fmt: skip
