"""What the numbers say of a deck: counts and their charts, exact odds, sample hands, and the pages that show them.

All but the pages are pure functions of a count by name.
"""
