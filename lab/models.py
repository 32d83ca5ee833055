"""Django looks for the models of the laboratory here."""

from lab.pick_prices.models import Comparison, PickPrice  # noqa: F401
