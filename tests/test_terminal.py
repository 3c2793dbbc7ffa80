"""The terminal: whole matches in every language, keys, typed moves, hiding between people, saving and going on."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from helpers import readers, walk
from typist import Answer, Typist, first_choice

from duenna.belief import Belief
from duenna.console.folders import data_folder
from duenna.core.editions import find_edition
from duenna.core.errors import RecordError
from duenna.core.events import Asked, MatchOver, Revealed, RoundOver, Shown, Token
from duenna.core.game import Game
from duenna.core.record import load, to_record
from duenna.terminal.company import Company, fill_up, set_table
from duenna.terminal.odds import odds_told
from duenna.terminal.play import Leave, Manner, Session
from duenna.terminal.questions import Questions, ask_language
from duenna.terminal.replay import tell
from duenna.terminal.rulebook import rule_book
from duenna.terminal.saves import HUMAN, Saved, new_file, read_save, write_save
from duenna.terminal.sitting import Sitting, resume_command
from duenna.terminal.story import Story
from duenna.text.languages import LANGUAGES
from duenna.text.words import Words

EN = Words("en")
SOLO = Manner(brief=True)
WITH_ODDS = Manner(brief=True, odds=True)


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUENNA_DATA", str(tmp_path / "data"))


def table(edition: str, seats: int, people: tuple[str, ...] = ("Ann",), seed: str = "1") -> Company:
    return set_table(find_edition(edition), fill_up(people, seats), people, ["counter"], seed)


def at(position: str, *typed: str, manner: Manner = SOLO) -> Typist:
    """What the terminal prints when the first seat types these lines in that position."""
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"][: int(position[position.index("/") + 1])]
    game = Game.from_position(position, names, seed=1)
    lines = iter(typed)

    def answer(_: list[str]) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise Leave from None

    screen = Typist(answer, width=200)
    seats = Company(game.edition, game.names, (HUMAN, *["counter"] * (game.players - 1)))
    with pytest.raises(Leave):
        Session(seats, game, EN, screen, manner).play()
    return screen


# ---- whole matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "seats"), [("modern", 4), ("premium", 6), ("kanai", 2)])
def test_a_whole_match_in_every_language(language: str, edition: str, seats: int) -> None:
    words = Words(language)
    screen = Typist(first_choice(words))
    assert Sitting(table(edition, seats), words, screen, Manner(), None).run()
    assert words.text("goodbye") == screen.lines[-1]
    assert "\x1b" not in screen.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_forty_columns(language: str) -> None:
    words = Words(language)
    screen = Typist(first_choice(words), width=40)
    Sitting(table("premium", 6), words, screen, Manner(), None).run()
    keys = iter(["?", "d", "h", "l", "s", "odds", "? princ", "xx"])
    first = first_choice(words)
    Sitting(
        table("modern", 4),
        words,
        more := Typist(lambda ls: next(keys, "") or first(ls), 40),
        Manner(odds=True),
        None,
    ).run()
    assert [line for line in screen.lines + more.lines if len(line) > 40] == []


def test_every_round_is_told_to_its_end() -> None:
    """Whoever won, and with what, is on the screen."""
    screen = Typist(first_choice(EN), width=500)
    seats = table("modern", 4)
    game = seats.deal()
    Session(seats, game, EN, screen, SOLO).play()
    for event in game.events:
        if isinstance(event, Shown | RoundOver | Token | Revealed | MatchOver):
            sentence = EN.event(event, game.edition, game.names, 1)
            assert sentence in screen.text


def test_the_match_can_be_played_again_and_recorded(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    record_offered = iter([str(tmp_path / "no" / "such" / "folder.json"), str(file), ""])
    again = iter(["1", "2"])
    first = first_choice(EN)

    def answer(lines: list[str]) -> str:
        if EN.text("again") in lines:
            return next(again)
        if any(EN.text("record-offer") in line for line in lines):
            return next(record_offered)
        return first(lines)

    screen = Typist(answer, width=500)
    assert Sitting(table("classic", 2), EN, screen, SOLO, None).run()
    assert load(file).over
    assert EN.text("save-done", file=str(file)) in screen.lines
    assert "It could not be saved: No such file or directory" in screen.text
    assert screen.lines.count(EN.text("table-help")) == 2


# ---- what is typed

MODERN = "modern/4 hands=guard,king,baron,spy drawn=prince deck=spy,priest,guard,guard burned=guard"


@pytest.mark.parametrize(
    "typed",
    [
        ("1", "2", "7"),
        ("1 2 7",),
        ("guard 2 king",),
        ("GUARD, bob, King",),
        ("gu b ki",),
        ("1", "bob king"),
        ("2", "", "1", "2", "7"),
    ],
)
def test_a_move_is_typed_in_steps_or_at_once(typed: tuple[str, ...]) -> None:
    screen = at(MODERN, *typed)
    assert "You play the Guard on Bob and guess King. Right: Bob holds the King." in screen.text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("king 2", "You do not hold the King."),
        ("guard 1 king", "You cannot play the Guard on yourself."),
        ("guard 7 king", "There is no seat 7."),
        ("guard 2 guard", "You may name anyone except the Guard."),
        ("guard 2 king 3", "“3” is not one of the choices."),
        ("zzz", "“zzz” is not one of the choices."),
        ("3", "“3” is not one of the choices."),
        ("-1", "“-1” is not one of the choices."),
        ("\x1b[2J\x00💥", "“[2J💥” is not one of the choices."),
        ("x" * 500, "That line is too long."),
        ("? nobody", "No card is called “nobody”."),
        ("? pri", "“pri” could be: Priest, Prince, Princess."),
        ("? priest", "Priest (2), 2 in the deck. Choose another player"),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(typed: str, said: str) -> None:
    screen = at(MODERN, typed)
    assert said in screen.text
    assert "\x1b" not in screen.text.replace(typed, "")
    assert screen.text.count("Which card do you play?") == (1 if len(typed) > 100 else 2)


def test_a_typo_takes_back_only_what_its_line_chose() -> None:
    screen = at(MODERN, "1", "nobody", "b")
    assert screen.text.count("Guard: on whom?") == 2
    assert "Guard on Bob: what do you name?" in screen.text


def test_other_languages_take_their_own_names_and_english() -> None:
    words = Words("et")
    game = Game.from_position(MODERN, ["Ann", "Bob", "Cleo", "Dan"], seed=1)
    for typed in ("valvur bob kuningas", "guard 2 king", "VALVUR 2 kun"):
        lines = iter([typed])
        screen = Typist(lambda _, lines=lines: next(lines), width=200)  # type: ignore[misc]
        seats = Company(game.edition, game.names, (HUMAN, "random", "random", "random"))
        with pytest.raises(StopIteration):
            Session(seats, game.copy(), words, screen, SOLO).play()
        assert words.text("your-turn", name="Ann") in screen.text
        assert "Õige" in screen.text


def test_the_only_target_goes_without_saying() -> None:
    position = "modern/2 hands=guard,king drawn=prince deck=spy,spy,guard,guard burned=guard"
    assert "Guard on Bob: what do you name?" in at(position, "1").text
    assert "You play the Guard on Bob and guess King." in at(position, "1", "king").text
    assert "You play the Guard on Bob and guess King." in at(position, "guard 2 king").text


def test_nobody_chooses_himself_unasked() -> None:
    position = (
        "modern/2 hands=guard,king drawn=prince deck=spy,spy,guard,guard burned=guard protected=2"
    )
    screen = at(position, "2")
    assert "1. Guard (1), without effect: nobody can be chosen" in screen.text
    assert "Protected, cannot be chosen: Bob." in screen.text
    assert "Prince: on whom?\n1. Ann (you)" in screen.text


def test_being_knocked_out_is_asked_about() -> None:
    position = "modern/2 hands=princess,king drawn=prince deck=spy,spy,guard,guard burned=guard"
    for typed in ("2", "prince 1"):
        assert at(position, typed, "1", typed, "").text.count("Do you mean it?") == 2
        assert "You are out of the round" in at(position, typed, "2").text


def test_the_countess_says_why_she_is_alone() -> None:
    position = "modern/2 hands=countess,king drawn=prince deck=spy,spy,guard,guard burned=guard"
    assert (
        "With the King or a Prince in hand, you must play the Countess." in at(position, "?").text
    )


def test_a_chancellor_is_asked_for_one_thing_at_a_time() -> None:
    position = "modern/2 hands=chancellor,king drawn=prince deck=spy,baron,guard,guard burned=guard"
    screen = at(position, "2", "3", "1", "h")
    assert "Which card do you keep?\n1. Spy (0)\n2. Baron (3)\n3. Prince (5)" in screen.text
    assert "Which of them is to be drawn first?\n1. Spy (0)\n2. Baron (3)" in screen.text
    assert "You keep a Prince, put a Spy under the deck and a Baron below it." in screen.text
    assert "You keep a Prince" in at(position, "2", "keep prince spy baron").text


PREMIUM = (
    "premium/5 hands={},baron,count,king,prince drawn={} deck=priest,guard,guard,guard burned=guard"
)


def test_two_players_are_chosen_in_either_order() -> None:
    position = PREMIUM.format("cardinal", "countess")
    for typed in (("1", "3", "2"), ("1 2 3",), ("cardinal cleo bob",)):
        text = at(position, *typed, "0").text
        assert "You play the Cardinal on Bob and Cleo." in text
        assert "Whose hand do you look at?\n2. Bob\n3. Cleo\n0. nobody" in text
        assert "You look at neither hand." in text


def test_a_baroness_may_be_content_with_one() -> None:
    position = PREMIUM.format("baroness", "countess")
    assert "You play the Baroness on Bob. Bob holds a Baron." in at(position, "1", "2", "0").text
    assert "Bob holds a Baron. Dan holds the King." in at(position, "1", "2", "4").text


def test_values_are_named_with_the_cards_that_have_them() -> None:
    text = at(PREMIUM.format("guard", "countess"), "1", "3", "count").text
    assert "5. Prince, Count" in text
    assert "guess 5. Right: Cleo holds a 5." in text


def test_a_sycophants_choice_is_explained() -> None:
    position = PREMIUM.format("cardinal", "priest") + " mark=3"
    assert "Cleo must be chosen: the Sycophant demands it." in at(position, "cardinal 2 4").text
    assert "Cleo must be chosen: the Sycophant demands it." in at(position, "cardinal").text


# ---- keys


def test_the_keys_tell_what_the_asker_may_know() -> None:
    position = (
        "modern/4 hands=guard,king,baron,spy drawn=prince deck=spy,handmaid,guard,priest burned=guard "
        "piles=-,countess,guard+guard,- protected=2 tokens=0,1,2,0 knows-hand=1>3 knows-deck=1>1"
    )
    screen = at(position, "d", "h", "l", "s", "?")
    for line in (
        "Bob: Countess (8). Protected.",
        "Cleo: Guard (1), Guard (1).",
        "Dan: none.",
        "One card is set aside face down.",
        "4 cards are left in the deck.",
        "Baron (3): 1",
        "Spy (0): 2",
        "You hold: Guard (1), Prince (5).",
        "Cleo holds: Baron.",
        "The very last card of the deck: Priest.",
        "Tokens (4 win the match): Ann 0, Bob 1, Cleo 2, Dan 0.",
        "This round so far:",
        "You can also type a whole move, by names or numbers: guard 2 princess.",
    ):
        assert line in screen.lines, line
    assert not [line for line in screen.lines if line.startswith("Countess (8)")]
    assert screen.text.count("Which card do you play?") == 6


def test_the_chances_are_told_where_the_table_plays_with_them() -> None:
    position = (
        "modern/4 hands=guard,king,baron,spy drawn=prince deck=spy,handmaid burned=guard "
        "piles=-,countess,guard+guard,chancellor+chancellor+priest+priest+handmaid "
        "protected=2 tokens=0,1,2,0 knows-hand=1>3"
    )
    screen = at(position, "?", "odds", manner=WITH_ODDS)
    assert "odds the chances of the hidden cards." in screen.lines
    (cleo,) = [line for line in screen.lines if line.startswith("Cleo: Baron")]
    assert cleo == "Cleo: Baron for certain."
    (dan,) = [line for line in screen.lines if line.startswith("Dan: ")]
    assert dan.startswith("Dan: Guard 30%, Spy 20%, ")
    assert f"The card set aside face down: {dan.removeprefix('Dan: ')}" in screen.lines
    assert "Princess 10%" in dan
    assert "Countess" not in dan

    off = at(position, "?", "odds")
    assert (
        "This match is played without the chances. Begin one with --odds to have them." in off.text
    )
    assert "the chances of the hidden" not in off.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chances_are_those_of_the_readers_own_belief(language: str) -> None:
    words = Words(language)
    game = Game("modern", 3, seed=language)
    compared = 0
    for _ in walk(game, Random(language), most=60):
        for reader in readers(game):
            view, events = game.view(reader), game.events_for(reader, game.round_start)
            lines = odds_told(view, events, game.names, words)
            if view.decider is None:
                assert lines == [words.text("chances-none")]
                continue
            belief = Belief.of(view, game.events_for(reader))
            told = dict(zip(belief.hands(), lines[1:], strict=False))
            assert len(lines) == 1 + len(told) + bool(belief.burned())
            for seat, chances in belief.hands().items():
                assert game.names[seat - 1] in told[seat]
                shown = [words.card(card, game.edition) for card in chances]
                assert all(name in told[seat] for name in shown)
                assert told[seat].count(", ") == len(chances) - 1
                percents = [int(found) for found in re.findall(r"(\d+)\s?%", told[seat])]
                assert percents == sorted(percents, reverse=True)
                assert abs(sum(percents) - 100) <= len(percents) or len(chances) == 1
                compared += 1
    assert compared > 50


def test_a_match_with_the_chances_is_begun_and_gone_on_with() -> None:
    words = Words("en")
    screen = Typist(leaving_after(3, Leave, first_choice(words)), width=500)
    assert Sitting(table("modern", 3), words, screen, Manner(odds=True), None).run()
    assert "Type odds at any time for the chances of the hidden cards." in screen.lines
    (command,) = [line for line in screen.lines if line.startswith("duenna play --resume")]
    assert command.endswith(" --odds")


@pytest.mark.parametrize("seed", range(5))
def test_the_log_is_what_its_reader_was_told(seed: int) -> None:
    """Nothing in d, h, l or s depends on what the reader may not know."""
    seats = table("modern", 4, seed=str(seed))
    game = seats.deal()
    story = Story(game.edition, game.names, EN)
    told = [line for line in story.paragraphs(game.events_for(1), 1) if line]
    screen = Typist(first_choice(EN), width=500)
    Session(seats, game, EN, screen, SOLO).play()
    assert all(line in screen.lines for line in told)


# ---- people at one keyboard


def segments(screen: Typist) -> Iterator[tuple[str, str]]:
    """What was printed between two hidings, with the name of who was asked for a move, if anyone."""
    for start, end in itertools.pairwise([0, *screen.hidden_at, len(screen.lines)]):
        text = "\n".join(screen.lines[start:end])
        yield next((n for n in ("Ann", "Bob") if f"Your turn, {n}." in text), ""), text


def private(game: Game, seat: int, other: int) -> set[str]:
    """Sentences that seat was told and the other was not, which say a card."""

    def told(reader: int) -> set[str]:
        return {
            EN.event(event, game.edition, game.names, reader) for event in game.events_for(reader)
        }

    secret = {
        EN.event(event, game.edition, game.names, seat)
        for event in game.events
        if seat in event.audience
        and not event.audience & {0, other}
        and not isinstance(event, Asked)
    }
    return secret - told(other)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("edition", ["modern", "kanai"])
def test_no_one_sees_what_another_was_told(edition: str, seed: int) -> None:
    seats = table(edition, 4, ("Ann", "Bob"), str(seed))
    game = seats.deal()
    screen = Typist(first_choice(EN), width=500)
    Session(seats, game, EN, screen, Manner()).play()
    asked = [name for name, _ in segments(screen)]
    assert {"Ann", "Bob"} <= set(asked)
    secrets = {"Ann": private(game, 2, 1), "Bob": private(game, 1, 2)}
    for name, text in segments(screen):
        assert not ("Your turn, Ann." in text and "Your turn, Bob." in text)
        lines = text.splitlines()
        assert not [line for line in secrets.get(name, ()) if line in lines]
    for _, text in segments(screen):
        if "How the round went on:" in text:
            end = text.split("How the round went on:")[1].split("Press Enter")[0]
            assert not [line for line in end.splitlines() if line.startswith("You ")]


def test_the_keyboard_is_passed_on_with_the_news() -> None:
    seats = table("modern", 2, ("Ann", "Bob"))
    screen = Typist(first_choice(EN), width=500)
    Session(seats, seats.deal(), EN, screen, Manner()).play()
    passes = [line for line in screen.lines if "pass the keyboard to" in line]
    ready = [line for line in screen.lines if line.startswith("Pass the keyboard to")]
    assert passes
    assert len(ready) >= len(passes)
    assert "Since your last move:" in screen.lines
    assert len(screen.hidden_at) >= len(passes)


def test_without_hiding_nobody_waits() -> None:
    seats = table("modern", 2, ("Ann", "Bob"))
    screen = Typist(first_choice(EN), width=500)
    Session(seats, seats.deal(), EN, screen, Manner(hide=False)).play()
    assert screen.hidden_at == []
    assert "Pass the keyboard" not in screen.text


# ---- leaving and going on


def leaving_after(count: int, how: type[BaseException], first: Answer) -> Answer:
    answered = itertools.count()

    def answer(lines: list[str]) -> str:
        if next(answered) == count:
            raise how
        return first(lines)

    return answer


@pytest.mark.parametrize("how", [EOFError, KeyboardInterrupt, Leave])
@pytest.mark.parametrize("people", [("Ann",), ("Ann", "Bob")])
def test_a_match_left_is_saved_and_goes_on(
    how: type[BaseException],
    people: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DUENNA_DATA", str(tmp_path / "data folder"))
    words = Words("fr")
    screen = Typist(leaving_after(9, how, first_choice(words)))
    assert Sitting(table("modern", 3, people), words, screen, Manner(), None).run()
    (file,) = (tmp_path / "data folder").iterdir()
    assert file.stat().st_mode & 0o077 == 0
    assert resume_command(file, ()) in screen.lines
    assert "'" in resume_command(file, ())  # the space in the folder's name is quoted

    saved = read_save(file)
    assert saved.language == "fr"
    assert saved.seats == (*[HUMAN] * len(people), *["counter"] * (3 - len(people)))
    again = Typist(first_choice(words))
    seats = Company(saved.game.edition, saved.game.names, saved.seats)
    before = len(saved.game.events)
    assert Sitting(seats, words, again, Manner(), None).run(saved.game)
    assert saved.game.over
    assert len(saved.game.events) > before
    assert words.text("table-resumed", round=1) in again.text


def test_leaving_when_all_is_over_saves_nothing(tmp_path: Path) -> None:
    first = first_choice(EN)

    def answer(lines: list[str]) -> str:
        if EN.text("again") in lines:
            raise EOFError
        return first(lines)

    screen = Typist(answer)
    assert Sitting(table("classic", 2), EN, screen, SOLO, tmp_path / "match.json").run()
    assert screen.lines[-1] == "Goodbye."
    assert load(tmp_path / "match.json").over


def test_a_match_that_cannot_be_saved_is_a_failure() -> None:
    screen = Typist(leaving_after(1, EOFError, first_choice(EN)))
    assert not Sitting(table("classic", 2), EN, screen, SOLO, Path("/dev/null/x.json")).run()
    assert "It could not be saved" in screen.text


def test_bad_saves_are_refused(tmp_path: Path) -> None:
    game = Game("modern", ["Ann", "Bob"], seed=1)
    file = tmp_path / "match.json"
    for text in (
        "",
        "[]",
        "nonsense",
        '{"duenna-save": 2}',
        '{"duenna-save": 1}',
        '{"duenna-save": 1, "record": {}, "seats": ["human"], "lang": "en"}',
        '{"duenna-save": 1, "record": {}, "seats": [1], "lang": "en"}',
        '{"format": 1}',
    ):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(RecordError):
            read_save(file)
    write_save(Saved(game, ("human",), "en"), file)
    with pytest.raises(RecordError, match="2 seats are needed"):
        read_save(file)
    file.write_bytes(b"\xff" * 2_000_001)
    with pytest.raises(RecordError, match="at most"):
        read_save(file)


def test_a_save_reads_back(tmp_path: Path) -> None:
    game = Game("modern", ["Ann", "Žofie"], seed=1)
    game.play(game.legal_moves()[0])
    file = tmp_path / "new" / "match.json"
    write_save(Saved(game, ("human", "random"), "pt"), file)
    saved = read_save(file)
    assert to_record(saved.game) == to_record(game)
    assert (saved.seats, saved.language) == (("human", "random"), "pt")


@pytest.mark.parametrize(
    ("env", "platform", "end"),
    [
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/duenna"),
        ({}, "linux", "/.local/share/duenna"),
        ({}, "darwin", "/Library/Application Support/duenna"),
        ({}, "win32", "/AppData/Local/duenna"),
        ({"DUENNA_DATA": "/games"}, "win32", "/games"),
    ],
)
def test_saves_go_where_the_platform_keeps_data(
    env: dict[str, str], platform: str, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    assert data_folder(env).as_posix().endswith(end)


def test_no_save_overwrites_another(tmp_path: Path) -> None:
    env = {"DUENNA_DATA": str(tmp_path)}
    files = set()
    for _ in range(3):
        file = new_file(env)
        file.touch()
        files.add(file)
    assert len(files) == 3


# ---- set-up questions, rules, replay


def test_enter_accepts_what_is_proposed() -> None:
    screen = Typist(lambda _: "")
    seats = Questions(screen, EN).table("1")
    assert (seats.edition.name, len(seats.names), seats.humans) == ("modern", 4, [1])
    assert seats.seats[1:] == ("counter",) * 3


def test_questions_are_asked_again_until_the_answer_will_do() -> None:
    answers = [
        "9",
        "chess",
        "7",
        "4",
        "6",
        "Ann,ann",
        "x" * 41,
        ", ,",
        "Ann, Bruno",
        "clever",
        "ran",
    ]
    lines = iter(answers)
    screen = Typist(lambda _: next(lines), width=300)
    seats = Questions(screen, EN).table("1")
    assert seats.names == ("Ann", "Bruno", "Clara", "Dario", "Elena", "Felix")
    assert seats.seats == (HUMAN, HUMAN, *["random"] * 4)
    assert seats.edition.name == "premium"
    assert next(lines, None) is None


def test_the_language_is_asked_in_the_one_at_hand() -> None:
    lines = iter(["xx", "e", "et"])
    assert ask_language(Typist(lambda _: next(lines)), Words("pt")).language == "et"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["classic-fr", "kanai", "modern", "premium-bga"])
def test_rules_name_every_card(language: str, edition: str) -> None:
    words, rules = Words(language), find_edition(edition)
    text = "\n".join(rule_book(rules, words)).casefold()
    for card in rules.characters:
        assert words.card(card, rules).casefold() in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_each_reader_what_it_learned(language: str) -> None:
    words = Words(language)
    game = Game("modern", ["Ann", "Bob", "Cleo"], seed=3)
    rng = Random(1)
    while not game.round_over:
        game.play(rng.choice(game.legal_moves()))
    texts = []
    for reader, open_hands in ((None, False), (1, False), (2, False), (None, True)):
        screen = Typist(lambda _: "", width=300)
        tell(game, reader, words, screen, open_hands=open_hands)
        texts.append(screen.text)
        assert screen.lines[-1] == words.text("replay-unfinished")
    assert len(set(texts)) == 4
    assert len(texts[3]) > len(texts[0])
