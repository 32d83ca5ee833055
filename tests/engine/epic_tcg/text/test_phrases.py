"""The grammar of the hard phrases, on effects and abilities that are made up for it.

Each test says what a player reads; what a card of the game prints stands in the golden texts.
"""

from engine.epic_tcg import language as lang
from engine.epic_tcg.cards.tokens import BIRD, HUMAN, ZOMBIE
from engine.epic_tcg.language import (
    A_PLAYER,
    ACTION,
    AIRBORNE,
    AN_OPPONENT,
    ANY_NUMBER,
    ANYONE,
    ATTACKS,
    BLOCKS,
    BUILD,
    CANNOT_BLOCK,
    CHAMPION,
    CONSTRUCTED,
    CONTROLLER,
    DAMAGE_DEALT,
    DEADLY,
    DEALS_NO_DAMAGE,
    DEFENSE_OF_IT,
    DONE,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENTERS,
    EVENT,
    EVIL,
    EXPEND,
    FAST,
    FREE,
    GOOD,
    HAND,
    HUNTER,
    INSTANT_PACED,
    IT,
    ITS_CONTROLLER,
    MUST_ATTACK,
    NATURAL,
    OBJECT,
    OPPONENT,
    PAID,
    RANGE,
    THAT_PLAYER,
    THIS,
    THIS_PREPARED,
    UNBREAKABLE,
    WILD,
    YOU,
    YOUR_CHAMPION,
    YOUR_TURN,
    Activated,
    As,
    AtEnd,
    Banish,
    Become,
    BecomeCopy,
    Break,
    Card,
    CardIn,
    Choice,
    Choose,
    Damage,
    Damages,
    DamageWard,
    Discard,
    DiscardHand,
    Does,
    Done,
    Draw,
    Each,
    Either,
    Expend,
    Gain,
    GainMojo,
    Get,
    Have,
    If,
    IfYouDo,
    IsBroken,
    ItIs,
    LeavesDiscard,
    LoseMojo,
    MakeTokens,
    May,
    MayPay,
    MustPay,
    NumberOf,
    On,
    OnLine,
    PayAction,
    Piece,
    Player,
    Plays,
    Prepare,
    PutCounters,
    PutIntoHand,
    PutIntoPlay,
    RemoveCounters,
    Reveal,
    RevealTop,
    Stop,
    Target,
    ThisTurn,
    Traits,
    Unless,
    Ward,
    When,
    WhenPlayed,
    X,
    YouPlayed,
)
from engine.epic_tcg.text import ability_text, card_text, discard_text, effect_text

TARGET = Target(Piece(CHAMPION))
DISCARDED = CardIn(CHAMPION)


def event(*effect, playing=()):
    return card_text(Card("Made Up", GOOD, NATURAL, EVENT, FREE, FAST, playing=playing, effect=effect))


def champion(*abilities, discard=(), **more):
    return Card("Made Up", GOOD, NATURAL, CHAMPION, ACTION, BUILD, 1, 1, abilities=abilities, discard=discard, **more)


# --- keywords and wards ----------------------------------------------------------------------------------------------


def test_keywords_and_wards_share_a_line_and_qualities_follow_as_sentences():
    text = card_text(champion(AIRBORNE | DEADLY, Ward(Traits(alignment=EVIL)), DamageWard(2), CANNOT_BLOCK))
    assert text == "Airborne, Deadly, Evil ward, Damage ward 2\nThis card cannot block."


def test_a_keyword_among_sentences_keeps_its_place():
    text = card_text(champion(HUNTER | MUST_ATTACK, When(ENTERS, Draw()), Ward(Traits(EVENT))))
    assert text.splitlines() == [
        "Hunter",
        "This card must attack each turn if able.",
        "When this card comes into play, draw a card.",
        "Event ward",
    ]


def test_what_is_an_adjective_is_and_what_is_a_noun_is_gained():
    assert effect_text(Gain(TARGET, UNBREAKABLE)) == "Target champion is unbreakable until end of turn."
    assert effect_text(Gain(TARGET, RANGE)) == "Target champion gains range until end of turn."
    assert effect_text(Gain(TARGET, RANGE | UNBREAKABLE, -1)) == (
        "Target champion gains range and unbreakable and gets -1 {offense} until end of turn."
    )
    assert effect_text(Gain(TARGET, DEALS_NO_DAMAGE)) == "Target champion deals no damage until end of turn."


def test_have_and_get_are_two_layers_and_print_as_such():
    assert ability_text(Have(YOUR_CHAMPION, RANGE, offense=2)) == "Your champions have range and +2 {offense}."
    assert ability_text(Get(YOUR_CHAMPION, RANGE, offense=2)) == "Your champions gain range and get +2 {offense}."
    assert ability_text(Have(YOUR_CHAMPION, offense=2)) == "Your champions have +2 {offense}."
    assert ability_text(Have(THIS, UNBREAKABLE, defense=2, when=YOUR_TURN)) == (
        "This card is unbreakable and has +2 {defense} during your turn."
    )
    assert ability_text(Have(Piece(named="Human", whose=YOU), alignment=EVIL)) == "Your humans are evil."


def test_a_gained_ability_stands_in_quotation_marks_and_a_ward_does_not():
    draws = Activated((EXPEND,), FAST, Draw())
    assert (
        ability_text(Get(YOUR_CHAMPION, abilities=(draws,))) == 'Your champions gain "{expend}, {fast}: Draw a card."'
    )
    assert ability_text(Get(YOUR_CHAMPION, abilities=(DamageWard(3),))) == "Your champions gain damage ward 3."
    assert effect_text(Gain(Each(YOUR_CHAMPION), ability=draws)) == (
        'Until end of turn, your champions gain "{expend}, {fast}: Draw a card."'
    )


# --- costs and speeds ------------------------------------------------------------------------------------------------


def test_an_activated_ability_is_its_costs_its_speed_and_its_effect():
    costs = (ACTION, EXPEND, LoseMojo(3), Discard(2), Break(THIS))
    assert ability_text(Activated(costs, INSTANT_PACED, Draw())) == (
        "{action}, {expend}, Lose 3 Mojo, Discard two cards, Break this card, {paced}{paced}: Draw a card."
    )


def test_without_costs_it_begins_with_its_speed():
    assert ability_text(Activated((), BUILD, Draw())) == "{build}: Draw a card."


def test_costs_of_any_number_say_x_only_where_the_effect_does():
    removing = (RemoveCounters(ANY_NUMBER, lang.Counter("charge")),)
    assert ability_text(Activated(removing, FAST, Damage(X, TARGET))) == (
        "Remove any number (X) of charge counters from this card, {fast}: Deal X damage to target champion."
    )
    assert ability_text(Activated((Reveal(2, Traits(alignment=WILD)),), FAST, Draw())) == (
        "Reveal two wild cards, {fast}: Draw a card."
    )


def test_what_is_paid_as_a_card_is_played():
    assert event(Draw(), playing=(MustPay((ACTION, LoseMojo(5))),)) == (
        "As you play this card, pay {action} or lose 5 Mojo.\nDraw a card."
    )
    evil_action = YouPlayed(Traits(alignment=EVIL, price=ACTION))
    assert event(Draw(), playing=(MustPay((ACTION,), unless=evil_action),)) == (
        "As you play this card, pay {action} unless you have played an evil action card earlier this turn.\n"
        "Draw a card."
    )
    assert event(Draw(lang.Number(NumberOf.X, plus=1)), playing=(MustPay((Reveal(ANY_NUMBER),)),)) == (
        "As you play this card, reveal any number (X) of cards.\nDraw X+1 cards."
    )


def test_what_may_be_paid_and_what_comes_of_it():
    assert event(GainMojo(lang.NumberIf(PAID, 6, 3)), playing=(MayPay(ACTION),)) == (
        "As you play this card, you may pay {action}.\nGain 3 Mojo, or 6 Mojo if you paid {action}."
    )
    entering = When(ENTERS, Draw(), only_if=PAID)
    assert card_text(champion(entering, playing=(MayPay(LoseMojo(2)),))) == (
        "As you play this card, you may lose 2 Mojo.\n"
        "When this card comes into play, if you paid its additional cost, draw a card."
    )


# --- triggers --------------------------------------------------------------------------------------------------------


def test_what_two_trigger_events_share_is_said_once():
    assert ability_text(lang.WhenTrigger((ATTACKS, BLOCKS), Draw())) == "When this card attacks or blocks, draw a card."
    entering_or_playing = (ENTERS, Plays(Traits(alignment=WILD, price=ACTION)))
    assert ability_text(lang.WhenTrigger(entering_or_playing, May(Draw()))) == (
        "When this card comes into play or you play a wild action card, you may draw a card."
    )


def test_it_is_this_card_only_where_nothing_else_was_named():
    assert ability_text(When(ATTACKS, PutCounters(1))) == (
        "When this card attacks, put a +1 {offense} +1 {defense} counter on it."
    )
    assert ability_text(When(Damages(Piece(CHAMPION)), Prepare(THIS))) == (
        "When this card deals damage to a champion, prepare this card."
    )
    assert ability_text(When(IsBroken(Piece(CHAMPION)), GainMojo(DEFENSE_OF_IT))) == (
        "When a champion is broken, gain Mojo equal to its {defense}."
    )


def test_a_step_begins_without_when():
    assert ability_text(When(On.EACH_END, PutIntoHand(THIS))) == (
        "At the beginning of each End Step, put this card into your hand."
    )


def test_whose_damage_and_how_often():
    gain = GainMojo(DAMAGE_DEALT)
    assert ability_text(When(Damages(together=True), gain)) == "When this card deals damage, gain that much Mojo."
    assert ability_text(When(Damages(AN_OPPONENT, by=YOUR_CHAMPION), gain)) == (
        "When one of your champions deals damage to an opponent, gain that much Mojo."
    )
    assert ability_text(When(Damages(THIS, by=None), gain)) == "When this card is dealt damage, gain that much Mojo."


def test_two_short_instructions_are_one_sentence_in_an_ability_and_two_in_an_event():
    effect = (GainMojo(3), Draw())
    assert ability_text(When(ENTERS, *effect)) == "When this card comes into play, gain 3 Mojo and draw a card."
    assert event(*effect) == "Gain 3 Mojo. Draw a card."


def test_an_as_trigger_that_stands_in_for_what_would_happen_says_instead():
    assert ability_text(As(On.TAKEN_FROM_HAND, May(PutIntoPlay(THIS)))) == (
        "As an effect you do not control would make this card leave your hand, you may put it into play instead."
    )


# --- in the discard pile ---------------------------------------------------------------------------------------------


def test_what_works_in_the_discard_pile_says_so():
    playing_good = Plays(Traits(alignment=GOOD, price=ACTION))
    text = discard_text(
        champion(
            discard=(
                When(playing_good, May(PutIntoHand(THIS))),
                Activated((LoseMojo(3),), FAST, PutIntoHand(THIS)),
                Activated((ACTION, Banish(THIS)), FAST, Draw()),
                Get(YOUR_CHAMPION, offense=1),
                When(LeavesDiscard(), Draw()),
            )
        )
    )
    assert text.splitlines() == [
        "When you play a good action card, if this card is in your discard pile, you may put it into your hand.",
        "Lose 3 Mojo, {fast}: Put this card from your discard pile into your hand.",
        "{action}, Banish this card from your discard pile, {fast}: Draw a card.",
        "While this card is in your discard pile, your champions get +1 {offense}.",
        "When this card leaves your discard pile, draw a card.",
    ]


def test_a_card_that_is_played_from_the_discard_pile():
    card = Card("Made Up", GOOD, NATURAL, EVENT, ACTION, FAST, playing=(lang.FromDiscard(LoseMojo(10)),), effect=Draw())
    assert card_text(card) == "Draw a card."
    assert discard_text(card) == (
        "You may play this card from your discard pile. If you do, also lose 10 Mojo as you play it."
    )


# --- players ---------------------------------------------------------------------------------------------------------


def test_a_player_is_named_once_and_then_that_player():
    assert event(Choose(Target(Player())), Damage(2, (THAT_PLAYER, Each(Piece(CHAMPION, whose=THAT_PLAYER))))) == (
        "Deal 2 damage to target player and each champion that player controls."
    )


def test_the_hand_of_whoever_does_it():
    giving = PutIntoPlay(Choice(CardIn(CHAMPION, zone=HAND)), CONTROLLER)
    assert event(Does(EACH_OPPONENT, Either(giving, DiscardHand()))) == (
        "Each opponent puts a champion from their hand into play under your control or discards their hand."
    )


def test_you_are_said_after_another_player():
    assert event(LoseMojo(2, Target(Player())), GainMojo(2)) == "Target player loses 2 Mojo and you gain 2 Mojo."
    assert event(May((LoseMojo(2, Target(Player())), GainMojo(2)))) == (
        "You may have target player lose 2 Mojo and you gain 2 Mojo."
    )


def test_one_player_does_two_things_in_one_sentence():
    assert (
        event(DiscardHand(EACH_PLAYER), Draw(5, EACH_PLAYER)) == "Each player discards their hand and draws five cards."
    )


# --- conditions ------------------------------------------------------------------------------------------------------


def test_unless_comes_behind_what_happens():
    assert event(Choose(Target(OnLine())), Unless(ITS_CONTROLLER, DiscardHand(), Stop(IT))) == (
        "Stop target card on the line unless its controller discards their hand."
    )
    assert event(Break(TARGET), Unless(YOU, PayAction(), Draw(who=ITS_CONTROLLER), otherwise=Draw())) == (
        "Break target champion. Its controller draws a card unless you pay {action}. If you do, draw a card."
    )


def test_if_you_do_and_if_not():
    paying = May(PayAction())
    assert event(IfYouDo(paying, Draw(), otherwise=LoseMojo(1))) == (
        "You may pay {action}. If you do, draw a card. Otherwise, lose 1 Mojo."
    )
    assert event(IfYouDo(paying, (), otherwise=LoseMojo(1))) == "You may pay {action}. If you do not, lose 1 Mojo."
    assert event(IfYouDo(Does(EACH_PLAYER, May(Discard())), (), otherwise=Draw())) == (
        "Each player may discard a card. If no player does, draw a card."
    )


def test_what_has_left_was_and_what_is_there_is():
    token_or_free = ItIs((Traits(token=True), Traits(price=FREE)))
    assert event(Banish(TARGET), If(token_or_free, Draw())) == (
        "Banish target champion. If it was a token or a free card, draw a card."
    )
    assert event(Choose(TARGET), If(token_or_free, Draw()), Banish(IT)) == (
        "If target champion is a token or a free card, draw a card. Banish it."
    )


def test_conditions_within_one_another_are_one():
    looking = (RevealTop(), If(ItIs((Traits(origin=NATURAL),)), If(THIS_PREPARED, May((Expend(THIS), Draw(IT))))))
    assert event(*looking) == (
        "Reveal the top card of your deck. "
        "If it is natural and this card is prepared, you may expend this card and draw that card."
    )


def test_what_happens_only_if_not_says_unless():
    assert event(If(WhenPlayed(YOUR_TURN), (), LoseMojo(5))) == "Lose 5 Mojo unless you played this card on your turn."


# --- amounts ---------------------------------------------------------------------------------------------------------


def test_what_was_done_is_counted():
    assert event(Break(Each(Piece(CHAMPION))), MakeTokens(DONE, ZOMBIE)) == (
        "Break all champions. Put a 2/2 evil zombie token into play for each champion broken this way."
    )
    assert event(LoseMojo(3, EACH_OPPONENT), GainMojo(DONE)) == (
        "Each opponent loses 3 Mojo and you gain Mojo equal to the Mojo lost this way."
    )


def test_each_is_told_by_itself_where_each_is_measured_or_only_some_count():
    assert event(Break(Each(Piece(CHAMPION))), Draw(Done(Traits(token=False)))) == (
        "Break each champion. Draw a card for each non-token champion broken this way."
    )
    assert event(Break(Each(Piece(CHAMPION, most_defense=3)))) == "Break each champion with 3 {defense} or less."


def test_a_discard_pile_is_one_thing_at_the_start_of_a_line_and_its_cards_behind_something_else():
    banishing = lang.BanishDiscardPiles(Target(Player()))
    assert event(banishing, Draw()) == "Banish target player's discard pile. Draw a card."
    assert event(Draw(), banishing) == "Draw a card. Banish all cards in target player's discard pile."


def test_a_token_tells_its_numbers_once():
    assert event(MakeTokens(1, BIRD), MakeTokens(2, BIRD), MakeTokens(DEFENSE_OF_IT, HUMAN)) == (
        "Put a 1/1 wild airborne bird token into play. Put two bird tokens into play. "
        "Put a number of 1/1 good human tokens equal to their {defense} into play."
    )


def test_many_of_several_kinds():
    both = Piece(CHAMPION | OBJECT, EVIL | WILD)
    assert event(Break(Target(both))) == "Break target evil or wild champion or object."
    assert event(Break(Target(both, 2, up_to=True))) == "Break up to two target evil or wild champions and/or objects."
    assert event(Break(Each(both))) == "Break all evil and wild champions and objects."


def test_whose_they_are():
    theirs = Piece(CHAMPION, whose=OPPONENT)
    assert event(Banish(Target(theirs))) == "Banish target champion an opponent controls."
    assert event(Banish(Each(theirs))) == "Banish all champions your opponents control."
    assert event(Banish(Each(YOUR_CHAMPION))) == "Banish all your champions."
    assert event(Banish(Choice(YOUR_CHAMPION))) == "Banish a champion you control."


def test_cards_of_several_places_and_kinds():
    anywhere = lang.AnyOf((CardIn(CHAMPION, zone=HAND), CardIn(CHAMPION, whose=ANYONE)))
    assert event(PutIntoPlay(Choice(anywhere))) == (
        "Put a champion from your hand or any discard pile into play under your control."
    )
    object_or_constructed = lang.AnyOf((CardIn(OBJECT), CardIn(origin=CONSTRUCTED)))
    assert event(PutIntoHand(Target(object_or_constructed), YOU)) == (
        "Put target object or constructed card from your discard pile into your hand."
    )


# --- choices and delays ----------------------------------------------------------------------------------------------


def test_ways_to_choose_from_are_lines():
    assert event(Either(Draw(2), GainMojo(5))) == "Draw two cards or gain 5 Mojo."
    assert effect_text(Either(Draw(2), GainMojo(5))) == "Choose one:\n• Draw two cards.\n• Gain 5 Mojo."


def test_until_end_of_turn_goes_in_front_of_a_trigger_and_behind_all_else():
    assert event(ThisTurn(When(Damages(A_PLAYER, by=YOUR_CHAMPION), Draw()))) == (
        "Until end of turn, when one of your champions deals damage to a player, draw a card."
    )
    assert (
        event(ThisTurn(lang.PlayerHas(YOU, lang.PlayerTrait.UNTARGETABLE))) == "You are untargetable until end of turn."
    )


def test_at_the_end_it_is_what_it_was():
    assert event(PutIntoPlay(Choice(DISCARDED)), AtEnd(Banish(IT))) == (
        "Put a champion from your discard pile into play. At the beginning of the next End Step, banish it."
    )


def test_what_a_champion_names_as_it_is_played_stands_where_it_is_first_needed():
    copying = champion(As(ENTERS, BecomeCopy(IT)), effect=Choose(Target(CardIn(CHAMPION, whose=ANYONE))))
    assert card_text(copying) == (
        "As this card comes into play, it becomes a copy of target champion in any discard pile."
    )


def test_an_object_that_becomes_a_champion_is_none_any_more():
    assert event(Become(THIS, 8, 5, AIRBORNE, CHAMPION)) == (
        "This card stops being an object and becomes an 8 {offense} 5 {defense} champion with airborne "
        "until end of turn."
    )
