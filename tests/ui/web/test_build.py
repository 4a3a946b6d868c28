"""The shipped page: rebuilt byte for byte, typed by the server's schema, small, without outside connections."""

import gzip
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import httpx
import pytest

from dvergar.i18n import LANGUAGES
from dvergar.ui.web import STATIC
from tests.places import ROOT
from tests.server.clients import Serving

FIRST_LOAD = 200_000


def tool() -> ModuleType:
    """Load tools/frontend.py, which is not part of the package."""
    spec = importlib.util.spec_from_file_location("frontend_tool", ROOT / "tools" / "frontend.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def deno() -> str:
    """Return the path of deno, which bundles the page."""
    beside = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    program = shutil.which("deno", path=beside)
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail("DENO IS MISSING: pip install deno")
        pytest.skip("NO DENO HERE: THE BUNDLE IS NOT REBUILT")
    return program


def run_tool(*arguments: str) -> str:
    """Run the tool and return its output; skip the test if libraries can neither be downloaded nor are cached."""
    command = [sys.executable, str(ROOT / "tools" / "frontend.py"), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    said = done.stdout + done.stderr
    offline = re.search(r"error sending request|dns error|failed to lookup|Could not find npm package|Connection refused", said)
    if done.returncode and offline and os.environ.get("CI") != "true":
        pytest.skip("OFFLINE: THE LIBRARIES OF THE PAGE CANNOT BE FETCHED, THE BUNDLE IS NOT REBUILT")
    assert done.returncode == 0, said
    return said


@pytest.mark.usefixtures("deno")
def test_the_bundle_is_rebuilt_byte_for_byte_and_its_types_are_those_of_the_server() -> None:
    assert "up to date" in run_tool("--check")


@pytest.mark.thorough
@pytest.mark.usefixtures("deno")
def test_types_and_style_of_the_sources() -> None:
    run_tool("--types")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small(language: str) -> None:
    assert tool().size(language) < FIRST_LOAD


def test_every_shipped_file_is_used() -> None:
    texts = {f"{language}{rules}.ftl" for language in LANGUAGES for rules in ("", "-rules")}
    assert {path.name for path in STATIC.iterdir()} == {"index.html", "app.js", "look.css", "symbols.svg", "icon.svg"} | texts


def test_the_policy_is_strict_and_every_file_is_compressed(serving: Serving) -> None:
    with httpx.Client(base_url=serving.http, headers={"Accept-Encoding": "gzip"}) as client:
        for path in ("/", "/table/x", "/rules", "/static/app.js", "/static/look.css"):
            answer = client.get(path)
            assert answer.status_code == 200
            policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
            assert policy["default-src"] in ("'none'", "'self'")
            assert policy.get("script-src", policy["default-src"]) == "'self'"
            assert policy.get("style-src", policy["default-src"]) == "'self'"
            assert "unsafe" not in str(policy)
            assert "*" not in str(policy)
            assert "http:" not in str(policy)
            assert "https:" not in str(policy)
            assert policy["frame-ancestors"] == "'none'"
            assert path in ("/", "/table/x", "/rules") or answer.headers["content-encoding"] == "gzip"


def test_shipped_files_have_no_inline_code_and_no_other_host() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"\s(?:on\w+|style)=", page) == []
    assert "<style" not in page
    for path in STATIC.iterdir():
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".ftl":
            continue
        hosts = set(re.findall(r"(?:https?:)?//([a-z0-9-]+(?:\.[a-z0-9-]+)+)", text))
        assert hosts <= {"www.w3.org"}, (path.name, hosts)
        if path.suffix == ".svg":
            assert re.findall(r"<script|\son\w+=|\sstyle=|href=\"(?!#)", text) == [], path.name
        if path.suffix == ".css":
            assert "@import" not in text
            assert re.findall(r"url\((?!['\"]?data:)", text) == [], path.name


def test_no_secure_context_is_needed() -> None:
    code = (STATIC / "app.js").read_text(encoding="utf-8")
    for needed in ("crypto.subtle", "randomUUID", "serviceWorker", "showSaveFilePicker"):
        assert needed not in code, needed


def test_the_reported_size_is_what_a_browser_receives(serving: Serving) -> None:
    with httpx.Client(base_url=serving.http) as client, client.stream("GET", "/static/app.js") as answer:
        sent = sum(len(part) for part in answer.iter_raw())
    assert sent <= 1.02 * len(gzip.compress((STATIC / "app.js").read_bytes()))
