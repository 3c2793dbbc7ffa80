"""What a seat can know: the exact chance of every card in every hidden place, from its view and events alone.

Two readings. *Counting*: every deal that fits what was seen counts the same. *Reading*: the true posterior
if the others choose by a `Policy`, such as chance among legal moves. The two differ even if the others choose
at random: whoever holds two copies of a card is certain to play one of them.
What is chosen unseen (which card a Chancellor keeps)
is read as the policy would choose; counting takes any of the choices alike.
"""

from duenna.belief.belief import Belief, Chances
from duenna.belief.policy import ANY_MOVE, COUNTING, Mixture, Policy
from duenna.belief.tracker import Contradiction

__all__ = ["ANY_MOVE", "COUNTING", "Belief", "Chances", "Contradiction", "Mixture", "Policy"]
