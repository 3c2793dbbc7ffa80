# What `duenna serve` prints. Variable: $url.

serve-here = Selles arvutis: { $url }
serve-network = Samas võrgus: { $url }
serve-scan = Või suuna telefoni kaamera siia:
serve-stop = Ctrl-C peatab serveri. Lauad jäävad alles.
serve-already = Duenna juba töötab: { $url }
