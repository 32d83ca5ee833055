"""The rules of the Epic Trading Card Game of 2009: its state, and everything that changes it. Nothing here has words.

The law is the rule book of 2009; docstrings name its sections. Whoever plays uses `machine.new_game`, `decision` and
`apply`, and `sight.determinize` for what a seat knows; tests lay out positions with `state` and `atoms`.

**Zones.** A card is a uid; uids are given at random, so that they say nothing. It lies in its owner's deck, in some
player's hand or discard pile (`holder_of[uid]`; cards that one does not own come there, see Cards You Don't Own), in
play, under a piece, on the line, or is removed from the game. A champion or object in play is a piece and has a slot in
parallel tables (`damage_of[slot]`...); tokens are pieces without a card. An object is one int: a player is a seat, a
card `CARD + uid`, a piece or something on the line `serial << 8 | slot`, where the line has slot 255 (`codes.py`).

**Frames.** The stack of frames is the only control flow: turn, attack, playing a card, every effect. A frame is a
program, a place in it, what the effect belongs to, some numbers and three lists of ints: what was announced, what is
selected (IT), what is being picked. Nothing of Python's waits while a decision does.

**A line item is a frame that waits.** A program of what can lie on the line has two parts. Playing a card or using an
ability pushes a frame that runs the first: modes, X, targets, divisions, then costs, each as a run of small decisions
(pick, pick, stop). It ends with PUT_ON_LINE: the frame leaves the stack and lies on `line` with all it announced. When
all have passed, it comes back to the stack and goes on with RESOLVE, which looks at its targets again and lets it fail
when none is legal. Instantaneous ones and as-triggers just go on. To copy something on the line is to copy a frame; to
stop it is to drop one.

**Whether something can be announced** is found by walking the first part of its program without doing it
(`announcing.possible`): each target, mode and cost has to be possible, or the play is not offered. So an announcement
that has begun can always be finished.

**Triggers.** Atoms look for abilities that wait for what has just happened. A when-trigger becomes a frame that waits;
before anybody gets priority, a batch of them is put on the line in turn order, each player ordering their own, and each
announces as it goes there. As-triggers are pushed on the stack as soon as the op is over, so that the active player's
come first, then those leftwards; where they say what happens instead (`effects.taken_first`, `redirecting.py`) the op
waits for them.

**Parts.** What another player does because of an effect (`Does`, `Unless`) is a frame of its own on top, a copy of the
effect's with that player as "you". What was done there counts for the effect when it ends.

**"You may".** `feasible.py` walks the steps without doing them: it is asked only where all of it can be done.

**Abilities from elsewhere** are bundles of `programs/tables.py`: what a copy keeps, what is gained for the turn, what a
continuous ability gives, what a player has for the turn. `abilities.py` puts together what a piece can use and what of
it triggers; whoever names an ability by its number reads `abilities.used_of`.

**Derived characteristics** (`derive.py`) are computed when asked: printed ones (what a veiled champion hides is not
there), then what continuous abilities say that a piece is, which the filters of the others read, then all that they
add, gains and losses of the turn and counters (Order to Apply Continuous Abilities). Negative numbers are kept and
count as 0 where they are used. What was found is kept until an atom calls `state.stale` or `state.touch`; the laws
compare it with what is found anew. `given` says what continuous abilities may give at all, and whether printed numbers
count something: who asks for anything else looks at none of them, and where nothing is given, what was found of a piece
is kept until that piece changes (`state.stale_around`).

**After each op** `settling.settle` does what happens by itself: who has no Mojo has lost, who has no deck has won,
champions with damage of at least their defense break. It repeats until nothing happens.

Contradictory continuous abilities, two alignments or two origins of one piece, take their sources out of the game.

**Groups.** Cards that go into a deck together, shuffled, have a number in `group_of` and the seats that know which they
are: such a seat knows the group, not the order, until each is seen again. `sight.determinize` deals them among
themselves.

Atoms (`atoms.py`, `damage.py`, `moving.py`) are the only writers of cards, pieces and players, and write the journal.
"""
