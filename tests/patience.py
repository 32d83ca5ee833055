"""How long tests wait for what must come. Where all goes well it comes at once, on a busy machine, too; whoever waits
so long has found a fault. While you fix tests, `PATIENCE=15 make test` makes a fault show sooner."""

import os

PATIENCE = float(os.environ.get("PATIENCE", "180"))  # seconds
IN_BROWSER = PATIENCE * 1000  # milliseconds
