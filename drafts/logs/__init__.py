"""What is read of a draft after its end: its story step by step, why bots pick, the log as a file."""
