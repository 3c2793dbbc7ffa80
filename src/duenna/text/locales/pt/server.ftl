# What `duenna serve` prints. Variable: $url.

serve-here = Neste computador: { $url }
serve-network = Na mesma rede: { $url }
serve-scan = Ou aponte a câmera do telefone para cá:
serve-stop = Ctrl-C para o servidor. As mesas ficam guardadas.
serve-already = O Duenna já está funcionando: { $url }
