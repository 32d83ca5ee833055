"""The grammar of rules text: pronouns, numbers, conditions, and who does what."""

from dataclasses import replace

import pytest

from engine.epic import language as lang
from engine.epic.cards.tokens import DEMON, WOLF
from engine.epic.language import (
    AIRBORNE,
    ANYTHING,
    BLITZ,
    CHAMPION,
    EVENT,
    EVIL,
    GOOD,
    IT,
    ITS_CONTROLLER,
    ITS_OWNER,
    OPPONENT,
    OPPONENTS_TURN,
    PLAYER,
    SAGE,
    THAT_PLAYER,
    THIS,
    TURN_PLAYER,
    WILD,
    YOU,
    YOUR_CHAMPION,
    YOUR_TURN,
    AtEndOfTurn,
    Banish,
    Break,
    Champion,
    Choice,
    Choose,
    Count,
    Damage,
    Discard,
    DiscardedCard,
    Does,
    Draw,
    Each,
    Either,
    Gain,
    GainHealth,
    HandCard,
    If,
    IfYouDo,
    LoseHealth,
    Loyalty,
    May,
    Mode,
    Number,
    NumberOf,
    On,
    OnYourTurn,
    Pay,
    Power,
    PutIntoPlay,
    PutTokens,
    Recall,
    Recycle,
    ReturnToHand,
    StaticAbility,
    Target,
    Transform,
    Tribute,
    Trigger,
)
from engine.epic.text.printed import ability_text, card_text, effect_text, mode_text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ((Banish(Target(CHAMPION)), Draw(1, ITS_CONTROLLER)), "Banish target champion. Its controller draws a card."),
        (
            (Banish(Target(CHAMPION, 2)), Gain(IT, BLITZ), Damage(1, IT), Break(IT)),
            "Banish two target champions. They gain blitz this turn. Deal 1 damage to each of them. Break them.",
        ),
        (
            (Banish(Target(CHAMPION, 2)), GainHealth(1, ITS_CONTROLLER)),
            "Banish two target champions. Their controllers gain 1 health.",
        ),
        (
            (Transform(Each(CHAMPION), WOLF), Gain(IT, BLITZ)),
            "Transform each champion into a wolf token. They gain blitz this turn.",
        ),
        (
            (Choose(Target(PLAYER)), Discard(1, THAT_PLAYER), LoseHealth(2, THAT_PLAYER)),
            "Target player discards a card. That player loses 2 health.",
        ),
        ((Choose(Target(CHAMPION)), Gain(IT, BLITZ), Break(IT)), "Target champion gains blitz this turn. Break it."),
        (
            (Choose(Target(PLAYER)), Break(Choice(Champion(whose=THAT_PLAYER)))),
            "Break a champion target player controls if able.",
        ),
    ],
)
def test_what_was_named_becomes_a_pronoun(effect, text):
    assert effect_text(effect) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (OnYourTurn((Break(Target(CHAMPION)), Draw())), "If it is your turn, break target champion and draw a card."),
        (
            OnYourTurn((Draw(), LoseHealth(1, OPPONENT))),
            "If it is your turn, you draw a card and an opponent loses 1 health.",
        ),
        (OnYourTurn(May(Draw())), "If it is your turn, you may draw a card."),
        (
            OnYourTurn(IfYouDo(May(Pay(health=1)), Draw())),
            "If it is your turn, you may pay 1 health and if you do, draw a card.",
        ),
        (If(OPPONENTS_TURN, Draw(2, TURN_PLAYER)), "If it is an opponent's turn, they draw two cards."),
        (Draw(2, TURN_PLAYER), "The player whose turn it is draws two cards."),
        (If(YOUR_TURN, Draw(2), Draw()), "If it is your turn, draw two cards. Otherwise, draw a card."),
        (May((Break(Target(CHAMPION)), Draw())), "You may break target champion and draw a card."),
        (May(Gain(Target(CHAMPION), BLITZ)), "You may have target champion gain blitz this turn."),
        (
            May((Break(Target(CHAMPION)), Draw(1, ITS_CONTROLLER), Draw())),
            "You may break target champion, have its controller draw a card and draw a card.",
        ),
        (
            OnYourTurn((May(Break(Target(CHAMPION))), Draw())),
            "If it is your turn, you may break target champion, and either way you draw a card.",
        ),
        (AtEndOfTurn((Draw(), Recycle())), "At the end of the turn, draw a card and recycle."),
        ((Draw(), Recycle(), GainHealth(1)), "Draw a card.\nRecycle\nGain 1 health."),
    ],
)
def test_conditions_and_permission_go_around_any_effect(effect, text):
    assert effect_text(effect) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (
            OnYourTurn((May(Break(Target(CHAMPION))), Gain(Each(YOUR_CHAMPION), BLITZ))),
            "If it is your turn, you may break target champion, and either way your champions gain blitz this turn.",
        ),
        (
            OnYourTurn((Draw(), lang.ReturnToPlay(Target(CHAMPION)))),
            (
                "If it is your turn, draw a card and remove target champion from play, then return it to play prepared "
                "under its owner's control."
            ),
        ),
        (
            May(lang.ReturnToPlay(Target(CHAMPION, 2))),
            (
                "You may remove two target champions from play, then return them to play prepared under their owners' "
                "control."
            ),
        ),
        (
            May(lang.JoinBattle(Choice(YOUR_CHAMPION), BLITZ)),
            "One of your champions may gain blitz this turn and attack or block with this card.",
        ),
        (
            (Draw(), PutTokens(Count(Champion(cls="demon", token=True, whose=YOU)), DEMON), Gain(IT, BLITZ)),
            "Draw a card, then double the number of your demon tokens. They gain blitz this turn.",
        ),
        (
            (May(Draw()), PutTokens(Count(Champion(cls="demon", token=True, whose=YOU)), DEMON)),
            "You may draw a card. Double the number of your demon tokens.",
        ),
        (
            (Break(Each(CHAMPION)), PutTokens(lang.BROKEN_THIS_WAY, DEMON, lang.EACH_PLAYER)),
            "Break all champions. For each champion broken this way, its controller puts a demon token into play.",
        ),
        (
            (Discard(1, Target(PLAYER)), Draw(), GainHealth(1)),
            "Target player discards a card and you draw a card. You gain 1 health.",
        ),
        (
            (GainHealth(1), Discard(1, OPPONENT), Draw()),
            "Gain 1 health. An opponent discards a card. You draw a card.",
        ),
        ((Gain(Target(CHAMPION), BLITZ), Draw()), "Target champion gains blitz this turn. Draw a card."),
        (OnYourTurn((Draw(), May(Draw()))), "If it is your turn, you draw a card and may draw a card."),
    ],
)
def test_who_acts_and_what_comes_then_is_said_once(effect, text):
    assert effect_text(effect) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (
            Does(lang.EACH_OPPONENT, Break(Choice(YOUR_CHAMPION))),
            "Each opponent must break one of their champions if able.",
        ),
        (
            Does(Target(PLAYER), (Break(Choice(YOUR_CHAMPION)), Draw())),
            "Target player must break one of their champions if able and draws a card.",
        ),
        (Break(Choice(YOUR_CHAMPION, 2)), "Break two of your champions if able."),
        (
            IfYouDo(May(Break(Choice(YOUR_CHAMPION))), Draw()),
            "You may break one of your champions. If you do, draw a card.",
        ),
        (Does(OPPONENT, May(Break(Choice(YOUR_CHAMPION)))), "An opponent may break one of their champions."),
        (Break(Target(YOUR_CHAMPION)), "Break target champion you control."),
    ],
)
def test_what_must_be_broken_without_being_a_target_can_be(effect, text):
    assert effect_text(effect) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ((Choose(Target(CHAMPION)), May(Damage(2, IT))), "Target a champion. You may deal 2 damage to it."),
        ((May(Damage(2, Target(CHAMPION)))), "You may deal 2 damage to target champion."),
        (
            (Choose(Target(CHAMPION, 2, up_to=True)), IfYouDo(May(Break(IT)), Draw())),
            "Target up to two champions. You may break them. If you do, draw a card.",
        ),
        ((Choose(Target(ANYTHING)), May(Damage(1, IT))), "Choose a target. You may deal 1 damage to it."),
        (
            (Choose(Target(PLAYER)), May(lang.BanishDiscardPile(THAT_PLAYER))),
            "Target a player. You may banish that player's discard pile.",
        ),
    ],
)
def test_a_target_of_what_may_be_declined_is_chosen_first(effect, text):
    assert effect_text(effect) == text


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (Target(ANYTHING), "Deal 1 damage to a target."),
        (Target(ANYTHING, up_to=True), "Deal 1 damage to up to one target."),
        (Target(PLAYER), "Deal 1 damage to target player."),
        (Target(lang.OPPONENT_PLAYER), "Deal 1 damage to target opponent."),
        (Each(lang.OPPONENT_PLAYER), "Deal 1 damage to each opponent."),
        (Each(YOUR_CHAMPION), "Deal 1 damage to each of your champions."),
        (Each(Champion(attacking=True, blocking=True)), "Deal 1 damage to each attacking or blocking champion."),
        (Target(Champion(GOOD, cls="human", token=False)), "Deal 1 damage to target good non-token human champion."),
        (Choice(Champion(EVIL | SAGE)), "Deal 1 damage to an evil or sage champion."),
        (Choice(Champion(whose=YOU, other=True)), "Deal 1 damage to one of your other champions."),
        (Target(Champion(other=True), 2), "Deal 1 damage to each of two other target champions."),
        (THIS, "Deal 1 damage to this card."),
    ],
)
def test_what_damage_is_dealt_to(what, text):
    assert effect_text(Damage(1, what)) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Draw(11), "Draw 11 cards."),
        (GainHealth(lang.X), "Gain X health."),
        (Damage(Number(NumberOf.X, plus=2), THIS), "Deal X+2 damage to this card."),
        (PutTokens(lang.X, WOLF), "Put X wolf tokens into play."),
        (PutTokens(lang.OFFENSE_OF_IT, DEMON), "Put demon tokens into play, as many as its {offense}."),
        (GainHealth(lang.DAMAGE_ON_THIS), "Gain health equal to the damage this card took this turn."),
        (
            LoseHealth(Count(DiscardedCard(CHAMPION, whose=lang.EACH_PLAYER)), lang.EACH_PLAYER),
            "Each player loses 1 health for each champion card in their discard pile.",
        ),
        (Damage(Number(NumberOf.X, times=2), Target(CHAMPION)), "Deal 2X damage to target champion."),
        (
            (Break(Target(CHAMPION)), GainHealth(lang.DEFENSE_OF_IT, TURN_PLAYER)),
            "Break target champion. The player whose turn it is gains health equal to its {defense}.",
        ),
        (
            (Break(Target(CHAMPION)), GainHealth(Number(NumberOf.OFFENSE_OF_IT, times=2))),
            "Break target champion. Gain health equal to twice its {offense}.",
        ),
        (
            Damage(Count(Champion(cls="wolf", whose=YOU), times=2), Target(ANYTHING)),
            "Deal 2 damage to a target for each wolf you control.",
        ),
        (
            GainHealth(Count(Champion(other=True, whose=OPPONENT))),
            "Gain 1 health for each other opposing champion.",
        ),
        (
            (Choose(Target(PLAYER)), GainHealth(Count(DiscardedCard(CHAMPION, whose=THAT_PLAYER)))),
            "Gain 1 health for each champion card in target player's discard pile.",
        ),
        (
            PutTokens(Count(DiscardedCard(EVENT, SAGE, whose=lang.EACH_PLAYER)), WOLF, lang.EACH_PLAYER),
            "Each player puts a wolf token into play for each sage event card in their discard pile.",
        ),
        (
            (Break(Each(CHAMPION)), Damage(lang.BROKEN_THIS_WAY, lang.EACH_PLAYER)),
            "Break all champions. Deal 1 damage to each player for each of their champions broken this way.",
        ),
        (
            Banish(Target(CHAMPION, lang.X, up_to=True)),
            "Banish up to X target champions.",
        ),
        (
            Banish(Target(Champion(max_defense=Count(Champion(cls="human", whose=YOU))))),
            "Banish target champion with {defense} no greater than the number of humans you control.",
        ),
    ],
)
def test_numbers(effect, text):
    assert effect_text(effect) == text


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (Champion(not_alignment=EVIL), "Break target non-evil champion."),
        (Champion(not_cls="demon", other=True), "Break another target non-demon champion."),
        (Champion(cls="human", token=True), "Break target human token."),
        (Champion(EVIL, token=True), "Break target evil token champion."),
        (Champion(whose=OPPONENT, expended=True), "Break target opposing expended champion."),
        (Champion(damaged=True, cost=0), "Break target damaged {0} champion."),
        (Champion(attacking=True, without=AIRBORNE), "Break target attacking champion without airborne."),
        (Champion(max_defense=2), "Break target champion with 2 {defense} or less."),
        (Champion(damaged_you=True), "Break target champion that dealt damage to you this turn."),
        (Champion(whose=YOU, not_named="Kong"), "Break target champion you control not named Kong."),
        (Champion(cls="wolf", whose=YOU, other=True), "Break another target wolf you control."),
    ],
)
def test_traits_of_champions(what, text):
    assert effect_text(Break(Target(what))) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (
            Does(TURN_PLAYER, May(ReturnToHand(Choice(DiscardedCard(CHAMPION, whose=YOU))))),
            "The player whose turn it is may return a champion card from their discard pile to their hand.",
        ),
        (
            (ReturnToHand(Target(CHAMPION)), Does(ITS_OWNER, Banish(Choice(HandCard())))),
            "Return target champion to its owner's hand. Its owner banishes a card from their hand.",
        ),
        (
            Does(Target(PLAYER), (Draw(), LoseHealth(1), Break(Target(YOUR_CHAMPION)))),
            "Target player draws a card, loses 1 health and breaks target champion they control.",
        ),
        (
            Does(lang.EACH_OPPONENT, IfYouDo(May(Pay(health=1)), Draw(), LoseHealth(Count(YOUR_CHAMPION)))),
            (
                "Each opponent may pay 1 health. If they do, they draw a card. "
                "Otherwise, they lose 1 health for each champion they control."
            ),
        ),
        (
            OnYourTurn((Draw(), Does(lang.EACH_PLAYER, May(PutIntoPlay(Choice(HandCard(CHAMPION))))))),
            "If it is your turn, draw a card, then each player may put a champion card from their hand into play.",
        ),
        (
            (Does(lang.OPPONENT, Damage(1, YOU)), Damage(1, YOU)),
            "An opponent deals 1 damage to them and you deal 1 damage to you.",
        ),
        (Does(YOU, Draw()), "Draw a card."),
    ],
)
def test_what_others_do_is_told_of_them(effect, text):
    assert effect_text(effect) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (
            (lang.RevealTopCard(lang.OPPONENT), IfYouDo(May(lang.Play(IT)), (), Banish(IT))),
            "Reveal the top card of an opponent's deck. You may play it. If you do not, banish it.",
        ),
        (
            IfYouDo(Does(lang.EACH_OPPONENT, May(Draw())), GainHealth(2)),
            "Each opponent may draw a card. If they do, gain 2 health.",
        ),
        (
            lang.RevealTop(lang.X, lang.RevealedCard(), may=False),
            "Reveal the top X cards of your deck. Put one of them into your hand. Banish the rest.",
        ),
        (
            lang.RevealTop(2, lang.RevealedCard(CHAMPION), into_play=True, may=False),
            "Reveal the top two cards of your deck. Put a champion card from among them into play. Banish the rest.",
        ),
        (
            (Banish(THIS), Banish(Target(CHAMPION)), Draw(), Banish(IT)),
            "Banish this card and target champion. Draw a card. Banish it.",
        ),
        (
            (Banish(Choice(DiscardedCard(whose=YOU), 2)), If(lang.ItIs(alignment=SAGE, count=2), Draw())),
            "Banish two cards from your discard pile. If both are sage cards, draw a card.",
        ),
        (
            (Banish(Target(DiscardedCard())), If(lang.ItIs(CHAMPION, EVIL), Draw())),
            "Banish target card from any discard pile. If it is an evil champion card, draw a card.",
        ),
        (
            If(lang.FirstPlayed(1), lang.GainGold(2)),
            "If this is the first {1} card you played this turn, gain {2}.",
        ),
        (
            (PutTokens(1, WOLF), PutTokens(Count(Champion(cls="wolf", token=True, whose=YOU)), WOLF)),
            "Put a wolf token into play, then double the number of your wolf tokens.",
        ),
        (
            (PutTokens(2, WOLF), PutTokens(Count(YOUR_CHAMPION, times=2), WOLF)),
            "Put two wolf tokens into play. Put two wolf tokens into play for each champion you control.",
        ),
        ((PutTokens(2, WOLF), Gain(IT, BLITZ)), "Put two wolf tokens into play. They gain blitz this turn."),
        (
            (lang.PutCopy(), Gain(IT, BLITZ)),
            ("Put a token into play that is a copy of this card. It gains blitz this turn."),
        ),
        (
            (
                Draw(),
                Either(GainHealth(1), (Break(Target(CHAMPION)), Draw(1, ITS_CONTROLLER)), Mode(Recycle(), gold=1)),
            ),
            (
                "Draw a card. Either gain 1 health, break target champion and its controller draws a card, "
                "or pay {1} and recycle."
            ),
        ),
        (
            Gain(Target(CHAMPION), BLITZ, ability=Trigger((On.BROKEN,), Damage(2, Target(PLAYER)))),
            'This turn, target champion gains blitz and "When this card is broken → Deal 2 damage to target player."',
        ),
        (
            Gain(Target(CHAMPION), lasting=True, ability=Tribute(Draw())),
            'Target champion gains "Tribute → Draw a card."',
        ),
        (
            Damage(1, lang.PlayerAndChampions(Each(lang.OPPONENT_PLAYER))),
            ("Deal 1 damage to each opponent and each champion they control."),
        ),
    ],
)
def test_the_words_of_later_products(effect, text):
    assert effect_text(effect) == text


def test_cards_out_of_discard_piles_say_whose_they_are_and_become():
    mine, any_pile = DiscardedCard(CHAMPION, whose=YOU), DiscardedCard(EVENT)
    assert effect_text(PutIntoPlay(Target(mine))) == "Put target champion card from your discard pile into play."
    assert effect_text(ReturnToHand(Target(mine))) == "Return target champion card from your discard pile to your hand."
    just_broken = DiscardedCard(CHAMPION, whose=YOU, broken_this_turn=True)
    assert effect_text(PutIntoPlay(Target(just_broken), returned=True)) == (
        "Return to play target champion card in your discard pile that was broken this turn."
    )
    assert effect_text(ReturnToHand(Target(any_pile))) == (
        "Return target event card from any discard pile to its owner's hand."
    )
    assert effect_text(PutIntoPlay(Choice(DiscardedCard(CHAMPION)), returned=True)) == (
        "Return a champion card from any discard pile to play under your control."
    )


def test_abilities_print_on_one_line():
    assert ability_text(Tribute(Draw(), Recycle())) == "Tribute → Draw a card. Recycle."
    assert ability_text(Loyalty(2, Gain(THIS, AIRBORNE | BLITZ, lasting=True))) == "Loyalty 2 → Airborne ◆ Blitz"
    assert ability_text(Loyalty(2, Gain(THIS, BLITZ))) == "Loyalty 2 → This card gains blitz this turn."
    assert ability_text(Loyalty(1, Gain(Target(CHAMPION), BLITZ, lasting=True))) == (
        "Loyalty 1 → Target champion gains blitz."
    )
    assert ability_text(Power((lang.GOLD, lang.EXPEND), Recall())) == "{1}, {expend}: Recall"
    assert ability_text(Trigger((lang.TRIBUTE, lang.AllyOf(EVIL), On.ATTACKS), Draw())) == (
        "Tribute and/or {evil} and/or when this card attacks → Draw a card."
    )
    assert ability_text(Tribute(Either(Draw(), GainHealth(5)))) == "Tribute → Either draw a card, or gain 5 health."


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ((GainHealth(Number(NumberOf.X, times=2)),), "For each card revealed, gain 2 health."),
        ((PutTokens(lang.X, WOLF),), "For each card revealed, put a wolf token into play."),
        (
            (LoseHealth(lang.X, lang.EACH_OPPONENT), GainHealth(lang.X), PutTokens(lang.X, WOLF)),
            (
                "For each card revealed, each opponent loses 1 health, you gain 1 health and you put a wolf token "
                "into play."
            ),
        ),
        ((Banish(Target(CHAMPION, lang.X, up_to=True)),), "For each card revealed, you may banish target champion."),
        ((Break(Target(CHAMPION, lang.X)),), "For each card revealed, break target champion."),
        # what is not the same X times over
        (
            (GainHealth(Number(NumberOf.X, plus=1)),),
            "Gain X+1 health. X is the number of cards you reveal.",
        ),
        (
            (Damage(lang.X, Target(CHAMPION)),),
            "Deal X damage to target champion. X is the number of cards you reveal.",
        ),
        (
            (GainHealth(lang.X), Draw()),
            "Gain X health. Draw a card. X is the number of cards you reveal.",
        ),
        (
            (GainHealth(lang.X), Break(Target(CHAMPION, lang.X))),
            "Gain X health. Break X target champions. X is the number of cards you reveal.",
        ),
    ],
)
def test_loyalty_x_does_it_for_each_card_or_says_what_x_is(effect, text):
    assert ability_text(Loyalty(lang.X, *effect)) == f"Loyalty X → {text}"


def test_moments_of_battle_know_the_other_player():
    theirs = Damage(1, Each(Champion(whose=THAT_PLAYER)))
    assert ability_text(lang.Whenever(On.ATTACKS, theirs)) == (
        "When this card attacks → Deal 1 damage to each champion the defending player controls."
    )
    assert ability_text(lang.Whenever(On.BLOCKS, theirs, LoseHealth(1, THAT_PLAYER))) == (
        "When this card blocks → Deal 1 damage to each champion the attacking player controls. "
        "That player loses 1 health."
    )


def test_a_card_that_is_banished_from_the_discard_pile_says_so():
    ember = lang.Ally(EVIL, IfYouDo(May(Banish(THIS)), Draw()))
    assert ability_text(ember) == "{evil} → You may banish this card. If you do, draw a card."
    assert ability_text(ember, in_discard=True) == (
        "{evil} → You may banish this card from your discard pile. If you do, draw a card."
    )


def test_moments_of_champions_being_broken():
    wolf = lang.ChampionBroken(Champion(cls="wolf", whose=YOU))
    assert ability_text(lang.Whenever(wolf, Draw())) == "When a wolf you control is broken → Draw a card."
    other = lang.ChampionBroken(Champion(not_cls="zombie", other=True))
    assert ability_text(lang.Whenever(other, Draw())) == "When another non-zombie champion is broken → Draw a card."


def test_costs_of_powers():
    costs = (lang.RemoveCounters(2), lang.BREAK_CHAMPION, lang.PayHealth(2), lang.DiscardCards(1))
    assert ability_text(Power(costs, Draw())) == (
        "Remove two counters from this card, Break one of your champions, Pay 2 health, Discard a card: Draw a card."
    )
    digging = Power((lang.BanishDiscarded(1), lang.BanishDiscarded(2)), Draw())
    assert ability_text(digging) == (
        "Banish a card from your discard pile, Banish two cards from your discard pile: Draw a card."
    )
    assert ability_text(digging, in_discard=True) == (
        "Banish another card from your discard pile, Banish two other cards from your discard pile: Draw a card."
    )


def test_what_holds_for_players_and_for_the_card_itself():
    untargetable = lang.PlayerHas(YOU, lang.PlayerTrait.UNTARGETABLE)
    assert ability_text(untargetable) == "You are untargetable."
    assert ability_text(replace(untargetable, when=YOUR_TURN)) == "On your turn, you are untargetable."
    assert ability_text(lang.PlayerHas(lang.EACH_OPPONENT, lang.PlayerTrait.CANNOT_GAIN_HEALTH)) == (
        "Your opponents cannot gain health."
    )
    assert ability_text(lang.PlayerHas(YOU, lang.PlayerTrait.CANNOT_BE_ATTACKED, lang.THIS_EXPENDED)) == (
        "While this card is expended, you cannot be attacked."
    )
    assert ability_text(lang.AllAlignments()) == "This card has all four alignments in every zone."
    assert ability_text(lang.PlayInsteadOfDiscard()) == (
        "If an opponent makes you discard this card, put it into play instead."
    )


def test_a_deity_prints_its_abilities():
    deity = lang.Deity("Somebody", GOOD, "god", (Power((lang.GOLD,), Draw()), lang.Ally(GOOD, GainHealth(1))))
    assert card_text(deity) == "{1}: Draw a card.\n{good} → Gain 1 health."


def test_continuous_abilities():
    others = Champion(WILD, other=True, whose=YOU)
    assert (
        ability_text(StaticAbility(others, BLITZ, defense=2))
        == "Your other wild champions have blitz and +2 {defense}."
    )
    assert ability_text(StaticAbility(others, alignment=GOOD)) == "Your other wild champions are also good."
    assert ability_text(StaticAbility(Champion(whose=OPPONENT), offense=-1, when=YOUR_TURN)) == (
        "Opposing champions have -1 {offense} on your turn."
    )
    assert ability_text(StaticAbility(THIS, BLITZ | AIRBORNE, when=OPPONENTS_TURN)) == (
        "Airborne and blitz on each opponent's turn."
    )
    assert ability_text(StaticAbility(THIS, lang.MUST_ATTACK, offense=2)) == (
        'This card has "This card must attack each turn if able." and +2 {offense}.'
    )


def test_a_mode_prints_its_gold():
    assert mode_text(Mode(Draw(), gold=1)) == "{1}: Draw a card."
    assert mode_text(Mode(Draw())) == mode_text(Draw()) == "Draw a card."
