"""How long tests wait for what must come. Where all goes well it comes at once, on a busy machine, too; whoever waits
so long has found a fault."""

PATIENCE = 180.0  # seconds
IN_BROWSER = PATIENCE * 1000  # milliseconds
