"""Limited pools and live draft pods."""
