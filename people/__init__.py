"""Guests and accounts, and what belongs to whom."""
