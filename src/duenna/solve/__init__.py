"""Moves weighed: rollouts, learned blueprints, endgames solved exactly."""
