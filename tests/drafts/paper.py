"""A draft on paper, as the rulebook tells it: who holds which cards, and what each player can see of them.

A judge who watched every card from the deal on could write this. It asks the engine for the deal and for nothing else,
so that it can say independently of the site's views what somebody may know. 2015 rulebook, "Limited": packs are passed
left, right, left (in a Glimpse Draft seven of them, and of each pack two cards are burnt after a pick), and the next
ones opened when all of the first are gone; an open draft lies face up between the two; in a dark draft (organised play)
each keeps one of five, they exchange the rest, keep two more and put the last two away face down; a Random 60 may be
exchanged once for a smaller list.
"""

from tests.drafts.table_paper import KINDS

LEFT_OF = {"left": 1, "right": -1, None: 1}
TAKES = {"open": (1, 2, 1), "dark": (1, 2)}
BURNS = {"glimpse": 2}  # cards put away face down after each pick
DEALT, LISTED = ("random30", "sealed", "team"), ("random60",)


def paper_of(setup, dealt):
    """The draft on paper before its first choice."""
    return KINDS.get(setup["format"], Paper)(setup, dealt)


class Paper:
    """One draft; seats are numbered clockwise and cards are what the dealer wrote on them."""

    def __init__(self, setup, dealt):
        self.setup, self.dealt, seats = setup, [list(pack) for pack in dealt], setup["seats"]
        self.seats = range(seats)
        self.key, self.takes = setup["format"], TAKES.get(setup["format"])
        self.piles = [[] for _ in self.seats]  # what each player keeps
        self.waiting = [[] for _ in self.seats]  # packs before each player, the first one in hand
        self.reviewing = [False] * seats
        self.burning = [0] * seats
        self.listing = [False] * seats
        self.choices = [0] * seats
        self.round, self.put_away = 0, []
        self.team = setup.get("team", 1)  # seats that share a pool
        if self.key in DEALT:
            self.piles = [list(self.dealt[seat // self.team]) for seat in self.seats]
        elif self.key in LISTED:
            self.piles = [list(pile) for pile in self.dealt[::2]]
            self.listing = [True] * seats
        else:
            self._open()

    # --- what happens ----------------------------------------------------------------------------

    def choose(self, seat, card):
        """The player takes a card; None: goes on after a review, or keeps the list; "mulligan": exchanges it."""
        self.choices[seat] += 1
        if card is None:
            self.reviewing[seat] = self.listing[seat] = False
        elif card == "mulligan":
            self.piles[seat], self.listing[seat] = list(self.dealt[2 * seat + 1]), False
        elif self.burning[seat]:
            self._burn(seat, card)
        else:
            self._take(seat, card)
        self._take_what_must_be_taken()

    def _burn(self, seat, card):
        pack = self.waiting[seat][0]
        pack.cards.remove(card)
        self.put_away.append(card)
        self.burning[seat] -= 1
        if not self.burning[seat]:
            self._pass(seat, pack)

    def _open(self):
        """Everybody opens a pack; in an open draft one group is turned up, before each player in turn."""
        if self.key == "open":
            self.waiting[self.round % 2].append(Pack(self.dealt[self.round]))
        else:
            first = self.round * len(self.seats)
            for seat in self.seats:
                self.waiting[seat].append(Pack(self.dealt[first + seat]))
            if self.round and self.setup["review"]:
                self.reviewing = [True] * len(self.seats)
        self._take_what_must_be_taken()

    def _take(self, seat, card):
        pack = self.waiting[seat][0]
        pack.cards.remove(card)
        self.piles[seat].append(card)
        pack.taken += 1
        if pack.taken < self._may_take(pack):
            return
        self.burning[seat] = min(BURNS.get(self.key, 0), len(pack.cards))
        if not self.burning[seat]:
            self._pass(seat, pack)

    def _pass(self, seat, pack):
        self.waiting[seat].pop(0)
        pack.hands, pack.taken = pack.hands + 1, 0
        if self.takes and pack.hands == len(self.takes):
            self.put_away += pack.cards
            pack.cards = []
        if pack.cards:
            directions = self.setup["directions"]
            step = LEFT_OF[directions[self.round] if directions else None]
            self.waiting[(seat + step) % len(self.seats)].append(pack)
        elif not any(self.waiting):
            self.round += 1
            if self.round < self.setup["packs"]:
                self._open()

    def _may_take(self, pack):
        return self.takes[pack.hands] if self.takes else 1

    def _take_what_must_be_taken(self):
        """Nobody is asked for the only choice there is."""
        for seat in self.seats:
            pack = self.in_hand(seat)
            if pack is not None and self.burning[seat]:
                if self.burning[seat] == len(pack.cards):
                    for card in pack.cards[:]:
                        self._burn(seat, card)
                    self._take_what_must_be_taken()
                    return
            elif pack is not None and len(pack.cards) == self._may_take(pack) - pack.taken:
                for card in pack.cards[:]:
                    self._take(seat, card)
                self._take_what_must_be_taken()
                return

    # --- who sees what ---------------------------------------------------------------------------

    def in_hand(self, seat):
        """The pack that the player looks at; nobody looks at one while reviewing the own cards."""
        return self.waiting[seat][0] if self.waiting[seat] and not self.reviewing[seat] else None

    @property
    def over(self):
        return not any([*self.waiting, *self.reviewing, *self.listing])

    def pile(self, viewer, seat):
        """The cards that a seat keeps, as this viewer sees them, None if not at all. "all" may see everything."""
        when = self.setup["own_picks"]
        ours = viewer == seat or (isinstance(viewer, int) and viewer // self.team == seat // self.team)
        mine = ours and (
            when == "always" or self.over or (when == "review" and self.reviewing[seat])
        )  # fmt: skip
        return list(self.piles[seat]) if mine or viewer == "all" or self.key == "open" else None

    def table(self, viewer):
        """Nothing lies between the players."""
        return

    def pack(self, viewer, seat):
        """The pack in a seat's hand, as this viewer sees it; empty when there is none."""
        if viewer not in (seat, "all") and self.key != "open":
            return None
        pack = self.in_hand(seat)
        return [] if pack is None else list(pack.cards)


class Pack:
    """A pack on its way: how many hands it has been through, and how many cards this hand has taken."""

    def __init__(self, cards):
        self.cards, self.hands, self.taken = list(cards), 0, 0
