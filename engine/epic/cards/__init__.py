"""Card definitions: data only, one module per product. `engine.epic.catalogue` is the way to look cards up."""
