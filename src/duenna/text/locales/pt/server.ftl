# What `duenna serve` prints. Variable: $url.

serve-here = Neste computador: { $url }
serve-network = Na mesma rede: { $url }
serve-scan = Ou aponte a câmera do celular para cá:
serve-stop = Ctrl-C encerra o servidor. As mesas ficam guardadas.
serve-already = O Duenna já está funcionando: { $url }
