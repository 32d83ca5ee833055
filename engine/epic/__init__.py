"""The Epic Card Game: its vocabulary, its cards and its rules."""
