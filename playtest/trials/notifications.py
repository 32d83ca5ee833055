"""That there may be a trial to play."""

from typing import Final

from live.notifications import Notifications

trials: Final = Notifications()
