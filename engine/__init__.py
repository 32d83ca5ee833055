"""Rules engines in pure Python: the five verbs (new_game, decision, apply, view, determinize) that every player of a game uses."""
