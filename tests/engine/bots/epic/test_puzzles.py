"""Positions with one sensible answer for a player who looks one step ahead."""


def test_it_takes_the_win_on_board(my_turn):
    puzzle = my_turn("hand=Kong,Hurricane board=BurrowingWurm", "health=18 board=Human(expended)")
    assert puzzle.acts()[0] == "Attack"
    puzzle.passes()
    while not puzzle.game.reason:
        puzzle.acts()
        puzzle.passes()
    assert puzzle.game.winner == 0


def test_it_wins_in_the_air_when_the_ground_is_held(my_turn):
    puzzle = my_turn("hand=- board=Kong,StrafingDragon", "health=6 board=BurrowingWurm,SteelGolem")
    assert puzzle.acts() == ["Attack", "Strafing Dragon"]


def test_it_attacks_one_by_one_when_one_blocker_cannot_stop_all(my_turn):
    puzzle = my_turn("hand=- board=LurkingGiant,Triceratops", "health=10 board=Human")
    assert puzzle.acts()[0] == "Attack"
    assert len([slot for slot in puzzle.game.board[0] if puzzle.game.flags_of[slot] & 8]) == 1


def test_it_burns_a_player_who_would_die(my_turn):
    puzzle = my_turn("hand=FlameStrike", "health=8 board=Kong(damage=7)")
    assert puzzle.acts() == ["Play Flame Strike", "Your opponent"]
    assert puzzle.game.winner == 0


def test_it_burns_rather_than_attacks_into_blockers_for_the_win(my_turn):
    puzzle = my_turn("hand=FlameStrike,Kong board=BurrowingWurm", "health=7 board=Kong")
    assert puzzle.acts() == ["Play Flame Strike", "Your opponent"]


def test_removal_goes_to_the_greatest_threat(my_turn):
    puzzle = my_turn("hand=Banishment", "board=Human,BurrowingWurm,DarkKnight")
    assert puzzle.acts() == ["Play Banishment", "Burrowing Wurm"]


def test_removal_is_not_spent_on_a_token(my_turn):
    assert my_turn("hand=Chomp!", "board=Human").acts() == ["End your turn"]


def test_damage_goes_where_it_breaks(my_turn):
    puzzle = my_turn("hand=FlameStrike", "board=BurrowingWurm,AvengingAngel")
    assert puzzle.acts() == ["Play Flame Strike", "Avenging Angel"]


def test_it_holds_fast_removal_and_plays_the_slow_champion_in_its_own_turn(my_turn):
    assert my_turn("hand=Chomp!,SteelGolem", "board=Triceratops(expended)").acts() == ["Play Steel Golem"]


def test_it_does_not_sweep_a_board_that_it_leads(my_turn):
    puzzle = my_turn("hand=DivineJudgment,LurkingGiant board=Kong,SteelGolem", "board=Human")
    assert "Play Divine Judgment" not in puzzle.acts()


def test_it_sweeps_a_board_that_it_has_lost(my_turn):
    puzzle = my_turn("hand=DivineJudgment,LurkingGiant", "board=Kong,SteelGolem,Triceratops")
    assert puzzle.acts() == ["Play Divine Judgment", "If it is your turn, banish all champions."]


def test_it_does_not_attack_into_a_greater_champion(my_turn):
    assert my_turn("hand=- board=Triceratops", "board=Kong").acts() == ["End your turn"]


def test_it_attacks_past_blockers_that_are_too_few(my_turn):
    assert my_turn("hand=- board=Kong", "board=Human(expended)").acts() == ["Attack"]


def test_it_uses_the_power_of_a_champion(my_turn):
    puzzle = my_turn("hand=- board=DarkAssassin", "board=Kong,Human")
    assert puzzle.acts() == ["{expend}: Break target champion.", "Kong"]


def test_what_helps_goes_to_its_own_champion_even_when_it_does_not_matter(their_turn):
    puzzle = their_turn("end-offer", "hand=AngelicProtector", "gold=0 board=TimeBender")
    assert puzzle.acts() == ["Play Angelic Protector", "Angelic Protector"]


def test_free_cards_are_played(my_turn):
    assert my_turn("hand=CaveTroll gold=0", "board=Human").acts() == ["Play Cave Troll"]


def test_it_does_not_block_a_greater_attacker_with_its_best_champion(their_turn):
    puzzle = their_turn("blockers", "health=30 board=Kong", "board=BurrowingWurm(attacking,expended)")
    assert puzzle.acts() == ["Do not block"]


def test_it_blocks_with_the_least_when_it_would_die(their_turn):
    puzzle = their_turn("blockers", "health=10 board=SteelGolem,Human", "board=RampagingWurm(attacking,expended)")
    assert puzzle.acts() == ["Human"]


def test_it_blocks_what_it_can_break_and_survive(their_turn):
    puzzle = their_turn("blockers", "board=Kong,Human", "board=Triceratops(attacking,expended)")
    assert puzzle.acts() == ["Kong"]


def test_it_draws_before_the_turn_ends_when_nothing_is_better(their_turn):
    puzzle = their_turn("end-offer", "hand=AncientChant", "gold=0")
    assert puzzle.acts() == ["Play Ancient Chant"]


def test_it_ambushes_before_the_turn_ends(their_turn):
    puzzle = their_turn("end-offer", "hand=LurkingGiant", "gold=0")
    assert puzzle.acts() == ["Play Lurking Giant"]


def test_it_removes_an_attacker_that_would_win(their_turn):
    mine = "health=5 hand=Chomp!,LurkingGiant board=Human"
    puzzle = their_turn("before-blocks", mine, "board=StrafingDragon(attacking,expended),Kong(expended)")
    assert puzzle.acts() == ["Play Chomp!", "Strafing Dragon"]


def test_it_discards_its_worst_cards(my_turn):
    puzzle = my_turn("hand=6*Kong,ForkedLightning,Kong", "", moment="hand-limit")
    assert puzzle.acts() == ["Forked Lightning"]


def test_it_uses_the_power_of_its_deity(my_turn):
    puzzle = my_turn("deity=ScaraWeaverOfSorrow hand=- discard=Kong,Rage", "board=Human")
    power, target = puzzle.acts()
    assert power == "{1}: Put a champion card from any discard pile into play under your control."
    assert target == "Human"  # of the tribute of Kong, the only champion there


def test_it_keeps_its_gold_when_the_power_of_its_deity_would_do_nothing(my_turn):
    puzzle = my_turn("deity=ScaraWeaverOfSorrow hand=- discard=Rage", "board=Human")
    assert puzzle.acts() == ["End your turn"]


def test_it_wins_with_what_its_deity_does_at_the_start_of_its_turn(their_turn):
    puzzle = their_turn("end-offer", "deity=FuriosFatherOfNature hand=-", "health=6 board=Kong")
    assert puzzle.acts() == ["Deal 6 damage to a target.", "Your opponent"]
    assert puzzle.game.winner == 0
