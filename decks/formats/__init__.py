"""Formats for people: those of the site in plain words, and house formats, which people define, keep and share."""
