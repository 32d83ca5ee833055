"""What is turned away before anything is done: who asks too often, what is too large or too slow, when the site is too
busy. Knows addresses, counts and bytes, and nothing of what the site is about."""
