# What `duenna serve` prints. Variable: $url.

serve-here = En este equipo: { $url }
serve-network = En la misma red: { $url }
serve-scan = O apunta aquí con la cámara del teléfono:
serve-stop = Ctrl-C detiene el servidor. Las mesas se conservan.
serve-already = Duenna ya está en marcha: { $url }
