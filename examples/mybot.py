#!/usr/bin/env python3
"""A bot in thirty lines, for any of the games: takes what brings most at once. See docs/research/programs.md."""

import json
import random
import sys
from typing import Any

PRICE = {"iron": 1, "steel": 3, "gold": 3, "items": 9, "glory": 2}


def worth(choice: dict[str, Any]) -> int:
    """Points at once, ten for a hero, goods by a price list, and what a trade of coins would bring."""
    goods = sum(PRICE.get(name, 0) * amount for name, amount in choice.get("gains", {}).items())
    coin = int(str(choice.get("trade", 0)).rstrip("t"))
    wasted = choice.get("poor", False) or choice.get("no_effect", False)
    return int(choice.get("points", 0) + 10 * choice.get("hero", False) + goods + coin - wasted)


for line in sys.stdin:
    question = json.loads(line)
    lots = random.Random(line)  # the same question gets the same answer
    choices = question["decision"]["choices"]
    lots.shuffle(choices)
    worths = {choice["words"]: worth(choice) for choice in choices}
    best = max(worths, key=lambda words: worths[words])
    print(json.dumps({"action": best, "worths": worths}), flush=True)
