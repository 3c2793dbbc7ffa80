"""Training and blueprints: learning goes where it should, files are whole or refused, the master plays by them."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest
from click.testing import CliRunner
from exact import TINY, Exact
from helpers import secrets_of

from duenna.bots import Budget, search
from duenna.bots.master import advice, choose, find_guide, solution
from duenna.cli.main import cli
from duenna.core.editions import find_edition
from duenna.core.events import RoundOver
from duenna.core.game import Game
from duenna.core.state import State
from duenna.fast.infoset import act, gain
from duenna.solve.answering import Answerer
from duenna.solve.blueprint import (
    Blueprint,
    BlueprintError,
    Guide,
    blueprint_path,
    find_blueprint,
    past_of,
)

pytest.importorskip("numba")

from duenna.solve import resolving
from duenna.solve.resolving import FEW
from duenna.training.trainer import Trainer

pytestmark = pytest.mark.xdist_group("solvers")  # compiled once


@pytest.fixture(scope="module")
def trained() -> Trainer:
    trainer = Trainer(TINY, seed=3)
    trainer.learn(400_000)
    return trainer


@pytest.fixture(scope="module")
def blueprint(trained: Trainer, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("blueprints") / "tiny.blueprint"
    assert trained.publish(path, often=1).states > 50
    return path


# ---- exact exploitability ----------------------------------------------------------------------


def test_training_comes_near_the_equilibrium_of_a_tiny_deck(blueprint: Path) -> None:
    """Best answers, found exactly over all deals, gain next to nothing; against chance they gain a lot."""
    assert Exact(TINY, None).exploitability() > 0.2
    assert Exact(TINY, Guide(Blueprint(blueprint), TINY)).exploitability() < 0.008


# ---- the same whenever it is stopped ------------------------------------------------------------


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, first, other = (Trainer(find_edition("classic", 2), seed) for seed in (5, 5, 6))
    whole.learn(90_000)
    other.learn(90_000)
    first.learn(33_333)
    first.save(tmp_path / "checkpoint")
    second = Trainer(find_edition("classic", 2, tokens=2), 5)  # other tokens, the same rounds
    second.resume(tmp_path / "checkpoint")
    assert second.iterations == 33_333
    second.learn(56_667)
    for name, trainer in (("whole", whole), ("second", second), ("other", other)):
        trainer.save(tmp_path / name)
    assert (tmp_path / "second").read_bytes() == (tmp_path / "whole").read_bytes()
    assert (tmp_path / "other").read_bytes() != (tmp_path / "whole").read_bytes()
    assert whole.tables.used[2] == 0  # there was always room
    assert len(whole.tables.keys) > 1 << 18  # the tables have grown on the way


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    tiny = Trainer(TINY, 1)
    tiny.learn(100)
    tiny.save(path)
    with pytest.raises(BlueprintError, match="belongs to other rules"):
        Trainer(find_edition("classic", 2), 1).resume(path)
    with pytest.raises(BlueprintError, match="begun with the seed 1"):
        Trainer(TINY, 2).resume(path)
    whole = path.read_bytes()
    for broken in (b"", b"nonsense", whole[:-100], whole[:5000] + b"xyz" + whole[5003:]):
        path.write_bytes(broken)
        with pytest.raises(BlueprintError, match="no checkpoint"):
            Trainer(TINY, 1).resume(path)


# ---- files ------------------------------------------------------------------------------------


def test_a_blueprint_says_what_it_is(blueprint: Path) -> None:
    header = Blueprint(blueprint).header
    assert (header.edition, header.seed, header.iterations) == ("classic", 3, 400_000)
    assert header.knobs["two_player_aside"] == 0


def test_chances_of_a_state_sum_to_one(trained: Trainer, blueprint: Path) -> None:
    t, found = trained.tables, Blueprint(blueprint)
    for at in t.keys.nonzero()[0]:
        chances = found.chances(int(t.keys[at]), int(t.counts[at]))
        if chances is None:
            assert t.visits[at] == 0
            continue
        sums = t.sums[t.begins[at] :][: t.counts[at]]
        assert chances == pytest.approx(list(sums / sums.sum()), abs=0.01)
        assert sum(chances) == pytest.approx(1)
    assert found.chances(12345, 3) is None


DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda whole: b"", "is no blueprint"),
    "a picture": (lambda whole: b"GIF89a" + bytes(2000), "is no blueprint"),
    "a piece of its head": (lambda whole: whole[:40], "is no blueprint"),
    "another head": (lambda whole: b"[1, 2]\n" + whole, "is no blueprint"),
    "another format": (lambda whole: whole.replace(b"print-1", b"print-9"), "is no blueprint"),
    "less than nothing": (lambda whole: whole.replace(b'es": ', b'es": -'), "is no blueprint"),
    "cut short": (lambda whole: whole[:-1], "is incomplete"),
    "too long": (lambda whole: whole + b"x", "is incomplete"),
    "one bit": (lambda whole: whole[:-1] + bytes([whole[-1] ^ 1]), "is damaged"),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_broken_files_are_refused(blueprint: Path, tmp_path: Path, kind: str) -> None:
    damage, message = DAMAGE[kind]
    path = tmp_path / "broken.blueprint"
    path.write_bytes(damage(blueprint.read_bytes()))
    with pytest.raises(BlueprintError, match=message):
        Blueprint(path)


def test_a_blueprint_of_other_rules_is_refused(
    blueprint: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    monkeypatch.setenv("DUENNA_DATA", str(tmp_path))
    classic = find_edition("classic", 2)
    assert find_blueprint(classic) is None
    path = blueprint_path(classic)
    path.parent.mkdir()
    path.write_bytes(blueprint.read_bytes())
    with pytest.raises(BlueprintError, match="other rules"):
        find_blueprint(classic)
    game = Game(classic, 2, seed=1)
    assert game.decider is not None
    view, events = game.view(game.decider), game.events_for(game.decider)
    assert choose(view, events, Budget(rollouts=20)) in view.options
    assert "plays without its blueprint" in caplog.text


# ---- the command and the bot -------------------------------------------------------------------


def run(*words: str) -> Any:
    return CliRunner().invoke(cli, ["train", *words])


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUENNA_DATA", str(tmp_path))
    return tmp_path


DECK = '--knob=deck={"guard":2,"priest":1,"baron":2,"prince":1,"princess":1}'
TRAIN_TINY = ("-e", "classic", DECK, "--knob=two_player_aside=0")


@pytest.mark.parametrize("few", [-1, FEW], ids=["searched", "solved"])
def test_train_goes_on_and_the_master_plays_by_it(
    home: Path, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It searches among the blueprint's moves; where few cards are left it draws from the endgame's solution."""
    monkeypatch.setattr(resolving, "FEW", few)
    first = run(*TRAIN_TINY, "--iterations", "20000")
    assert first.exit_code == 0, first.output
    assert "20,000 iterations" in first.output
    second = run(*TRAIN_TINY, "--iterations", "50000")
    assert "Going on after 20,000 iterations." in second.output
    assert "50,000 iterations" in second.output
    assert "does not play by it yet" not in second.output
    found = find_blueprint(TINY)
    assert found is not None
    assert found.header.iterations == 50_000
    guide, known = Guide(found, TINY), 0
    for seed in range(30):
        game = Game(TINY, 2, seed=seed)
        while not game.round_over:
            seat = game.decider
            assert seat is not None
            view, events = game.view(seat), game.events_for(seat, game.round_start)
            assert find_guide(view, events) is not None
            chances = advice(view, events, Budget(seed=seed), guide)
            _, s = secrets_of(game)
            assert chances == guide.chances(s, past_of(TINY, events))
            solved = solution(view, events, Budget(seed=seed), guide)
            assert solved is None or few == FEW
            chances = solved or chances
            drawn = {choose(view, events, Budget(seed=k, rollouts=20)) for k in range(30)}
            if chances:
                known += 1
                assert {move.action for move in drawn} <= {a for a, p in chances.items() if p}
            game.play(choose(view, events, Budget(seed=seed, rollouts=20)))
    assert known > 40


def test_train_writes_where_it_is_told(home: Path) -> None:
    path = home / "mine.blueprint"
    assert run(*TRAIN_TINY, "--iterations", "100", "--out", str(path)).exit_code == 0
    assert Blueprint(path).header.iterations == 100
    assert run(*TRAIN_TINY, "--iterations", "100", "--out", str(path), "--seed", "4").exit_code == 1
    again = run(*TRAIN_TINY, "--iterations", "60", "--out", str(path), "--seed", "4", "--fresh")
    assert again.exit_code == 0
    assert Blueprint(path).header.seed == 4


def test_ctrl_c_ends_a_training_that_can_go_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learn, before = Trainer.learn, signal.getsignal(signal.SIGINT)

    def interrupted(self: Trainer, iterations: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        learn(self, iterations)

    monkeypatch.setattr(Trainer, "learn", interrupted)
    first = run(*TRAIN_TINY, "--minutes", "5")
    assert first.exit_code == 0, first.output
    assert signal.getsignal(signal.SIGINT) == before
    found = find_blueprint(TINY)
    assert found is not None
    done = found.header.iterations
    assert 0 < done < 100_000
    assert f"Going on after {done:,} iterations." in run(*TRAIN_TINY, "--minutes", "5").output


def test_an_unripe_blueprint_is_not_played_by(home: Path) -> None:
    done = run("-e", "classic", "--iterations", "2000")
    assert done.exit_code == 0, done.output
    assert "The master does not play by it yet" in done.output
    classic = find_edition("classic", 2)
    found = find_blueprint(classic)
    assert found is not None
    assert not found.header.ripe
    for seed in range(30):
        game = Game(classic, 2, seed=seed)
        seat = game.decider
        assert seat is not None
        assert find_guide(game.view(seat), game.events_for(seat)) is None


def test_train_refuses_what_makes_no_sense(home: Path) -> None:
    assert run("-e", "chess").exit_code == 2
    assert run("--iterations", "0").exit_code == 2
    assert run("--minutes", "-1").exit_code == 2
    assert run("--knob", "players=[3,4]").exit_code == 2
    (home / "file").write_text("")
    failed = run(*TRAIN_TINY, "--iterations", "10", "--out", str(home / "file" / "x"))
    assert failed.exit_code == 1
    assert "cannot be written" in failed.output
    assert not list(home.rglob(".draft-*"))


def test_without_a_blueprint_the_master_searches(home: Path) -> None:
    for edition, players in (("classic", 2), ("modern", 3)):
        game = Game(edition, players, seed=4)
        seat = game.decider
        assert seat is not None
        view, events = game.view(seat), game.events_for(seat)
        assert find_guide(view, events) is None
        assert choose(view, events, Budget(seed=2, rollouts=50)) == search.choose(
            view, events, Budget(seed=2, rollouts=50)
        )


# ---- answering it ------------------------------------------------------------------------------


def test_rounds_are_played_on_by_the_blueprint(blueprint: Path) -> None:
    """On average what all its moves earn, each as often as it is played."""
    answerer, guide = Answerer(TINY, Blueprint(blueprint)), Guide(Blueprint(blueprint), TINY)
    exact = Exact(TINY, guide)

    def earned(s: State, past: list[int], hero: int) -> float:
        if not s.decider:
            return gain(s, hero)
        total = 0.0
        for action, chance in exact.strategy(s, past).items():
            after, marks = s.copy(), list(past)
            act(after, exact.rules, action, marks)
            total += chance * earned(after, marks, hero)
        return total

    for seed in range(6):
        game = Game(TINY, 2, seed=seed)
        _, s = secrets_of(game)
        past = past_of(TINY, game.events)
        for action in exact.strategy(s, past):
            after, marks = s.copy(), list(past)
            act(after, exact.rules, action, marks)
            found = fmean(answerer.play_on(s, past, action, k) for k in range(1500))
            assert found == pytest.approx(earned(after, marks, s.decider), abs=0.1)


def test_who_knows_a_bad_blueprint_beats_it(tmp_path: Path) -> None:
    """Hardly trained, it loses to its answer far more often than not."""
    trainer = Trainer(TINY, seed=8)
    trainer.learn(300)
    path = tmp_path / "bad.blueprint"
    trainer.publish(path, often=1)
    bad = Blueprint(path)
    answerer, guide, won = Answerer(TINY, bad), Guide(bad, TINY), 0.0
    for seed in range(150):
        game, rng, hero = Game(TINY, 2, seed=seed), Random(seed), seed % 2 + 1
        while not game.round_over:
            seat = game.decider
            assert seat is not None
            view, events = game.view(seat), game.events_for(seat)
            if seat == hero:
                game.play(answerer.choose(view, events, 60, rng))
                continue
            _, s = secrets_of(game)
            chances = guide.chances(s, past_of(TINY, events)) or {}
            weights = [chances.get(move.action, 0.0) for move in view.options]
            game.play(rng.choices(view.options, weights if any(weights) else None)[0])
        won += hero in next(e.winners for e in game.events if isinstance(e, RoundOver))
    assert won > 0.57 * 150
