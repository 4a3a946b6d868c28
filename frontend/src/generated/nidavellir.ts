// Made from the rules by tools/frontend.py.
export const TABLES = {
  "heroes": {
    "tarah": {
      "class": "warrior",
      "ranks": 1,
      "points": 14,
      "end": 0
    },
    "kraal": {
      "class": "warrior",
      "ranks": 2,
      "points": 7,
      "end": 0
    },
    "aral": {
      "class": "hunter",
      "ranks": 2,
      "points": 0,
      "end": 0
    },
    "dagda": {
      "class": "hunter",
      "ranks": 3,
      "points": 0,
      "end": 0
    },
    "lokdur": {
      "class": "miner",
      "ranks": 1,
      "points": 3,
      "end": 0
    },
    "zoral": {
      "class": "miner",
      "ranks": 3,
      "points": 1,
      "end": 0
    },
    "aegur": {
      "class": "blacksmith",
      "ranks": 2,
      "points": 0,
      "end": 0
    },
    "bonfur": {
      "class": "blacksmith",
      "ranks": 3,
      "points": 0,
      "end": 0
    },
    "idunn": {
      "class": "explorer",
      "ranks": 1,
      "points": 7,
      "end": 0
    },
    "hourya": {
      "class": "explorer",
      "ranks": 1,
      "points": 20,
      "end": 0
    },
    "astrid": {
      "class": "",
      "ranks": 0,
      "points": 0,
      "end": 0
    },
    "dwerg_aesir": {
      "class": "",
      "ranks": 0,
      "points": 0,
      "end": 0
    },
    "dwerg_bergelmir": {
      "class": "",
      "ranks": 0,
      "points": 0,
      "end": 0
    },
    "dwerg_jungir": {
      "class": "",
      "ranks": 0,
      "points": 0,
      "end": 0
    },
    "dwerg_sigmir": {
      "class": "",
      "ranks": 0,
      "points": 0,
      "end": 0
    },
    "dwerg_ymir": {
      "class": "",
      "ranks": 0,
      "points": 0,
      "end": 0
    },
    "skaa": {
      "class": "",
      "ranks": 0,
      "points": 0,
      "end": 17
    },
    "grid": {
      "class": "",
      "ranks": 0,
      "points": 0,
      "end": 7
    },
    "uline": {
      "class": "",
      "ranks": 0,
      "points": 0,
      "end": 9
    },
    "thrud": {
      "class": "",
      "ranks": 1,
      "points": 0,
      "end": 13
    },
    "ylud": {
      "class": "",
      "ranks": 1,
      "points": 0,
      "end": 0
    }
  },
  "smith": {
    "class": "blacksmith",
    "ranks": 2
  },
  "ylud": {
    "warrior": 7,
    "hunter": 0,
    "miner": 1,
    "blacksmith": 0,
    "explorer": 11
  },
  "dwarfs": {
    "warrior": [
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10"
    ],
    "hunter": [
      "-"
    ],
    "miner": [
      "0",
      "1",
      "2"
    ],
    "blacksmith": [
      "-"
    ],
    "explorer": [
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      "11",
      "12"
    ]
  },
  "coins": [
    "0",
    "2",
    "3",
    "3s",
    "4",
    "5",
    "5t",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13",
    "14",
    "15",
    "16",
    "17",
    "18",
    "19",
    "20",
    "21",
    "22",
    "23",
    "24",
    "25"
  ],
  "taverns": [
    "goblin",
    "dragon",
    "horse"
  ],
  "treasury": [
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    19,
    20,
    21,
    22,
    23,
    24,
    25
  ],
  "rules": "N1.1 N1.2 N1.3 N1.4 N1.5 N1.6 N1.7 N1.8 N1.9 N2.1 N2.2 N2.3 N3.1 N3.2 N3.3 N3.4 N4.1 N4.2 N4.3 N4.4 N4.5 N5.1 N5.2 N5.3 N5.4 N5.5 N6.1 N6.2 N7.1 N7.2 N7.3 N7.4 N7.5 N7.6 N8.1 N8.2 N8.3 N8.4 N8.5 N8.6 N8.7 N8.8 N8.9 N8.10 N8.12 N8.13 N8.14 N8.15 N8.16 N8.17 N8.18 N8.19 N8.20 N9.1 N9.2 N9.3 N9.4 N9.5 N9.6 N9.7 N9.8 N10.1 N10.2 N10.3 N10.4 N10.5 N12.1 N13.1 N13.2 N13.3 N13.4 N13.5 N13.6 N13.7 N13.8",
  "things": {
    "things-cards": [
      {
        "words": "card warrior",
        "name": "class-warrior",
        "art": "dwarf-warrior",
        "rules": "N1.1 N10.1 N9.3",
        "text": "class-warrior.text"
      },
      {
        "words": "card hunter",
        "name": "class-hunter",
        "art": "dwarf-hunter",
        "rules": "N1.1 N10.2 N9.4",
        "text": "class-hunter.text"
      },
      {
        "words": "card miner",
        "name": "class-miner",
        "art": "dwarf-miner",
        "rules": "N1.1 N10.2 N9.5",
        "text": "class-miner.text"
      },
      {
        "words": "card blacksmith",
        "name": "class-blacksmith",
        "art": "dwarf-blacksmith",
        "rules": "N1.1 N10.2 N9.6",
        "text": "class-blacksmith.text"
      },
      {
        "words": "card smith",
        "name": "card-smith",
        "art": "dwarf-blacksmith",
        "rules": "N1.5 N9.6",
        "text": "card-smith.text"
      },
      {
        "words": "card explorer",
        "name": "class-explorer",
        "art": "dwarf-explorer",
        "rules": "N1.1 N10.1 N9.7",
        "text": "class-explorer.text"
      },
      {
        "words": "card offering",
        "name": "card-offering",
        "art": "offering",
        "rules": "N1.3 N7.2",
        "text": "card-offering.text"
      }
    ],
    "things-heroes": [
      {
        "words": "hero tarah",
        "name": "hero-tarah",
        "art": "hero-tarah",
        "rules": "N8.20",
        "text": "hero-tarah.text"
      },
      {
        "words": "hero kraal",
        "name": "hero-kraal",
        "art": "hero-kraal",
        "rules": "N8.20",
        "text": "hero-kraal.text"
      },
      {
        "words": "hero aral",
        "name": "hero-aral",
        "art": "hero-aral",
        "rules": "N8.20",
        "text": "hero-aral.text"
      },
      {
        "words": "hero dagda",
        "name": "hero-dagda",
        "art": "hero-dagda",
        "rules": "N8.4 N8.20",
        "text": "hero-dagda.text"
      },
      {
        "words": "hero lokdur",
        "name": "hero-lokdur",
        "art": "hero-lokdur",
        "rules": "N8.20",
        "text": "hero-lokdur.text"
      },
      {
        "words": "hero zoral",
        "name": "hero-zoral",
        "art": "hero-zoral",
        "rules": "N8.20",
        "text": "hero-zoral.text"
      },
      {
        "words": "hero aegur",
        "name": "hero-aegur",
        "art": "hero-aegur",
        "rules": "N8.20",
        "text": "hero-aegur.text"
      },
      {
        "words": "hero bonfur",
        "name": "hero-bonfur",
        "art": "hero-bonfur",
        "rules": "N8.4 N8.20",
        "text": "hero-bonfur.text"
      },
      {
        "words": "hero idunn",
        "name": "hero-idunn",
        "art": "hero-idunn",
        "rules": "N10.1 N8.20",
        "text": "hero-idunn.text"
      },
      {
        "words": "hero hourya",
        "name": "hero-hourya",
        "art": "hero-hourya",
        "rules": "N8.5 N8.20",
        "text": "hero-hourya.text"
      },
      {
        "words": "hero astrid",
        "name": "hero-astrid",
        "art": "hero-astrid",
        "rules": "N10.3 N8.20",
        "text": "hero-astrid.text"
      },
      {
        "words": "hero dwerg_aesir",
        "name": "hero-dwerg_aesir",
        "art": "hero-dwerg-aesir",
        "rules": "N10.3 N8.20",
        "text": "hero-dwerg.text"
      },
      {
        "words": "hero dwerg_bergelmir",
        "name": "hero-dwerg_bergelmir",
        "art": "hero-dwerg-bergelmir",
        "rules": "N10.3 N8.20",
        "text": "hero-dwerg.text"
      },
      {
        "words": "hero dwerg_jungir",
        "name": "hero-dwerg_jungir",
        "art": "hero-dwerg-jungir",
        "rules": "N10.3 N8.20",
        "text": "hero-dwerg.text"
      },
      {
        "words": "hero dwerg_sigmir",
        "name": "hero-dwerg_sigmir",
        "art": "hero-dwerg-sigmir",
        "rules": "N10.3 N8.20",
        "text": "hero-dwerg.text"
      },
      {
        "words": "hero dwerg_ymir",
        "name": "hero-dwerg_ymir",
        "art": "hero-dwerg-ymir",
        "rules": "N10.3 N8.20",
        "text": "hero-dwerg.text"
      },
      {
        "words": "hero skaa",
        "name": "hero-skaa",
        "art": "hero-skaa",
        "rules": "N10.3 N8.20",
        "text": "hero-skaa.text"
      },
      {
        "words": "hero grid",
        "name": "hero-grid",
        "art": "hero-grid",
        "rules": "N7.2 N10.3 N8.20",
        "text": "hero-grid.text"
      },
      {
        "words": "hero uline",
        "name": "hero-uline",
        "art": "hero-uline",
        "rules": "N8.12 N8.13 N8.14 N8.15 N8.20",
        "text": "hero-uline.text"
      },
      {
        "words": "hero thrud",
        "name": "hero-thrud",
        "art": "hero-thrud",
        "rules": "N8.8 N8.9 N8.10 N8.20",
        "text": "hero-thrud.text"
      },
      {
        "words": "hero ylud",
        "name": "hero-ylud",
        "art": "hero-ylud",
        "rules": "N8.16 N8.17 N8.18 N8.19 N8.20",
        "text": "hero-ylud.text"
      }
    ],
    "things-coins": [
      {
        "words": "coin 0",
        "name": "help-coin-zero",
        "art": "coin-basic",
        "rules": "N5.3 N7.1",
        "text": "help-coin-zero.text"
      },
      {
        "words": "coin basic",
        "name": "help-coin-basic",
        "art": "coin-basic",
        "rules": "N1.6 N4.1 N7.5",
        "text": "help-coin-basic.text"
      },
      {
        "words": "coin treasury",
        "name": "help-coin-treasury",
        "art": "coin-treasury",
        "rules": "N1.6 N7.3 N7.5",
        "text": "help-coin-treasury.text"
      },
      {
        "words": "coin 3s",
        "name": "help-coin-special",
        "art": "coin-special",
        "rules": "N7.6 N9.4",
        "text": "help-coin-special.text"
      },
      {
        "words": "coin ?",
        "name": "help-coin-sealed",
        "art": "coin-sealed",
        "rules": "N4.1 N4.2 N13.3",
        "text": "help-coin-sealed.text"
      }
    ],
    "things-gems": [
      {
        "words": "gem",
        "name": "help-gem",
        "art": "gem-4",
        "rules": "N4.3 N6.1",
        "text": "term-gem.text"
      },
      {
        "words": "gem 6",
        "name": "help-gem-six",
        "art": "gem-6",
        "rules": "N6.2 N9.5",
        "text": "help-gem-six.text"
      }
    ],
    "things-taverns": [
      {
        "words": "tavern goblin",
        "name": "tavern-1",
        "art": "tavern-goblin",
        "rules": "N3.2 N3.3 N4.3",
        "text": "tavern-1.text"
      },
      {
        "words": "tavern dragon",
        "name": "tavern-2",
        "art": "tavern-dragon",
        "rules": "N3.2 N3.3 N4.3",
        "text": "tavern-2.text"
      },
      {
        "words": "tavern horse",
        "name": "tavern-3",
        "art": "tavern-horse",
        "rules": "N3.2 N3.3 N4.3",
        "text": "tavern-3.text"
      }
    ],
    "things-distinctions": [
      {
        "words": "distinction warrior",
        "name": "distinction-warrior",
        "art": "distinction-warrior",
        "rules": "N9.1 N9.3",
        "text": "distinction-warrior.text"
      },
      {
        "words": "distinction hunter",
        "name": "distinction-hunter",
        "art": "distinction-hunter",
        "rules": "N9.1 N9.4",
        "text": "distinction-hunter.text"
      },
      {
        "words": "distinction miner",
        "name": "distinction-miner",
        "art": "distinction-miner",
        "rules": "N9.1 N9.5",
        "text": "distinction-miner.text"
      },
      {
        "words": "distinction blacksmith",
        "name": "distinction-blacksmith",
        "art": "distinction-blacksmith",
        "rules": "N9.1 N9.6",
        "text": "distinction-blacksmith.text"
      },
      {
        "words": "distinction explorer",
        "name": "distinction-explorer",
        "art": "distinction-explorer",
        "rules": "N9.1 N9.7",
        "text": "distinction-explorer.text"
      }
    ],
    "things-words": [
      {
        "words": "symbol rank",
        "name": "term-rank",
        "art": "rank",
        "rules": "N1.1",
        "text": "term-rank.text"
      },
      {
        "words": "symbol points",
        "name": "term-bravery",
        "art": "points",
        "rules": "N1.1 N10.1",
        "text": "term-bravery.text"
      },
      {
        "words": "symbol line",
        "name": "term-line",
        "art": "line",
        "rules": "N8.1 N8.2",
        "text": "term-line.text"
      },
      {
        "words": "symbol hero",
        "name": "help-hero-due",
        "art": "hero",
        "rules": "N8.1 N8.3 N8.7",
        "text": "help-hero-due.text"
      },
      {
        "words": "symbol trade",
        "name": "term-trade",
        "art": "trade",
        "rules": "N5.3 N7.1",
        "text": "term-trade.text"
      },
      {
        "words": "symbol transform",
        "name": "term-transform",
        "art": "transform",
        "rules": "N7.2",
        "text": "term-transform.text"
      },
      {
        "words": "symbol pouch",
        "name": "term-pouch",
        "art": "pouch",
        "rules": "N4.1",
        "text": "term-pouch.text"
      },
      {
        "words": "symbol treasure",
        "name": "term-treasure",
        "art": "treasure",
        "rules": "N1.6 N7.3",
        "text": "term-treasure.text"
      },
      {
        "words": "symbol command",
        "name": "term-command-zone",
        "art": "command",
        "rules": "N8.6",
        "text": "term-command-zone.text"
      },
      {
        "words": "symbol army",
        "name": "term-army",
        "art": "line",
        "rules": "N5.1",
        "text": "term-army.text"
      },
      {
        "words": "symbol evaluation",
        "name": "term-evaluation",
        "art": "distinction-warrior",
        "rules": "N9.1 N9.2",
        "text": "term-evaluation.text"
      },
      {
        "words": "symbol age",
        "name": "term-age",
        "art": "mark",
        "rules": "N3.1 N3.4",
        "text": "term-age.text"
      },
      {
        "words": "symbol player",
        "name": "term-player",
        "art": "ui-person",
        "rules": "N2.1",
        "text": "term-player.text"
      }
    ]
  }
} as const;
