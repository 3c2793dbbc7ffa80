"""`duenna train`: makes the blueprint that the master plays by with two players."""

import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from duenna.bots.bot import MAX_SEED
from duenna.console.params import EDITION, KNOB, used_rightly
from duenna.core.editions import find_edition
from duenna.fast.build import MISSING
from duenna.solve.blueprint import RIPE, Header, blueprint_path

if TYPE_CHECKING:
    from duenna.training.trainer import Trainer

MINUTES: Final = 20.0
_MAX_ITERATIONS: Final = 10**10
_CHUNK: Final = 5000  #: iterations between looks at the clock
_REPORT: Final = (
    5.0  #: seconds until the first line of progress; the next takes twice as long, and so on
)
_SLOWEST: Final = 60.0
_SAVE: Final = 300.0  #: seconds between two checkpoints


@click.command()
@EDITION
@KNOB
@click.option(
    "--minutes",
    type=click.FloatRange(0, 60 * 24 * 7),
    help=f"Minutes to train. Default: {MINUTES:g}, if --iterations is not given either.",
)
@click.option(
    "--iterations",
    type=click.IntRange(1, _MAX_ITERATIONS),
    help="Number of iterations to reach, those of earlier runs included.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, MAX_SEED),
    default=1,
    show_default=True,
    help="Shuffle from this seed.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the blueprint here; where the master looks for it if not given.",
)
@click.option("--fresh", is_flag=True, help="Begin again, even if a training was left unfinished.")
def train(
    *,
    edition: str,
    knobs: tuple[tuple[str, Any], ...],
    minutes: float | None,
    iterations: int | None,
    seed: int,
    out: Path | None,
    fresh: bool,
) -> None:
    """Learn to play two-player rounds, for the bot `master`.

    The longer it trains, the better the master plays. A later run goes on where the last one stopped, or was
    stopped with Ctrl+C: beside the blueprint lies a checkpoint.
    """
    with used_rightly():
        chosen = find_edition(edition, 2, **dict(knobs))
    path = out or blueprint_path(chosen)
    checkpoint = _checkpoint(path)
    try:
        from duenna.training.trainer import Trainer  # noqa: PLC0415  numpy is an extra

        trainer = Trainer(chosen, seed)
    except ImportError as problem:
        raise click.ClickException(MISSING) from problem
    try:
        if checkpoint.exists() and not fresh:
            trainer.resume(checkpoint)
            _say(f"Going on after {trainer.iterations:,} iterations.")
        if minutes is None and iterations is None:
            minutes = MINUTES
        _learn(trainer, minutes, iterations, path)
        header = _keep(trainer, path)
    except OSError as problem:
        raise click.ClickException(f"{path} cannot be written: {problem.strerror}.") from problem
    click.echo(
        f"{path}: {chosen.name}, {header.iterations:,} iterations, {header.states:,} states, "
        f"{path.stat().st_size / 1e6:.1f} MB."
    )
    if header.ripe:
        from duenna.solve.endgame import prepare  # noqa: PLC0415  numpy is an extra

        prepare()  # so that the master's first endgame need not wait
    else:
        _say(
            "The master does not play by it yet: train on, until states have been met "
            f"{RIPE} times on average, not {header.visits / max(header.met, 1):.2f} times."
        )


def _learn(trainer: "Trainer", minutes: float | None, iterations: int | None, path: Path) -> None:
    """Trains until the time is up, that many iterations are done, or Ctrl+C is pressed, and reports progress.

    What is being learned when Ctrl+C comes is learned to the end, so that the tables stay whole.
    """
    begun = now = reported = saved = time.monotonic()
    first, pause = trainer.iterations, _REPORT
    last = iterations or _MAX_ITERATIONS
    stopped: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: stopped.append(number))
    try:
        while not stopped and trainer.iterations < last:
            if minutes is not None and now - begun >= minutes * 60:
                break
            trainer.learn(min(last - trainer.iterations, _CHUNK))
            now = time.monotonic()
            if now - reported >= pause:
                reported, pause = now, min(2 * pause, _SLOWEST)
                speed = (trainer.iterations - first) / (now - begun)
                done, states = trainer.iterations, trainer.states
                _say(f"{done:,} iterations, {states:,} states, {speed:,.0f} iterations a second")
            if now - saved >= _SAVE:
                _keep(trainer, path)
                saved = time.monotonic()
    finally:
        signal.signal(signal.SIGINT, usual)


def _keep(trainer: "Trainer", path: Path) -> Header:
    """Writes the blueprint, and beside it what a later run goes on from."""
    trainer.save(_checkpoint(path))
    return trainer.publish(path)


def _checkpoint(path: Path) -> Path:
    return path.with_name(path.name + ".training")


def _say(text: str) -> None:
    click.echo(text, err=True)
