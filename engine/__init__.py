"""Rules engines in pure Python, driven by five verbs: new_game, decision, apply, view, determinize."""
