# What `duenna serve` prints. Variable: $url.

serve-here = On this machine: { $url }
serve-network = On the same network: { $url }
serve-scan = Or point a phone’s camera at this:
serve-stop = Ctrl-C stops the server. Tables are kept.
serve-already = Duenna is running already: { $url }
