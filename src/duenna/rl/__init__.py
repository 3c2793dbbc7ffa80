"""Duenna for those who teach machines: environments of PettingZoo, Gymnasium and OpenSpiel. Needs the extra `rl`.

Numbers for actions and for what a seat sees are in `coding`, which needs neither extra.
"""
