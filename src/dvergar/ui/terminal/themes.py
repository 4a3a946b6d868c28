"""The two themes, the hall by lamplight and the hall at night, with the page's colours, and the layout of the screen."""

import os

from textual.theme import Theme

_LIGHT = {
    "ground": "#e9dfcd", "surface": "#f5eee1", "raised": "#fffaf0", "line": "#a8987c", "ink": "#261d14", "ink2": "#54473a",
    "lamp": "#9a4500", "lamp-soft": "#ffe2b3", "on-lamp": "#fffaf0", "good": "#1f6034", "bad": "#a1222c",
    "warrior": "#a5203a", "warrior-ink": "#861429", "on-warrior": "#fff6ef",
    "hunter": "#2a6b3c", "hunter-ink": "#1d5630", "on-hunter": "#f5fff3",
    "miner": "#e3b12c", "miner-ink": "#674a00", "on-miner": "#2a1f05",
    "blacksmith": "#65409f", "blacksmith-ink": "#52308a", "on-blacksmith": "#fbf5ff",
    "explorer": "#1f619c", "explorer-ink": "#154d80", "on-explorer": "#f2f9ff",
    "neutral": "#66594b", "neutral-ink": "#4b4036",
    "mine": "#6b5a45", "mine-ink": "#4b3d2c", "forge": "#9a4212", "forge-ink": "#7d330b",
    "defend": "#7a2743", "defend-ink": "#6d1d39", "help": "#1d6a68", "help-ink": "#155452",
    "seat-1": "#274d6b", "seat-2": "#8b3a2b", "seat-3": "#35602f", "seat-4": "#6b3d75", "seat-5": "#4d4a45",
    "coin-basic": "#744521", "coin-treasury": "#6b4c00", "coin-special": "#2f5348",
}  # fmt: skip
_DARK = {
    "ground": "#14100c", "surface": "#1f1913", "raised": "#2b231b", "line": "#6b5b48", "ink": "#f6ecdc", "ink2": "#cdbda6",
    "lamp": "#ffa64d", "lamp-soft": "#4a3217", "on-lamp": "#221304", "good": "#8fd19b", "bad": "#ff9c92",
    "warrior": "#b42a44", "warrior-ink": "#ffb0b3", "on-warrior": "#fff6ef",
    "hunter": "#2e7442", "hunter-ink": "#a3dbaa", "on-hunter": "#f5fff3",
    "miner": "#dcaa27", "miner-ink": "#f3d478", "on-miner": "#2a1f05",
    "blacksmith": "#7149b0", "blacksmith-ink": "#cfb6f5", "on-blacksmith": "#fbf5ff",
    "explorer": "#2569a8", "explorer-ink": "#a6d1f6", "on-explorer": "#f2f9ff",
    "neutral": "#6e6153", "neutral-ink": "#d9c9b3",
    "mine": "#8f7c63", "mine-ink": "#e6d6bf", "forge": "#c25f24", "forge-ink": "#ffc09a",
    "defend": "#b0446a", "defend-ink": "#ffb3c6", "help": "#2a918d", "help-ink": "#8fdcd6",
    "seat-1": "#8dbbe0", "seat-2": "#f09a88", "seat-3": "#9ccf93", "seat-4": "#d3a5dd", "seat-5": "#cfc6ba",
    "coin-basic": "#e0a873", "coin-treasury": "#f2c650", "coin-special": "#bcd3c9",
}  # fmt: skip
LIGHT, DARK = "dvergar-light", "dvergar-dark"


def themes() -> list[Theme]:
    """Return both themes."""
    return [_theme(LIGHT, _LIGHT, dark=False), _theme(DARK, _DARK, dark=True)]


def _theme(name: str, colours: dict[str, str], *, dark: bool) -> Theme:
    scrollbars = {"scrollbar": colours["line"], "scrollbar-background": colours["ground"]}
    return Theme(
        name,
        primary=colours["lamp"],
        foreground=colours["ink"],
        background=colours["ground"],
        surface=colours["surface"],
        panel=colours["raised"],
        error=colours["bad"],
        success=colours["good"],
        dark=dark,
        variables=colours | scrollbars,
    )


def first_theme() -> str:
    """Return the light theme if the terminal reports a light background, else the dark one."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT if ground in ("7", "15") else DARK


CSS = """
Screen { background: $ground; color: $ink; }
#top { height: 1; background: $raised; }
#banner { height: 1; background: $bad; color: $ground; text-style: bold; display: none; }
#banner.-on { display: block; }
#middle { height: 1fr; }
#left { width: 1fr; }
#main { height: auto; }
#news { height: auto; color: $ink2; }
#dock { height: 1fr; min-height: 5; border-top: heavy $line; }
#dock.-asked { border-top: heavy $lamp; }
#ask { height: auto; }
#says { height: auto; max-height: 4; color: $ink; }
#choices { height: 1fr; scrollbar-size-vertical: 1; }
#choices Static { height: auto; }
#side { width: 42; padding: 0 0 0 1; border-left: solid $line; display: none; }
#upper { height: auto; max-height: 80%; scrollbar-size-vertical: 1; }
#beside { height: auto; }
#log { height: 1fr; }
TableScreen.-wide #side { display: block; }
TableScreen.-wide #news { display: none; }
#keys { height: 1; background: $raised; }
HintScreen { align: left bottom; background: $ground 0%; }
#hint { width: 80; max-width: 100%; height: auto; background: $surface; border: round $lamp; padding: 0 1; }
#hint Static { height: auto; }
PanelScreen { align: center middle; background: $ground 60%; }
#panel { width: 96%; max-width: 110; height: 94%; background: $surface; border: round $lamp; padding: 0 1; }
#panel Input { height: 1; border: none; background: $raised; padding: 0 1; }
#panel VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
#panel VerticalScroll Static { height: auto; }
#panel .keys { height: 1; color: $ink2; }
CurtainScreen, LobbyScreen { align: center middle; }
#curtain { width: 64; max-width: 96%; height: auto; background: $surface; border: heavy $lamp; padding: 1 3; }
#curtain Static { height: auto; }
#curtain Input { height: 1; border: none; background: $raised; padding: 0 1; margin: 1 0; }
"""
