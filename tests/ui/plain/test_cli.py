"""The command line as people use it: piped games in every language, records, rules, help, errors, nothing lost."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dvergar.api.record import Record
from dvergar.i18n import LANGUAGES, catalogue
from tests.ui.plain.conftest import Run

ALWAYS_FIRST = "1\n" * 400


@pytest.mark.parametrize("edition", ["en", "fr", "de"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_through_a_pipe_in_each_language(run: Run, language: str, edition: str) -> None:
    done = run(
        "--lang",
        language,
        "play",
        "nidavellir",
        "--seats",
        "me,random,random",
        "--seed",
        "5",
        "--edition",
        edition,
        lines=ALWAYS_FIRST,
    )
    words = catalogue(language)
    assert done.status == 0
    assert words.say("score-title") in done.out
    assert words.say("class-warrior.plural") in done.out
    assert "(N10.1)" in done.out
    assert words.say("cli-error", reason="").strip() not in done.out


@pytest.mark.parametrize("seats", ["me,random", "me,me", "random,random,random,random,random", "me,me,random,random"])
def test_any_number_of_people_and_bots_can_play(run: Run, seats: str) -> None:
    done = run("play", "--seats", seats, "--seed", "9", lines=ALWAYS_FIRST)
    assert done.status == 0
    assert "Final score" in done.out


def test_words_numbers_and_commands_can_be_piped_in(run: Run) -> None:
    lines = "help\ntable\nlist\nscore\nlog\nrules N8.4\nrules nonsense\nbid 5 5 3\ndance\n99\n\nbid 5 4 3\nlog\n" + ALWAYS_FIRST
    done = run("play", "--seats", "me,random", "--seed", "3", lines=lines)
    assert done.status == 0
    for told in (
        "save FILE",
        "Laughing Goblin",
        "bid 0 2 3",
        "Score, if the game ended now",
        "Red (random) gets gem",
        "Discards for Dagda",
        "No rule or card called “nonsense”",
        "You have no coin 5 left for that bid (N4.1)",
        "“dance” is not an action",
        "no choice 99",
        "Blue (you) reveals 5",
    ):
        assert told in done.out


def test_choices_show_what_they_do_and_closed_ones_why(run: Run) -> None:
    done = run("play", "--seats", "me,random,random", "--seed", "2", "--verbose", lines=ALWAYS_FIRST)
    assert " points" in done.out
    assert "Not available:" in done.out
    assert "(N8.5)" in done.out


def test_secrets_of_bots_are_not_printed(run: Run) -> None:
    done = run("play", "--seats", "me,random", "--seed", "3", "--coins", "secret", lines="bid 5 4 3\ntable\n" + ALWAYS_FIRST)
    table = done.out.split("> table")[1]
    assert "Dragon ?" in table
    assert "coins not shown" in table


def test_a_game_that_is_left_is_saved_and_can_be_resumed(run: Run, tmp_path: Path) -> None:
    done = run("play", "--seats", "me,random", "--seed", "3", lines="1\n1\n1\n")
    assert done.status == 1
    assert "The input ended" in done.out
    assert "dvergar play --resume" in done.out
    saved = Record.load((tmp_path / "data" / "dvergar" / "last-game.json").read_text())
    resumed = run("play", "--resume", lines=ALWAYS_FIRST)
    assert resumed.status == 0
    assert "Final score" in resumed.out
    whole = run("play", "--seats", "me,random", "--seed", "3", lines=ALWAYS_FIRST)
    assert len(saved.actions) > 3
    assert whole.status == 0
    assert run("play", "--resume", "--seats", "me,random,random", lines="").status == 1


def test_quitting_saves_into_the_named_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games" / "mine.json"
    done = run("play", "--seats", "me,random", "--record", str(file), lines=f"1\nsave {tmp_path / 'side.json'}\nquit\n")
    assert done.status == 0
    assert "input ended" not in done.out
    assert Record.load(file.read_text()).actions == Record.load((tmp_path / "side.json").read_text()).actions
    assert run("play", "--resume", str(file), lines=ALWAYS_FIRST).status == 0


def test_nothing_is_saved_if_nothing_was_played(run: Run, tmp_path: Path) -> None:
    assert run("play", lines="").status == 1
    assert not (tmp_path / "data").exists()
    assert "no saved game" in run("play", "--resume").err


def test_an_interrupted_game_is_saved(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = iter(["1\n", "1\n"])

    def readline(self: object) -> str:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("dvergar.ui.plain.game.PlainTable.read", lambda self, prompt: readline(self).strip())
    done = run("play", "--seats", "me,random", "--seed", "3")
    assert done.status == 130
    assert "Interrupted" in done.err
    assert Record.load((tmp_path / "data" / "dvergar" / "last-game.json").read_text()).actions


def test_a_record_that_cannot_be_written_is_reported(run: Run) -> None:
    done = run("play", "--seats", "random,random", "--record", "/dev/null/x.json")
    assert done.status == 0
    assert "Cannot write" in done.err


@pytest.fixture
def recorded(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    assert run("play", "--seats", "random,random,random", "--seed", "8", "--record", str(file)).status == 0
    return file


def test_a_record_is_replayed_and_verified(run: Run, recorded: Path) -> None:
    told = run("replay", str(recorded))
    assert told.status == 0
    assert "Final score" in told.out
    assert "(N5.1)" in told.out
    early = run("replay", str(recorded), "--to", "3")
    assert early.status == 0
    assert "Score, if the game ended now" in early.out
    data = json.loads(run("replay", str(recorded), "--json").out)
    assert data["over"]
    assert len(data["actions"]) == len(Record.load(recorded.read_text()).actions)
    assert data["actions"][3]["events"][0]["rule"] == "N5.1"
    assert json.loads(run("replay", str(recorded), "--json", "--to", "0").out)["position"]["awaiting"] == "bid"
    verified = run("verify", str(recorded))
    assert verified.status == 0
    assert "Verified" in verified.out
    assert run("verify", "-", lines=recorded.read_text()).status == 0


def test_a_record_that_breaks_a_rule_is_refused_with_action_and_rule(run: Run, recorded: Path) -> None:
    data = json.loads(recorded.read_text())
    data["actions"][3][1] = "take explorer 12"
    recorded.write_text(json.dumps(data))
    for command in ("replay", "verify"):
        done = run(command, str(recorded))
        assert done.status == 1
        assert "Action 4 breaks a rule" in done.err
        assert "(N5.1)" in done.err
    assert "Aktion 4" in run("--lang", "de", "verify", str(recorded)).err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_missing_and_invalid_files_are_refused(run: Run, tmp_path: Path, command: str) -> None:
    assert "Cannot read" in run(command, str(tmp_path / "none.json")).err
    (tmp_path / "bad.json").write_text("{")
    done = run(command, str(tmp_path / "bad.json"))
    assert done.status == 1
    assert "not valid JSON: error at line 1, column 2" in done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_cards_are_explained(run: Run, language: str) -> None:
    words = catalogue(language)
    done = run("rules", "N8.4", "--lang", language)
    assert words.say("rule-N8-4.title") in done.out
    listed = run("rules", "--lang", language)
    assert words.say("chapter-N8") in listed.out
    assert listed.out.count("\n") > 75
    for topic in (
        "thrud",
        "Thrud",
        "dwerg",
        words.say("hero-uline"),
        words.say("class-miner"),
        words.say("class-miner.plural"),
        words.say("distinction-explorer"),
        words.say("tavern-2"),
        "goblin",
        "offering",
        words.say("term-pouch"),
    ):
        told = run("rules", topic, "--lang", language)
        assert told.status == 0, topic
        assert told.out.count("\n") >= 2
    assert "N8.8" in run("rules", "thrud", "--lang", language).out
    assert run("rules", "gandalf", "--lang", language).status == 1


@pytest.mark.parametrize(
    ("language", "everyday"),
    [
        ("en", ("hero", "heroes", "bid", "tavern", "score", "gem", "coin", "worker", "monster", "forge", "solo")),
        ("fr", ("héros", "HEROS", "mise", "taverne", "score", "joyau", "pièces", "ouvrier", "monstre", "forge", "solo")),
        (
            "de",
            ("Held", "helden", "Gebot", "Taverne", "Wertung", "Edelstein", "Münze", "Arbeiter", "Monster", "Schmiede", "solo"),
        ),
    ],
)
def test_rules_are_found_by_chapter_and_by_everyday_words(run: Run, language: str, everyday: tuple[str, ...]) -> None:
    words = catalogue(language)
    chapter = run("rules", "n8", "--lang", language).out
    assert words.say("chapter-N8") in chapter
    assert words.say("rule-N8-20.title") in chapter
    assert "N7.1" not in chapter
    for word in everyday:
        told = run("rules", word, "--lang", language)
        assert told.status == 0, word
        assert told.out.count("\n") > 2, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_misspelled_name_is_answered_with_close_ones(run: Run, language: str) -> None:
    done = run("rules", "thrudd", "--lang", language)
    assert done.status == 1
    assert catalogue(language).say("cli-rules-close", topic="thrudd", names="Thrud") in done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_the_chosen_language(run: Run, language: str) -> None:
    words = catalogue(language)
    for arguments in (
        (),
        ("--help",),
        ("play", "--help"),
        ("replay", "-h"),
        ("verify", "-h"),
        ("simulate", "-h"),
        ("arena", "-h"),
        ("rules", "-h"),
    ):
        done = run(*arguments, "--lang", language)
        assert done.status == 0
        assert words.say("parser-usage") in done.out
        assert done.out.count(words.say("parser-usage")) == 1
        if language != "en":
            assert "show this help" not in done.out
            assert "positional arguments" not in done.out
    wrong = run("--lang", language, "play", "--edition", "it")
    assert wrong.status == 2
    assert words.say("parser-error", message="").strip()[:5] in wrong.err
    if language != "en":
        assert "invalid choice" not in wrong.err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("play", "--seats", "me"), "2 to 5 players"),
        (("play", "--seats", "me,robot"), "Seats are me, guest, apprentice, journeyman, master"),
        (("play", "--seed", "xyz"), "A seed is"),
        (("play", "chess"), "chess"),
        (("replay",), "file"),
        (("dance",), "dance"),
    ],
)
def test_mistakes_are_explained(run: Run, arguments: tuple[str, ...], reason: str) -> None:
    done = run(*arguments)
    assert done.status in (1, 2)
    assert reason in done.err
    assert "Traceback" not in done.err


def test_the_version_names_the_build(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "rules core:" in run("--version").out
    monkeypatch.setattr("dvergar.cli.main.build_of_table", lambda table: "compiled" if table.name == "dwarf" else "interpreted")
    assert "Nidavellir interpreted (no compiled core), Dwarf compiled" in run("--version").out


def test_the_installed_command_survives_a_closed_pipe() -> None:
    command = [sys.executable, "-m", "dvergar", "rules", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ) as process:
        assert process.stdout
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr
        assert b"Traceback" not in process.stderr.read()
