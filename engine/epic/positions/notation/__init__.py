"""One line of text that says a whole position, as FEN does for chess. Bug reports, puzzles, tests and links use it.

    turn=3 active=0 first=0 moment=main seat=0 / health=30 gold=1 hand=Kong,2*Lash board=CaveTroll(damage=1,expended)
    discard=- deck=3*Rage / health=27 gold=1 hand=Muse@01 board=- discard=Hurricane! deck=Rage,Lash

(on one line). Three parts divided by ` / `: the turn, what is of seat 0, what is of seat 1. A fourth one says what is
half done, if anything is. A part is fields `name=value` and single words, in any order when read; what is not said is
as in `position.py`.

Every moment in which somebody decides has a notation, and so has a game that is over. In `main`, `end-offer` (the
opponent may act before the turn ends), `continue` (4.3.4), `before-blocks` and `before-damage` a window is open;
`mulligan`, `attackers`, `blockers` and `hand-limit` are multi-picks of the rules, and in `damage` battle damage is
divided. With effects in the fourth part these resolve before the window, or in it; only then there are `start`,
`after-damage`, `end` and `clean-up`. `over` has `winner` (a seat or `none`) and `reason`. The random source has no
notation: `read` takes a seed. What was done before has none either: how many choices were made, what can be taken back.

The turn: `turn`, `active` (whose turn), `first` (who began), `moment`, `seat` (who decides), `acted` (who has
initiative made a play in this window), `passed` (the window before this one was passed), `blocked`, `no-attacks`,
`later=PsionicAssault(by=0,who=1),FinalTask(by=0,it=0.2)` (waits for the end of the turn; 0.2 is the third champion of
seat 0), `rules=first-mulligans-first+attacker-first-after-blocks+open-lists+every-window` (switches of the setup) and
`started-at=20` (health at the start, where it was not 30).
A seat: `health`, `gold`, `bound=wild` (gold for wild costs only), `to-play=wild` (gold that only plays wild cards and
powers), `deity` (the god card that it plays with), `hand`, `board`, `discard`, `deck` (from the top), `supplemental`
(events that resolve), `played0=2*good+wild`, `played1` (how many cards of that cost were played this turn, when more
than one, and the alignments of them all), `no-healing` (it cannot gain health this turn), `this-turn=DemonicRising`
(cards by which it said what champions have this turn).

A list is items divided by commas, `-` when empty; `3*Lash` is three alike. A name is written without spaces and
punctuation (`WolfsCall`); as printed it stands in quotes: `"Wolf's Call"`. A card that a seat knows while it is hidden
has `@` and the seats: `Kong@01`; cards known together in no known order share a number: `Kong@01.1,Lash@01.1`. `!`
marks a card that was broken this turn. A champion may have details in brackets: `token` (a token that is a copy of it),
`damage`, `counters`, `expended`, `flipped`, `deploying`, `attacking`, `blocking`, `attacked` (earlier this turn),
`blanked` (it lost its powers and abilities this turn), `owner=1`, `back=1` (control returns to seat 1 at the end of the
turn), `struck=0+1` (seats that it dealt damage to this turn), `granted=PlagueZombies` (what gave it an ability this
turn), `gained=blitz+airborne` (for good), `suspended=blitz` (gained for good, lost this turn), `turn=unbreakable`,
`offense=4`, `defense=-2` (this turn).

What is half done, as in

    initiative=0 stack=ScarasWill(by=0,at=mode2-does,who=1,it=1),ScarasWill.does(by=1,at=choose)
    stack=Pyrosaur.loyalty(of=0.0,by=0,at=reveal) resolving=Pyrosaur.tribute(of=0.0,by=0) picked=hand0.Kong

`stack`: effects that have begun, the last one asks. An event is called by its card, all else also by the ability. `at`
says where it waits, by what is asked there (`plain/abilities.py`), `by` who controls it, `of` of which champion or card
it is, where that is not clear. Where it is so: `x`, `who` ("that player", or `none`), `it` (what it has selected),
`done` (what "if you do" asks about), `free` (the costs of the event are not paid). `resolving` and `pending`: abilities
of the batch that has begun and of the next (3.2.5a). `initiative` where it is not that of `seat`, `declared` until the
first window after attackers or blockers were declared, `gone=Muse(by=1,offense=3,defense=3,of=discard1.Muse)`:
champions that left play, as they were last seen (`owner`, `keywords`, `blanked`, `unblocked`), and where their cards
are. The answer so far: `picked=0.1+0.2`, `among` (the order of champions and players, where it is not that of the
boards), `given=2+1,3` (amounts of each that divides, alike ones too one by one), `revealed=3` (so many from the top of the deck).

A thing is a player (`0`), a champion in play (`0.2`) or gone (`gone.0`, the first of them), or a card: by its name in
`hand0.Kong@01`, `discard1.Kong!` or `supplemental0.Lash` (`discard1.Kong:2` is the second of equal ones), by its place
from the top in `deck0.0`. Of cards that are not open to both players it is only said that they are of a block that both
know (`block0.1`) or that they are hidden in the hand or deck (`hidden1`).

Positions are stored and shared as text, so words of the notation stay when a term of the engine changes: `bound` and
`to-play` are restricted gold, `blanked` is lost abilities, `struck` is damaged players.

A notation names hidden cards too: what is shown to one seat is the notation of a game determinized for it.

Laws: `write(read(write(g))) == write(g)`, and every choice leads to the same position from `read(write(g))` as from `g`
when the random source is the same. No notation tells what only numbers tell: the order in which champions entered play
(several are picked and shuffled in this order), but for those among which one was picked already.
"""

from __future__ import annotations

from engine.epic.positions.notation.reading import parse
from engine.epic.positions.notation.scanning import BadNotation
from engine.epic.positions.notation.writing import text_of
from engine.epic.positions.plain.building import build
from engine.epic.positions.plain.describing import position_of
from engine.epic.positions.plain.position import BadPosition
from engine.epic.rules.state import Game

__all__ = ["BadNotation", "parse", "read", "text_of", "write"]


def write(g: Game) -> str:
    """The position of a game in one line."""
    return text_of(position_of(g))


def read(text: str, seed: int = 0) -> Game:
    """The game in a position, at its decision. Raises BadNotation with the place and what was expected there."""
    position = parse(text)
    try:
        return build(position, seed)
    except BadPosition as error:
        raise BadNotation(str(error)) from error
