"""What is derived from the server's secret key, and what is kept in place of secrets."""

import hashlib
import hmac
from typing import Final

_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0/o, 1/i/l: ids are read aloud


class Keys:
    """Makes table ids and seat tokens: the same for a command that is repeated, and not to be guessed."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def table_id(self, cmd_id: str) -> str:
        """The id of the table that this command makes."""
        number = int.from_bytes(hmac.digest(self._key, f"table/{cmd_id}".encode(), "sha256")[:8])
        return "".join(_ALPHABET[number // len(_ALPHABET) ** k % len(_ALPHABET)] for k in range(8))

    def token(self, table_id: str, cmd_id: str) -> str:
        """The token of the seat that this command gives."""
        return hmac.new(self._key, f"{table_id}/{cmd_id}".encode(), hashlib.sha256).hexdigest()[:32]


def hashed(secret: str) -> str:
    """What is stored and compared in place of a secret; empty for none."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""
