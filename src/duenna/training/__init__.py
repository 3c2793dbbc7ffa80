"""Learning to play: `duenna train`, which makes the blueprints that the master plays by."""
