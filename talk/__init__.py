"""What people say to each other who sit in the same draft or at the same table: docs/talk.md."""
