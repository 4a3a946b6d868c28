"""A filled pad for each game to try it out; the first column of Nidavellir's is the example of 204 points (X1)."""

from typing import Any

DEMOS: dict[str, dict[str, Any]] = {
    "nidavellir": {
        "seats": [
            {
                "army": {
                    "warrior": {"ranks": 5, "points": 28},
                    "hunter": {"ranks": 4},
                    "miner": {"ranks": 5, "points": 4},
                    "blacksmith": {"ranks": 3},
                    "explorer": {"ranks": 4, "points": 34},
                },
                "heroes": "skaa",
                "coins": "3s 5 9 12 24",
            },
            {
                "army": {
                    "warrior": {"ranks": 4, "points": 31},
                    "hunter": {"ranks": 5},
                    "miner": {"ranks": 4, "points": 6},
                    "blacksmith": {"ranks": 4},
                    "explorer": {"ranks": 5, "points": 41},
                },
                "heroes": "dwerg_aesir",
                "coins": "0 5 8 11 14",
            },
            {
                "army": {
                    "warrior": {"ranks": 2, "points": 14},
                    "hunter": {"ranks": 6},
                    "miner": {"ranks": 5, "points": 1},
                    "blacksmith": {"ranks": 6},
                    "explorer": {"ranks": 3, "points": 22},
                },
                "heroes": "dwerg_jungir dwerg_ymir",
                "coins": "0 3 5 12 13",
            },
        ]
    },
    "dwarf": {
        "seats": [
            {"iron": 1, "steel": 8, "gold": 9, "items": 4, "glory": 7},
            {"iron": 5, "steel": 14, "gold": 9, "items": 2, "glory": 7},
            {"iron": 2, "steel": 6, "gold": 5, "items": 3, "glory": 4},
        ]
    },
}
