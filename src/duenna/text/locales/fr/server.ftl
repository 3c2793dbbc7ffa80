# What `duenna serve` prints. Variable: $url.

serve-here = Sur cet ordinateur : { $url }
serve-network = Sur le même réseau : { $url }
serve-scan = Ou scanne ce code avec un téléphone :
serve-stop = Ctrl-C arrête le serveur. Les tables sont conservées.
serve-already = Duenna est déjà en marche : { $url }
