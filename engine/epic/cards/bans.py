"""Published ban lists: what each is called, the day it holds from, and the cards that it bans. Data only."""

BANS = (
    # named in the publisher's article on the qualifiers of August 2017; the day itself was not found
    ("Bans of 2017", "2017-07-01", ("Blind Faith", "Ceasefire", "Fumble")),
)  # fmt: skip
