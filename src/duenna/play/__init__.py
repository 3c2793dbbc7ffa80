"""Bots playing: one at its seat, whole matches between several, and positions counted."""
