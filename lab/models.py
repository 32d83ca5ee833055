"""Django looks for the models of the laboratory here."""

from lab.experiments.models import Experiment, ExperimentMatchup, ExperimentPair  # noqa: F401
from lab.improvements.models import Improvement, ImprovementStage  # noqa: F401
from lab.pick_prices.models import Comparison, PickPrice  # noqa: F401
