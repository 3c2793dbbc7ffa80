# What `duenna serve` prints. Variable: $url.

serve-here = Sur cet ordinateur : { $url }
serve-network = Sur le même réseau : { $url }
serve-scan = Ou vise ceci avec l’appareil photo du téléphone :
serve-stop = Ctrl-C arrête le serveur. Les tables sont conservées.
serve-already = Duenna est déjà en marche : { $url }
