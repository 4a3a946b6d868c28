"""Dwarf on the command line: piped games, the solo opponents with their reasons, rules, and options that fit no game."""

import json
import re
from pathlib import Path

import pytest

from dvergar.api.record import Record
from dvergar.i18n import LANGUAGES, catalogue
from tests.ui.plain.conftest import Run

ALWAYS_FIRST = "1\n" * 600
OPPONENTS = ("eldhusfifl", "andvettr", "andvettr-fadir")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["me,random", "me,random,random", "me,me,random,random,random"])
def test_a_whole_game_is_played_through_a_pipe_in_each_language(run: Run, language: str, seats: str) -> None:
    done = run("--lang", language, "play", "dwarf", "--seats", seats, "--seed", "1", "--verbose", lines=ALWAYS_FIRST)
    words = catalogue(language)
    assert done.status == 0, done.err
    assert words.say("dwarf-welcome", players=seats.count(",") + 1) in done.out
    assert words.say("score-title") in done.out
    assert words.say("dwarf-score-leads") in done.out
    assert words.say("dwarf-card-alloy-steel") in done.out
    assert words.say("special-turn-back") in done.out
    assert "(D4.1)" in done.out
    assert "(D7.1)" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_solo_opponent_is_shown_by_name_with_its_reasons(run: Run, language: str, opponent: str) -> None:
    done = run("play", "dwarf", "--solo", opponent, "--seed", "3", "--lang", language, lines=ALWAYS_FIRST)
    words = catalogue(language)
    name = words.say(f"opponent-{opponent}")
    assert done.status == 0, done.err
    assert words.say("dwarf-welcome-solo", opponent=name) in done.out
    reason = words.say("dwarf-event-aims", seat=name, card="CARD", meeple="black", location=4, verdict="free")
    assert reason.partition("CARD")[0] in done.out
    answer = words.say("dwarf-effect-answer", value=4, rule="D8.2").partition("4")[0]
    assert answer in done.out, "choices say how he would answer"
    assert words.say("seat-2") not in done.out


def test_command_line_options_become_options_of_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = ("--mountain", "a_over_b", "--special-backs", "same_order", "--decline")
    done = run("play", "dwarf", "--seats", "random,random", *options, "--seed", "1", "--record", str(file))
    assert done.status == 0, done.err
    played = Record.load(file.read_text()).data["options"]
    assert (played["mountain"], played["special_backs"], played["decline"]) == ("a_over_b", "same_order", True)
    said = ["The Mountain: A cards first", "Exchanges: May be declined", "Backs of the Special Actions: Same order"]
    assert done.out.splitlines()[1:4] == said
    assert run("replay", str(file)).out.splitlines()[:3] == said
    assert set(said) <= set(run("verify", str(file)).out.splitlines())


def test_one_seat_is_a_solo_game_and_a_bot_can_play_it(run: Run) -> None:
    assert "Eldhúsfífl" in run("play", "dwarf", "--seats", "random", "--seed", "2").out
    assert run("play", "dwarf", "--solo", "andvettr", "--seats", "random", "--seed", "2").status == 0


def test_three_players_is_the_default(run: Run) -> None:
    done = run("play", "dwarf", "--seed", "4", lines=ALWAYS_FIRST)
    assert done.status == 0
    assert "Dwarf, 3 players" in done.out


def test_words_numbers_and_commands_can_be_piped_in(run: Run) -> None:
    commands = "help\ntable\nlist\nscore\nlog\nrules D4.3\nrules turn back\n"
    refused = "worker 44\nspecial 1 glory\nsell 5 gold\ndance\n"
    done = run("play", "dwarf", "--seats", "me,random", "--seed", "3", lines=commands + refused + ALWAYS_FIRST)
    assert done.status == 0
    for told in (
        "“worker 4” or “special 2 glory”",
        "┌─ 1 ─",
        "Mountain: ",
        "Workers left",
        "Score, if the game ended now",
        "Early resolution",
        "Turn Back",
        "There is no location 44",
        "This costs 4 glory, you have 0 (D4.2)",
        "“dance” is not an action",
        "Not available:",
    ):
        assert told in done.out, told


def test_the_table_fits_a_terminal_in_every_language(run: Run) -> None:
    for language in LANGUAGES:
        for seats in (("--solo", "andvettr-fadir"), ("--seats", "me,random,random,random,random")):
            done = run("play", "dwarf", *seats, "--seed", "6", "--lang", language, lines=ALWAYS_FIRST)
            grid = [line for line in done.out.splitlines() if line[:1] in tuple("┌│├└")]
            assert grid
            assert {len(line) for line in grid} == {79}
            assert max(map(len, choices_and_sheets(done.out))) < 80


def choices_and_sheets(out: str) -> list[str]:
    """Return numbered choices, piles, goods and scores."""
    return [line for line in out.splitlines() if re.match(r"  +(\d+  \w+|\S.* \d+$)", line)]


def test_a_left_solo_game_is_resumed(run: Run) -> None:
    assert run("play", "dwarf", "--solo", "andvettr", "--seed", "3", lines="1\n1\n1\n").status == 1
    resumed = run("play", "--resume", lines=ALWAYS_FIRST)
    assert resumed.status == 0
    assert "alone against Andvéttr" in resumed.out
    assert "Final score" in resumed.out


@pytest.mark.parametrize("seats", [("--seats", "random,random,random"), ("--seats", "random", "--solo", "andvettr")])
def test_a_record_is_replayed_and_verified(run: Run, tmp_path: Path, seats: tuple[str, ...]) -> None:
    file = str(tmp_path / "game.json")
    assert run("play", "dwarf", *seats, "--seed", "8", "--record", file).status == 0
    told = run("replay", file)
    assert told.status == 0, told.err
    assert "Final score" in told.out
    assert "(D6.4)" in told.out
    assert "Score, if the game ended now" in run("replay", file, "--to", "3").out
    data = json.loads(run("replay", file, "--json").out)
    assert data["over"]
    assert set(data["scores"][1]["parts"]) == {"steel", "gold", "items", "glory", "iron"}
    verified = run("verify", file)
    assert verified.status == 0
    assert "Verified: Dwarf, " in verified.out


def test_a_record_that_breaks_a_rule_is_refused_with_action_and_rule(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "dwarf", "--seats", "random,random", "--seed", "8", "--record", str(file)).status == 0
    data = json.loads(file.read_text())
    data["actions"][1][1] = "sell 5 gold"
    file.write_text(json.dumps(data))
    for command in ("replay", "verify"):
        done = run(command, str(file))
        assert done.status == 1
        assert "Action 2 breaks a rule" in done.err
        assert "(D4.1)" in done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_cards_actions_and_opponents_are_explained(run: Run, language: str) -> None:
    words = catalogue(language)
    assert words.say("rule-D8-2.title") in run("rules", "d8.2", "--lang", language).out
    listed = run("rules", "--lang", language).out
    assert words.say("chapter-D8") in listed
    assert words.say("chapter-N8") in listed
    for topic, rule in (
        ("turn back", "D5.6"),
        (words.say("special-turn-back"), "D5.6"),
        ("andvettr", "D8.4"),
        ("Andvéttr", "D8.4"),
        (words.say("opponent-andvettr-fadir"), "D8.8"),
        ("get help", "D6.1"),
        (words.say("dwarf-card-get-help"), "D6.1"),
    ):
        told = run("rules", *topic.split(), "--lang", language)
        assert told.status == 0, topic
        assert rule in told.out
    for topic in ("forge mace", "sidhe", "collapse", words.say("dwarf-term-early-resolution")):
        assert run("rules", topic, "--lang", language).out.count("\n") >= 2


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("play", "dwarf", "--edition", "de"), "dwarf has no option --edition. Its options: --solo"),
        (("play", "dwarf", "--first-game"), "dwarf has no option --first-game"),
        (("play", "--solo", "andvettr"), "nidavellir has no option --solo"),
        (("play", "nidavellir", "--decline"), "nidavellir has no option --decline"),
        (("play", "dwarf", "--solo", "gandalf"), "gandalf"),
        (("play", "dwarf", "--solo", "andvettr", "--seats", "me,random"), "A solo opponent is for one player only"),
        (("play", "dwarf", "--seats", "me,me,me,me,me,me"), "1 to 5 players"),
        (("simulate", "dwarf", "--players", "7"), "1 to 5 players"),
        (("simulate", "dwarf", "--players", "2", "--solo", "andvettr"), "A solo opponent is for one player only"),
        (("simulate", "--mountain", "mixed"), "nidavellir has no option --mountain"),
    ],
)
def test_mistakes_are_explained(run: Run, arguments: tuple[str, ...], reason: str) -> None:
    done = run(*arguments)
    assert done.status in (1, 2)
    assert reason in done.err
    assert "Traceback" not in done.err


def test_help_names_the_options_of_each_game(run: Run) -> None:
    told = run("play", "--help").out
    nidavellir, dwarf = told.partition("options of Nidavellir")[2].split("options of Dwarf")
    assert "--edition {fr,en,de}" in nidavellir
    assert "--first-game" in nidavellir
    assert "--solo" in dwarf
    assert "--decline" in dwarf
