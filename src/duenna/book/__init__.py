"""The rule book as something to leaf through: examples played by the engine, and the names on printed cards."""
