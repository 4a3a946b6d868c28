"""Lists the messages of the catalogue side by side in English, French and German: `python tools/texts.py [WORD …]`.

Every word narrows the list to messages whose key, file or text in any language contains it. `--file hints` reads one file's
messages, `--markdown` prints a table for a reviewer.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

PACKAGE = Path(__file__).parents[1] / "src" / "dvergar"
LANGUAGES = ("en", "fr", "de")


@dataclass(frozen=True)
class Entry:
    """A message in every language, as written in its file."""

    file: str
    key: str
    texts: dict[str, str]

    def contains(self, word: str) -> bool:
        """Whether the key, the file or a text contains this word, ignoring case."""
        return any(word.casefold() in text.casefold() for text in (self.file, self.key, *self.texts.values()))


def text_folders() -> list[Path]:
    """Return the folders that hold a folder per language: the shared texts first, then each game's."""
    return [PACKAGE / "i18n", *sorted((PACKAGE / "games").glob("*/texts"))]


def messages(path: Path) -> dict[str, str]:
    """Return the messages of a Fluent file by key, with attributes and variants as written."""
    if not path.exists():
        return {}
    found = {}
    for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(item, Message | Term):
            written = FluentSerializer().serialize_entry(item)
            found[item.id.name] = written.partition("=")[2].strip()
    return found


def entries() -> Iterator[Entry]:
    """Yield every message, file by file, in the order of the English one."""
    for folder in text_folders():
        for path in sorted((folder / LANGUAGES[0]).glob("*.ftl")):
            read = {language: messages(folder / language / path.name) for language in LANGUAGES}
            name = str(path.relative_to(PACKAGE)).replace("/en/", "/")
            for key in dict.fromkeys(key for texts in read.values() for key in texts):
                yield Entry(name, key, {language: texts.get(key, "(missing)") for language, texts in read.items()})


def as_text(entry: Entry) -> str:
    """Return the entry as a block of lines: its key and file, then a paragraph for each language."""
    lines = [f"{entry.key}  ({entry.file})"]
    for language, text in entry.texts.items():
        first, *more = text.splitlines() or [""]
        lines += [f"  {language}  {first}", *(f"      {line}" for line in more)]
    return "\n".join(lines) + "\n"


def as_row(entry: Entry) -> str:
    """Return the entry as a row of a Markdown table."""
    cells = [text.replace("|", "\\|").replace("\n", "<br>") for text in entry.texts.values()]
    return f"| `{entry.key}` | {' | '.join(cells)} |"


def main() -> None:
    """Print the matching messages."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", metavar="WORD", help="print only messages that contain all of these words")
    parser.add_argument("--file", default="", help="print only the files whose path contains this")
    parser.add_argument("--markdown", action="store_true", help="print a table")
    options = parser.parse_args()
    found = [entry for entry in entries() if options.file in entry.file and all(entry.contains(word) for word in options.words)]
    if not found:
        sys.exit("No message contains that.")
    if options.markdown:
        print("| key | English | French | German |\n|---|---|---|---|")
    for entry in found:
        print(as_row(entry) if options.markdown else as_text(entry))
    print(f"{len(found)} messages", file=sys.stderr)


if __name__ == "__main__":
    main()
