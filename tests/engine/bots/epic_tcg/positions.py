"""Positions of games of the Epic TCG in which bots are asked, and games that look the same to who decides there."""

from engine.bots.epic_tcg import bot, observe
from engine.epic_tcg.proofs.fuzz import setup_for
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import apply_trusted, new_game
from engine.epic_tcg.rules.sight import CARDS, VEILED, knows_group, show_face_down, visible
from engine.epic_tcg.rules.state import in_play
from engine.kernel.random import Rng


def positions(seed, every=1):
    """Those of one game in which the greedy bot plays against chance, every so many choices."""
    rng = Rng(seed)
    game = new_game(setup_for(seed, rng, []), seed)
    bots = [bot(("greedy", "random")[(seat + seed) % 2]) for seat in range(game.seats)]
    while not game.reason:
        if game.choices % every == seed % every:
            yield game
        apply_trusted(game, bots[game.seat].choose(observe(game, game.seat), rng))


def face_down(game):
    """The cards that lie face down in play, or are on their way there."""
    down = {game.uid_of[slot] for slot in in_play(game) if game.flags_of[slot] & codes.FACE_DOWN}
    return down | {frame.uid for frame in [*game.line, *game.frames] if frame.face_down}


def unseen(game, seat):
    """Cards of which this seat does not know which they are."""
    return [uid for uid in range(len(game.def_of)) if not visible(game, seat, uid)]


def permuted(game, seat, rng):
    """A copy in which unseen cards have changed places among those of their owner and group; none lies face down."""
    copy, down, among = game.clone(), face_down(game), {}
    copy.def_of = game.def_of[:]
    for uid in unseen(game, seat):
        if uid not in down:
            group = game.group_of[uid] if knows_group(game, seat, uid) else 0
            among.setdefault((game.owner_of[uid], group), []).append(uid)
    for uids in among.values():
        cards = [game.def_of[uid] for uid in uids]
        rng.shuffle(cards)
        for uid, card in zip(uids, cards, strict=True):
            copy.def_of[uid] = card
    return copy


def others_dealt(game, seat, rng):
    """A copy in which the unseen cards of other players are any other cards that can lie there."""
    copy, down = game.clone(), face_down(game)
    copy.def_of = game.def_of[:]
    for uid in unseen(game, seat):
        if game.owner_of[uid] != seat and not knows_group(game, seat, uid):
            among = VEILED if uid in down else CARDS
            copy.def_of[uid] = among[rng.below(len(among))]
    show_face_down(copy)
    return copy
