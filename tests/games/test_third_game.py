"""A third game in its own package, built as docs/develop/adding-a-game.md describes: once installed, it plays everywhere in both
builds.
"""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import dvergar
from dvergar import i18n
from dvergar.api import registry
from dvergar.api.errors import BadOption, BadPosition, IllegalAction, StaleCore, UnknownWords
from dvergar.api.narrator import narrator_for
from dvergar.api.play import Game, Position
from dvergar.api.record import Record
from dvergar.bots.base import UNBOUND, Budget
from dvergar.bots.hints import hint_for
from dvergar.bots.registry import make_bot
from dvergar.cli.main import main
from dvergar.core.board import Board
from dvergar.core.compilation import units
from dvergar.i18n import LANGUAGES, catalogue
from dvergar.table.history import History
from dvergar.table.snapshot import message
from tests.places import ROOT, TESTS
from tests.runs import first_quick
from tests.server.clients import Caller, Serving
from tests.table.sitting import Sitting, dumped, random_runs
from tests.table.test_leaks import disguised
from tests.ui.piloting import running
from tests.ui.terminal.driving import WIDE, Keyboard, Player, awaited, table_app, text_of

BUILDS = ("compiled", "interpreted")
GUIDE = ROOT / "docs" / "develop" / "adding-a-game.md"


@pytest.fixture
def package(third_game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the package for one test only: registry and catalogue are restored afterwards."""
    monkeypatch.syspath_prepend(str(third_game))
    monkeypatch.setenv("PYTHONPATH", str(third_game))
    for name in ("_installed", "_loaded"):
        monkeypatch.setattr(registry, name, cache(getattr(registry, name).__wrapped__))
    monkeypatch.setattr(i18n, "_registered", [])
    monkeypatch.setattr(i18n, "_catalogues", {})


@pytest.fixture(params=BUILDS)
def build(package: None, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Choose the build for this test and for the processes that it starts."""
    monkeypatch.setenv("DVERGAR_CORE", request.param)
    return str(request.param)


def table(players: int = 3, **options: str) -> Game:
    return dvergar.game("hoard", players=players, **options)


def moves(position: Position, seed: int) -> Iterator[tuple[int, int]]:
    """Yield random decisions up to the end of the game."""
    rng = random.Random(seed)
    while not position.over:
        seat = rng.choice(position.to_act)
        yield seat, rng.choice(position.legal(seat))


# Discovery


def test_an_installed_game_is_listed_after_the_built_in_ones(package: None) -> None:
    assert dvergar.known_games() == (*registry.built_in_games(), "hoard")


def test_other_packages_are_searched_once_however_often_a_name_is_unknown(package: None) -> None:
    for name in ("chess", "go", "chess"):
        with pytest.raises(BadOption, match="hoard"):
            dvergar.game(name, players=2)
    assert registry._installed.cache_info().misses == 1


@pytest.mark.parametrize("line", ["simulate dwarf --games 2 --processes 1", "play nidavellir --plain --seats random,random"])
def test_starting_a_built_in_game_does_not_search_other_packages(package: None, line: str) -> None:
    assert main(line.split()) == 0
    assert registry._installed.cache_info().misses == 0


def test_a_game_of_another_package_changes_no_message_of_ours(package: None, tmp_path: Path) -> None:
    before = catalogue("de").say("error-game-over")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "mine.ftl").write_text("error-game-over = Ha!\nmine = Meins\n", encoding="utf-8")
    i18n.register_texts(tmp_path)
    assert (catalogue("de").say("error-game-over"), catalogue("de").say("mine")) == (before, "Meins")


def test_a_game_whose_package_is_gone_is_left_out_with_a_warning(package: None, tmp_path: Path) -> None:
    metadata = tmp_path / "lost-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: lost\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[dvergar.games]\nlost = lost.game:Lost\n", encoding="utf-8")
    sys.path.insert(0, str(tmp_path))
    with pytest.warns(UserWarning, match="the game lost is left out"):
        assert dvergar.known_games()[-1] == "hoard"


def test_a_core_that_is_older_than_dvergar_is_refused_by_the_name_of_its_package(
    package: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(units, "COMPILER", (*units.COMPILER, "dvergar.core.errors"))
    monkeypatch.delenv("DVERGAR_CORE", raising=False)
    with pytest.raises(StaleCore, match="core of hoard was built from older sources"):
        table().start(seed=1)


# The API


def test_the_requested_build_runs(build: str) -> None:
    assert table().rules.build.name == build


def test_both_builds_are_equal_after_every_action(package: None, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(40):
        twins = []
        for name in BUILDS:
            monkeypatch.setenv("DVERGAR_CORE", name)
            registry._loaded.cache_clear()
            twins.append(table(2 + seed % 3, lamp=("passes", "stays")[seed % 2]).start(seed=seed))
        one, other = twins
        for seat, code in moves(one, seed):
            assert [*one.play(seat, code)] == [*other.play(seat, code)]
            assert one.to_bytes() == other.to_bytes()
            views = [position.view(seat) for position in twins]
            assert views[0].to_bytes() == views[1].to_bytes()
            imagined = [position.game.imagine(view, random.Random(seed)) for position, view in zip(twins, views, strict=True)]
            assert imagined[0].to_bytes() == imagined[1].to_bytes()
        assert one.scores() == other.scores()


def test_views_and_positions_survive_json_and_records_replay(build: str) -> None:
    for seed in range(6):
        game = table(2 + seed % 3)
        position = game.start(seed=seed)
        for seat, code in moves(position, seed):
            view = position.view(seat)
            assert game.view(json.loads(view.to_json()), seat).to_bytes() == view.to_bytes()
            assert game.load(json.loads(json.dumps(position.to_dict()))).to_bytes() == position.to_bytes()
            assert position.code(seat, position.words(seat, code)) == code
            position.play(seat, code)
        assert Record.load(position.record().to_json()).verify().scores() == position.scores()


def test_a_view_hides_other_bids_and_the_deck_and_nothing_else(build: str) -> None:
    position = table().start(seed=3)
    position.play(1, "bid 4")
    seen, own = position.view(0).to_dict(), position.view(1).to_dict()
    assert (seen["seats"][1]["bid"], own["seats"][1]["bid"], seen["deck"]) == ("?", 4, "?")
    bids, decks = set(), set()
    for seed in range(200):
        other = position.game.imagine(position.view(0), random.Random(seed))
        assert other.view(0).to_dict() == seen
        bids.add(other.to_dict()["seats"][1]["bid"])
        decks.add(tuple(other.to_dict()["deck"]))
    assert bids == set(range(1, 9))
    assert len(decks) == 200


def test_a_short_position_is_completed_and_an_impossible_one_refused_by_its_field(build: str) -> None:
    position = table(2).load({"round": 6, "offer": [14, 1], "seats": [{"coins": [8, 7, 6]}, {"coins": [5, 4, 3]}]})
    position.play(0, "bid 8")
    position.play(1, "bid 3")
    position.play(0, "take 14")
    assert [event.kind for event in position.play(1, "leave")] == ["left-rest", "won"]
    assert [(score.total, score.place) for score in position.scores()] == [(20, 1), (6, 2)]
    with pytest.raises(BadPosition, match="seats"):
        table(2).load({"offer": [14, 1], "seats": [{"treasures": [14]}]})
    assert [finding.field for finding in table(2).check({"round": 9})] == ["round"]


def test_refused_actions_name_their_rule_and_change_nothing(build: str) -> None:
    position = table(2).load({"round": 2, "offer": [9, 3], "seats": [{"coins": [1, 2, 3, 4, 5, 6, 7]}, {}]})
    before = position.to_bytes()
    for words, rule in (("bid 8", "H2.3"), ("bid 9", "H1.1"), ("take 9", "H2.2")):
        with pytest.raises(IllegalAction) as caught:
            position.play(0, words)
        assert caught.value.rule == rule
    with pytest.raises(UnknownWords):
        position.play(0, "bid all")
    assert position.to_bytes() == before


def test_a_tie_is_broken_by_the_lamp_which_then_passes(build: str) -> None:
    for lamp, after in (("passes", 2), ("stays", 1)):
        position = table(3, lamp=lamp).load({"lamp": 1, "offer": [9, 3]})
        for seat in range(3):
            position.play(seat, "bid 5")
        assert (position.to_act, position.to_dict()["next_best"], position.to_dict()["lamp"]) == ((1,), 2, after)


def test_a_game_without_a_score_pad_says_so(package: None) -> None:
    assert not registry.has_score_pad("hoard")
    with pytest.raises(BadOption, match="score pad"):
        table().score({"seats": []})


# Bots


def test_all_bots_play_and_a_hint_is_given(build: str) -> None:
    position = table(3).start(seed=2)
    bots = [make_bot(name, 5) for name in ("random", "thumb", "search:20")]
    while not position.over:
        seat = position.to_act[0]
        view = position.view(seat)
        position.play(seat, bots[seat].think(view, view.decision(), UNBOUND).code)
    assert sorted(score.place for score in position.scores())[0] == 1
    view = table(2).start(seed=2).view(0)
    assert hint_for(view, Budget(simulations=20)).words in view.decision().words


def test_the_search_beats_random_play_without_a_heuristic(package: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DVERGAR_CORE", "compiled")
    won = 0
    for seed in range(40):
        position = table(2).start(seed=seed)
        bots = [make_bot("search:200", seed), make_bot("random", seed)]
        while not position.over:
            seat = position.to_act[0]
            view = position.view(seat)
            position.step(seat, bots[seat].choose(view, view.decision(), UNBOUND))
        won += position.scores()[0].place == 1
    assert won >= 34


# The table


def test_at_a_table_bids_are_sealed_and_changed_a_choice_is_undone_and_the_log_has_three_languages(build: str) -> None:
    sitting = Sitting(table(3), people=3)
    at = sitting.table
    sitting.decide(0, "bid 8")
    own, other = message(at, 0, now=sitting.now), message(at, 1, now=sitting.now)
    assert (own["bid"], other["bid"], other["chairs"][0]["bid"]) == ("bid 8", None, True)
    for seat, words in enumerate(("bid 6", "bid 7", "bid 2")):
        sitting.decide(seat, words)
    treasures = message(at, 1)["view"]["offer"]
    sitting.decide(1, f"take {treasures[0]}")
    assert [message(at, seat, now=sitting.now)["may"]["undo"] for seat in (0, 1)] == [False, True]
    sitting.keep(at.undo(1, sitting.now))
    assert message(at, 1)["view"]["offer"] == treasures
    sitting.decide(1, f"take {treasures[1]}")
    sitting.decide(0, "leave")
    assert not message(at, 0, now=sitting.now)["may"]["undo"]
    for language in LANGUAGES:
        told = [line["text"] for line in message(at, None, language=language)["log"]]
        said = catalogue(language).say("hoard-event-revealed", seat="P1", coin=7)
        assert said in told
    assert len({message(at, None, language=language)["log"][-1]["text"] for language in LANGUAGES}) == 3


def test_the_table_is_sent_as_text_in_the_viewers_language(build: str) -> None:
    sitting = Sitting(table(2), people=2)
    plain = message(sitting.table, 1, language="fr")["plain"]
    assert plain["lines"][0].startswith("── Hoard, tour 1 sur 6 ─")
    assert plain["question"] == catalogue("fr").say("hoard-ask-bid", seat="P1", round=1)
    assert [(choice["words"], choice["label"]) for choice in plain["choices"]][4] == ("bid 5", "pièce 5")
    assert message(sitting.table, None)["plain"]["choices"] == []
    assert max(map(len, plain["lines"])) < 80
    step = next(History(sitting.table, 0).steps(0, 1))
    assert step["plain"]["lines"] == message(sitting.table, 0)["plain"]["lines"]


def test_messages_do_not_depend_on_hidden_information(build: str) -> None:
    rng, compared = random.Random(5), 0
    for sitting in random_runs(table(3), seed=2):
        at, viewer = sitting.table, rng.choice(sitting.viewers)
        if at.phase == "running":
            sent = [dumped(one, viewer, 0, "fr", sitting.now) for one in (at, disguised(at, viewer, rng))]
            assert sent[0] == sent[1]
            compared += 1
    assert compared > 15


def test_a_drawn_game_is_not_sent_as_text() -> None:
    sitting = Sitting(dvergar.game("dwarf", players=2), people=2)
    assert message(sitting.table, 0)["plain"] is None


# The server


def test_a_game_is_played_over_sockets_and_verified(build: str, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": os.environ["PYTHONPATH"], "DVERGAR_CORE": build}

    async def play(serving: Serving) -> Record:
        async with Caller(serving) as caller:
            offers = (await caller.ask("GET", "/api/games")).json()["games"]
            assert [offer["name"] for offer in offers] == [*dvergar.known_games()]
            assert (offers[-1]["players"], offers[-1]["elo"], offers[-1]["rule_ids"][0]) == ([2, 3, 4], {}, "H1.1")
            seated = await caller.table("hoard", ["me", "me", "guest"], options={"lamp": "stays"})
            await seated.begin()
            players = await asyncio.gather(*(player.play() for player in seated.players()))
            assert all(player.over for player in players)
            assert {"revealed", "took", "won"} <= {line["kind"] for line in players[0].lines}
            assert players[0].state["plain"]["lines"][0].startswith("── Hoard, the end")
            for language in LANGUAGES:
                texts = (await caller.ask("GET", f"/static/{language}.ftl")).text
                assert "hoard-ask-bid" in texts
                assert "rule-H3-3" not in texts
                assert "rule-H3-3" in (await caller.ask("GET", f"/static/{language}-rules.ftl")).text
            return Record.load(await seated.record())

    with Serving(tmp_path, environment=environment) as serving:
        position = asyncio.run(play(serving)).verify()
        assert serving.stop() == 0
    assert position.over


def test_without_other_games_the_pages_catalogue_is_as_built(serving: Serving) -> None:
    import httpx

    from dvergar.ui.web import STATIC

    assert httpx.get(f"{serving.http}/static/en.ftl").text == (STATIC / "en.ftl").read_text(encoding="utf-8")


# Plain text and terminal


@pytest.mark.parametrize("language", first_quick(LANGUAGES))
def test_a_game_is_played_in_plain_text_and_its_record_verified(build: str, language: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "dvergar", "--lang", language]
    play = ["play", "hoard", "--plain", "--seats", "me,random,search:5", "--lamp", "stays", "--seed", "3", "--record", "r.json"]
    done = subprocess.run([*command, *play], cwd=tmp_path, input="1\n" * 12, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    words = narrator_for(table(), catalogue(language))
    for said in (words.own("welcome", players=3), words.own("table-round", round=6), words.say("score-title")):
        assert said in done.stdout
    assert "(H2.2)" in done.stdout
    verified = subprocess.run([*command, "verify", "r.json"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stderr


def test_commands_know_the_game_but_the_score_pad_does_not(package: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "lamp"]) == 0
    assert main(["simulate", "hoard", "--games", "20", "--processes", "1"]) == 0
    said = capsys.readouterr().out
    assert "H3.4" in said
    assert "Treasures" in said
    with pytest.raises(SystemExit):
        main(["score", "hoard"])
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert "--lamp" in capsys.readouterr().out


@awaited
async def played_in_the_terminal() -> None:
    app = table_app(table(3).start(seed=4), ["me", "random", "me"], "de")
    async with running(app, WIDE) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.play()
        assert player.decided > 10
        assert catalogue("de").say("hoard-part-treasures") in text_of(app)
        await player.table.session.place.close()


def test_a_game_is_played_in_the_terminal_as_text(build: str) -> None:
    played_in_the_terminal()


# The guide


def test_the_package_has_exactly_the_files_of_the_guide() -> None:
    rows = re.findall(r"^\| (`[^|]*\.py`) \| ([^|]*)", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    asked = {name for names, job in rows if not job.startswith("optional") for name in re.findall(r"`([^`]+)`", names)}
    folder = TESTS / "third_game" / "hoard"
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*.py")}
    chapters = {"rules/bidding.py"}
    assert len(asked) > 15
    assert {name for name in files if name in asked or not name.endswith("__init__.py")} - chapters == asked


def test_the_guide_lists_all_verbs_that_a_game_fills_in() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    section = text[text.index("### The verbs of `Board`") : text.index("### The subclass of `GameRules`")]
    listed = set(re.findall(r"`(\w+)(?:\([^`]*\))?`", section))
    assert len(re.findall(r"^\| `\w+\(", section, re.MULTILINE)) == 11, "eleven verbs to play"
    sources = (ROOT / "src" / "dvergar" / "core" / "board.py").read_text(encoding="utf-8")
    verbs = set(re.findall(r"@verb\n    def (\w+)", sources))
    built_on_them = {"judge", "count", "nth", "apply"}
    assert verbs - listed == built_on_them
    assert all(hasattr(Board, name) for name in verbs)


def test_its_narrator_has_a_text_for_every_event_and_rule_in_three_languages(package: None) -> None:
    rules = table().rules
    for language in LANGUAGES:
        words = catalogue(language)
        narrator = narrator_for(table(4), words)
        assert all(words.has(f"rule-{rule.replace('.', '-')}.title") for rule in rules.rule_ids)
        position = table(4).start(seed=1)
        told = [narrator.event(event) for event in position.opening]
        for seat, code in moves(position, 1):
            told += [narrator.event(event) for event in position.play(seat, code)]
        assert len(set(told)) > 40
