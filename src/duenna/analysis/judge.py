"""A move weighed against all others, by two beliefs at once: one counts cards, one reads how the others play too.

A move is called worse than another only if it is so by both: whoever doubts that people play as the reading takes
them to need not doubt the verdict.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from duenna.analysis.trials import Estimate, Trials

SURELY: Final = 3  #: standard errors by which a move must lie behind to be tried in no more worlds

Rows = dict[int, list[float]]  #: what each action was worth, world by world


@dataclass(frozen=True)
class Verdict:
    """The best action by both beliefs, what it is worth by the reading and what the one taken is, and by how much less.

    `best` is the action taken if no other is better by both beliefs. Both costs are never below 0.
    """

    best: int
    before: Estimate
    after: Estimate
    cost: Estimate  #: by the reading: `before` less `after`
    counted: Estimate  #: by counting
    reader: int  #: the best action if the others do play as the reading takes them to
    doubtful: Estimate  #: what the action taken cost beside that one, by the reading alone


def judge(
    reading: Trials, counting: Trials, taken: int, others: Sequence[int], worlds: int
) -> Verdict:
    """The verdict on the action taken, from so many worlds of the reading and up to as many by counting.

    One half of the worlds finds the best, the other says what it is worth: whatever looks best in worlds in which
    many are tried has been lucky in them. What is surely worse than the action taken, by the reading, is not tried by
    counting at all, and what is surely worse than another by both is tried no more after half of the search.
    """
    quarter = worlds // 4
    best = reader = taken
    if others:
        read = _tried(reading, [taken, *others], quarter)
        hopeful = [action for action in others if not _surely(_lead(read, taken, action))]
        if hopeful:
            best, reader = _found((reading, counting), taken, hopeful, read, quarter)
    rest = worlds - 2 * quarter
    read = _tried(reading, [taken, best, reader], rest)
    after = Estimate.of(read[taken])
    cost, doubtful = (_lead(read, each, taken) for each in (best, reader))
    counted = Estimate(0.0)
    if best != taken:
        counted = _lead(_tried(counting, [taken, best], rest // 2), best, taken)
    if doubtful.chance <= 0:
        reader, doubtful = taken, Estimate(0.0)
    if best == taken or cost.chance <= 0 or counted.chance <= 0:
        return Verdict(taken, after, after, Estimate(0.0), Estimate(0.0), reader, doubtful)
    return Verdict(best, Estimate.of(read[best]), after, cost, counted, reader, doubtful)


def _found(
    beliefs: tuple[Trials, Trials], taken: int, hopeful: Sequence[int], read: Rows, worlds: int
) -> tuple[int, int]:
    """The best action by both beliefs, and the best by the reading; that taken is the best if none is better.

    `read` is what was tried by the reading already, in as many worlds as each is now tried in twice.
    """
    reading, counting = beliefs
    counted = _tried(counting, [taken, *hopeful], worlds)
    hopeful = [each for each in hopeful if not _hopeless((read, counted), each)]
    leads = []
    for trials, rows in ((reading, read), (counting, counted)):
        more = _tried(trials, [taken, *hopeful], worlds)
        of_taken = sum(rows[taken]) + sum(more[taken])
        leads.append({each: sum(rows[each]) + sum(more[each]) - of_taken for each in hopeful})
    best = max(hopeful, key=lambda each: min(lead[each] for lead in leads), default=taken)
    reader = max(hopeful, key=lambda each: leads[0][each], default=taken)
    if best != taken and min(lead[best] for lead in leads) <= 0:
        best = taken
    if reader != taken and leads[0][reader] <= 0:
        reader = taken
    return best, reader


def _tried(trials: Trials, actions: Sequence[int], worlds: int) -> Rows:
    """What each of the actions, which may be named twice, is worth in so many further worlds."""
    once = list(dict.fromkeys(actions))
    return dict(zip(once, trials.tried(once, worlds), strict=True))


def _lead(rows: Rows, one: int, other: int) -> Estimate:
    """By how much the one is worth more than the other."""
    return Estimate.of([a - b for a, b in zip(rows[one], rows[other], strict=True)])


def _hopeless(found: Sequence[Rows], action: int) -> bool:
    """Whether an action is surely worse, whichever belief is true, than one that looks best by either or by both.

    >>> rows = {7: [1.0, 1.0, 0.9], 8: [0.9, 1.0, 1.0], 9: [0.1, 0.0, 0.1]}
    >>> [_hopeless([rows, rows], action) for action in rows]
    [False, False, True]
    >>> _hopeless([rows, {7: [0.0, 0.0, 0.0], 8: [0.0, 0.0, 0.0], 9: [0.1, 0.0, 0.1]}], 9)
    False
    """
    sums = [{each: sum(rows[each]) for each in found[-1]} for rows in found]
    champions = {max(each, key=each.__getitem__) for each in sums}
    champions.add(max(found[-1], key=lambda each: sum(of[each] for of in sums)))
    return any(
        all(_surely(_lead(rows, champion, action)) for rows in found)
        for champion in champions - {action}
    )


def _surely(lead: Estimate) -> bool:
    return lead.chance > SURELY * lead.standard_error
