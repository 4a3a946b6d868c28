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
  "goods": [
    "steel",
    "gold",
    "items",
    "glory",
    "iron"
  ],
  "opponents": [
    "none",
    "eldhusfifl",
    "andvettr",
    "andvettr-fadir"
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
  "exchanges": {
    "iron seam": {
      "iron": 3
    },
    "gold seam": {
      "gold": 1
    },
    "alloy steel": {
      "iron": -3,
      "steel": 2
    },
    "forge axe": {
      "steel": -2,
      "items": 1
    },
    "forge crown": {
      "gold": -3,
      "items": 1
    },
    "forge dagger": {
      "iron": -1,
      "steel": -2,
      "items": 1
    },
    "forge mace": {
      "steel": -2,
      "gold": -1,
      "items": 1
    },
    "forge armour": {
      "steel": -2,
      "gold": -1,
      "items": 1
    },
    "forge diadem": {
      "iron": -1,
      "steel": -1,
      "gold": -1,
      "items": 1
    },
    "forge helm": {
      "steel": -1,
      "gold": -2,
      "items": 1
    },
    "forge sword": {
      "steel": -3,
      "items": 1
    }
  },
  "kinds": {
    "iron seam": "mine",
    "gold seam": "mine",
    "alloy steel": "mine",
    "forge axe": "forge",
    "forge crown": "forge",
    "forge dagger": "forge",
    "forge mace": "forge",
    "forge armour": "forge",
    "forge diadem": "forge",
    "forge helm": "forge",
    "forge sword": "forge",
    "dragon": "defend",
    "great dragon": "defend",
    "knockers": "defend",
    "orc raiders": "defend",
    "sidhe": "defend",
    "get help": "help"
  },
  "meeples": {
    "1 iron seam": [
      5,
      2
    ],
    "2 iron seam": [
      8,
      7
    ],
    "3 iron seam": [
      4,
      1
    ],
    "4 iron seam": [
      1,
      3
    ],
    "5 iron seam": [
      3,
      6
    ],
    "6 iron seam": [
      7,
      8
    ],
    "7 gold seam": [
      2,
      9
    ],
    "8 iron seam": [
      9,
      5
    ],
    "9 gold seam": [
      6,
      4
    ],
    "1 alloy steel a": [
      6,
      5
    ],
    "2 orc raiders a": [
      7,
      6
    ],
    "3 forge sword b": [
      5,
      7
    ],
    "4 great dragon a": [
      1,
      2
    ],
    "5 knockers b": [
      2,
      3
    ],
    "6 alloy steel b": [
      9,
      8
    ],
    "7 forge mace a": [
      8,
      1
    ],
    "8 gold seam a": [
      4,
      9
    ],
    "9 iron seam a": [
      3,
      4
    ],
    "1 alloy steel b": [
      8,
      6
    ],
    "2 orc raiders b": [
      5,
      9
    ],
    "3 alloy steel a": [
      9,
      7
    ],
    "4 dragon b": [
      3,
      2
    ],
    "5 alloy steel b": [
      2,
      3
    ],
    "6 get help b": [
      1,
      5
    ],
    "7 forge diadem b": [
      4,
      8
    ],
    "8 forge helm b": [
      7,
      4
    ],
    "9 dragon b": [
      6,
      1
    ],
    "1 gold seam a": [
      2,
      5
    ],
    "2 alloy steel a": [
      5,
      8
    ],
    "3 orc raiders a": [
      7,
      1
    ],
    "4 forge axe a": [
      6,
      9
    ],
    "5 get help a": [
      4,
      7
    ],
    "6 forge crown a": [
      9,
      3
    ],
    "7 iron seam b": [
      1,
      2
    ],
    "8 dragon a": [
      3,
      6
    ],
    "9 iron seam b": [
      8,
      5
    ],
    "1 sidhe a": [
      4,
      3
    ],
    "2 sidhe a": [
      6,
      9
    ],
    "3 get help b": [
      2,
      1
    ],
    "4 gold seam b": [
      1,
      2
    ],
    "5 gold seam a": [
      8,
      7
    ],
    "6 knockers a": [
      9,
      8
    ],
    "7 knockers a": [
      3,
      1
    ],
    "8 alloy steel b": [
      5,
      2
    ],
    "9 forge dagger a": [
      7,
      3
    ],
    "1 gold seam b": [
      9,
      3
    ],
    "2 sidhe b": [
      8,
      9
    ],
    "3 great dragon b": [
      2,
      8
    ],
    "4 orc raiders a": [
      5,
      1
    ],
    "5 gold seam b": [
      1,
      7
    ],
    "6 forge armour b": [
      3,
      2
    ],
    "7 get help a": [
      4,
      6
    ],
    "8 knockers b": [
      7,
      4
    ],
    "9 alloy steel a": [
      6,
      5
    ],
    "1 iron seam s": [
      1,
      5
    ],
    "2 iron seam s": [
      2,
      9
    ],
    "3 iron seam s": [
      3,
      1
    ],
    "4 iron seam s": [
      4,
      2
    ],
    "5 iron seam s": [
      5,
      8
    ],
    "6 iron seam s": [
      6,
      3
    ],
    "7 gold seam s": [
      7,
      6
    ],
    "8 iron seam s": [
      8,
      4
    ],
    "9 gold seam s": [
      9,
      7
    ]
  },
  "rules": {
    "nidavellir": "N1.1 N1.2 N1.3 N1.4 N1.5 N1.6 N1.7 N1.8 N1.9 N2.1 N2.2 N2.3 N3.1 N3.2 N3.3 N3.4 N4.1 N4.2 N4.3 N4.4 N4.5 N5.1 N5.2 N5.3 N5.4 N5.5 N6.1 N6.2 N7.1 N7.2 N7.3 N7.4 N7.5 N7.6 N8.1 N8.2 N8.3 N8.4 N8.5 N8.6 N8.7 N8.8 N8.9 N8.10 N8.12 N8.13 N8.14 N8.15 N8.16 N8.17 N8.18 N8.19 N8.20 N9.1 N9.2 N9.3 N9.4 N9.5 N9.6 N9.7 N9.8 N10.1 N10.2 N10.3 N10.4 N10.5 N12.1 N13.1 N13.2 N13.3 N13.4 N13.5 N13.6 N13.7 N13.8",
    "dwarf": "D1.1 D1.2 D1.3 D1.4 D1.5 D1.6 D2.1 D2.2 D2.3 D2.4 D2.5 D2.6 D3.1 D3.2 D4.1 D4.2 D4.3 D4.4 D4.5 D4.6 D4.7 D4.8 D4.9 D5.1 D5.2 D5.3 D5.4 D5.5 D5.6 D5.7 D5.8 D5.9 D5.10 D5.11 D6.1 D6.2 D6.3 D6.4 D6.5 D6.6 D6.7 D6.8 D6.9 D7.1 D7.2 D7.3 D8.1 D8.2 D8.3 D8.4 D8.5 D8.6 D8.7 D8.8 D8.9 D8.10 D9.1 D9.2 D9.3 D10.1 D10.2 D10.3 D10.4"
  },
  "things": {
    "nidavellir": {
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
    },
    "dwarf": {
      "things-locations": [
        {
          "words": "location iron seam",
          "name": "dwarf-card-iron-seam",
          "art": "seam-iron",
          "rules": "D1.3 D6.4",
          "text": "dwarf-card-iron-seam.text"
        },
        {
          "words": "location gold seam",
          "name": "dwarf-card-gold-seam",
          "art": "seam-gold",
          "rules": "D1.3 D6.4",
          "text": "dwarf-card-gold-seam.text"
        },
        {
          "words": "location alloy steel",
          "name": "dwarf-card-alloy-steel",
          "art": "alloy",
          "rules": "D1.3 D6.4 D6.6 D6.7",
          "text": "dwarf-card-alloy-steel.text"
        },
        {
          "words": "location forge axe",
          "name": "dwarf-card-forge-axe",
          "art": "forge-axe",
          "rules": "D1.3 D6.5 D6.7",
          "text": "dwarf-card-forge-axe.text"
        },
        {
          "words": "location forge crown",
          "name": "dwarf-card-forge-crown",
          "art": "forge-crown",
          "rules": "D1.3 D6.5 D6.7",
          "text": "dwarf-card-forge-crown.text"
        },
        {
          "words": "location forge dagger",
          "name": "dwarf-card-forge-dagger",
          "art": "forge-dagger",
          "rules": "D1.3 D6.5 D6.7",
          "text": "dwarf-card-forge-dagger.text"
        },
        {
          "words": "location forge mace",
          "name": "dwarf-card-forge-mace",
          "art": "forge-mace",
          "rules": "D1.3 D6.5 D6.7",
          "text": "dwarf-card-forge-mace.text"
        },
        {
          "words": "location forge armour",
          "name": "dwarf-card-forge-armour",
          "art": "forge-armour",
          "rules": "D1.3 D6.5 D6.7",
          "text": "dwarf-card-forge-armour.text"
        },
        {
          "words": "location forge diadem",
          "name": "dwarf-card-forge-diadem",
          "art": "forge-diadem",
          "rules": "D1.3 D6.5 D6.7",
          "text": "dwarf-card-forge-diadem.text"
        },
        {
          "words": "location forge helm",
          "name": "dwarf-card-forge-helm",
          "art": "forge-helm",
          "rules": "D1.3 D6.5 D6.7",
          "text": "dwarf-card-forge-helm.text"
        },
        {
          "words": "location forge sword",
          "name": "dwarf-card-forge-sword",
          "art": "forge-sword",
          "rules": "D1.3 D6.5 D6.7",
          "text": "dwarf-card-forge-sword.text"
        },
        {
          "words": "location get help",
          "name": "dwarf-card-get-help",
          "art": "get-help",
          "rules": "D1.3 D6.1 D6.6",
          "text": "dwarf-card-get-help.text"
        }
      ],
      "things-monsters": [
        {
          "words": "monster dragon",
          "name": "dwarf-card-dragon",
          "art": "monster-dragon",
          "rules": "D6.2 D6.3",
          "text": "dwarf-card-dragon.text"
        },
        {
          "words": "monster great dragon",
          "name": "dwarf-card-great-dragon",
          "art": "monster-great-dragon",
          "rules": "D6.2 D6.3",
          "text": "dwarf-card-great-dragon.text"
        },
        {
          "words": "monster knockers",
          "name": "dwarf-card-knockers",
          "art": "monster-knockers",
          "rules": "D6.2 D6.3",
          "text": "dwarf-card-knockers.text"
        },
        {
          "words": "monster orc raiders",
          "name": "dwarf-card-orc-raiders",
          "art": "monster-orc",
          "rules": "D6.2 D6.4",
          "text": "dwarf-card-orc-raiders.text"
        },
        {
          "words": "monster sidhe",
          "name": "dwarf-card-sidhe",
          "art": "monster-sidhe",
          "rules": "D6.2 D6.3",
          "text": "dwarf-card-sidhe.text"
        }
      ],
      "things-specials": [
        {
          "words": "special muster an army",
          "name": "special-muster-an-army",
          "art": "special-muster",
          "rules": "D5.1 D4.2",
          "text": "special-muster-an-army.text"
        },
        {
          "words": "special hold a council",
          "name": "special-hold-a-council",
          "art": "special-council",
          "rules": "D5.2 D4.2",
          "text": "special-hold-a-council.text"
        },
        {
          "words": "special sell an item",
          "name": "special-sell-an-item",
          "art": "special-sell",
          "rules": "D5.3 D4.2",
          "text": "special-sell-an-item.text"
        },
        {
          "words": "special past glories",
          "name": "special-past-glories",
          "art": "special-past-glories",
          "rules": "D5.4 D4.2",
          "text": "special-past-glories.text"
        },
        {
          "words": "special special order",
          "name": "special-special-order",
          "art": "special-order",
          "rules": "D5.5 D4.2",
          "text": "special-special-order.text"
        },
        {
          "words": "special turn back",
          "name": "special-turn-back",
          "art": "special-turn-back",
          "rules": "D5.6 D5.10 D4.2",
          "text": "special-turn-back.text"
        },
        {
          "words": "special apprentice",
          "name": "special-apprentice",
          "art": "special-apprentice",
          "rules": "D5.7 D5.10 D4.2",
          "text": "special-apprentice.text"
        },
        {
          "words": "special collapse the shafts",
          "name": "special-collapse-the-shafts",
          "art": "special-collapse",
          "rules": "D5.8 D4.2",
          "text": "special-collapse-the-shafts.text"
        },
        {
          "words": "special run amok",
          "name": "special-run-amok",
          "art": "special-run-amok",
          "rules": "D5.9 D4.2",
          "text": "special-run-amok.text"
        }
      ],
      "things-goods": [
        {
          "words": "good iron",
          "name": "good-iron",
          "art": "iron",
          "rules": "D1.6 D7.2",
          "text": "help-good-iron"
        },
        {
          "words": "good steel",
          "name": "good-steel",
          "art": "steel",
          "rules": "D1.6 D7.1",
          "text": "help-good-steel"
        },
        {
          "words": "good gold",
          "name": "good-gold",
          "art": "gold",
          "rules": "D1.6 D7.1",
          "text": "help-good-gold"
        },
        {
          "words": "good items",
          "name": "good-items",
          "art": "item",
          "rules": "D6.5 D6.9 D7.1",
          "text": "dwarf-term-item.text"
        },
        {
          "words": "good glory",
          "name": "good-glory",
          "art": "glory",
          "rules": "D6.2 D4.2 D7.2",
          "text": "dwarf-term-glory.text"
        }
      ],
      "things-opponents": [
        {
          "words": "opponent eldhusfifl",
          "name": "opponent-eldhusfifl",
          "art": "opponent-1",
          "rules": "D8.1 D8.2 D8.3 D8.9",
          "text": "opponent-eldhusfifl.text"
        },
        {
          "words": "opponent andvettr",
          "name": "opponent-andvettr",
          "art": "opponent-2",
          "rules": "D8.4 D8.5 D8.6 D8.7 D8.9",
          "text": "opponent-andvettr.text"
        },
        {
          "words": "opponent andvettr-fadir",
          "name": "opponent-andvettr-fadir",
          "art": "opponent-3",
          "rules": "D8.8 D8.9",
          "text": "opponent-andvettr-fadir.text"
        }
      ],
      "things-words": [
        {
          "words": "symbol location",
          "name": "dwarf-term-location",
          "art": "seam-iron",
          "rules": "D1.1",
          "text": "dwarf-term-location.text"
        },
        {
          "words": "symbol stack",
          "name": "dwarf-term-stack",
          "art": "ui-stack",
          "rules": "D1.1 D2.1",
          "text": "dwarf-term-stack.text"
        },
        {
          "words": "symbol occupied",
          "name": "dwarf-term-occupied",
          "art": "worker-square",
          "rules": "D1.1 D4.1",
          "text": "dwarf-term-occupied.text"
        },
        {
          "words": "symbol worker",
          "name": "dwarf-term-worker",
          "art": "worker-round",
          "rules": "D1.1 D2.4 D4.1",
          "text": "dwarf-term-worker.text"
        },
        {
          "words": "symbol helper",
          "name": "dwarf-term-helper",
          "art": "ui-plus",
          "rules": "D6.1 D6.6",
          "text": "dwarf-term-helper.text"
        },
        {
          "words": "symbol mountain",
          "name": "dwarf-term-mountain",
          "art": "mountain",
          "rules": "D2.3 D3.1 D3.2",
          "text": "dwarf-term-mountain.text"
        },
        {
          "words": "symbol pile",
          "name": "dwarf-term-pile",
          "art": "ui-stack",
          "rules": "D2.2 D4.2",
          "text": "dwarf-term-pile.text"
        },
        {
          "words": "symbol resource",
          "name": "dwarf-term-resource",
          "art": "iron",
          "rules": "D1.6",
          "text": "dwarf-term-resource.text"
        },
        {
          "words": "symbol early resolution",
          "name": "dwarf-term-early-resolution",
          "art": "ui-strike",
          "rules": "D4.3 D4.6",
          "text": "dwarf-term-early-resolution.text"
        },
        {
          "words": "symbol spent",
          "name": "dwarf-term-spent",
          "art": "worker-triangle",
          "rules": "D4.3 D4.8",
          "text": "dwarf-term-spent.text"
        },
        {
          "words": "symbol claim",
          "name": "dwarf-term-claim",
          "art": "get-help",
          "rules": "D6.1",
          "text": "dwarf-term-claim.text"
        },
        {
          "words": "symbol start marker",
          "name": "dwarf-term-start-marker",
          "art": "mark",
          "rules": "D6.8",
          "text": "dwarf-term-start-marker.text"
        },
        {
          "words": "symbol category",
          "name": "dwarf-term-category",
          "art": "points",
          "rules": "D7.1",
          "text": "dwarf-term-category.text"
        },
        {
          "words": "symbol reading order",
          "name": "dwarf-term-reading-order",
          "art": "ui-arrow",
          "rules": "D1.1 D9.2",
          "text": "dwarf-term-reading-order.text"
        },
        {
          "words": "symbol meeple",
          "name": "dwarf-term-meeple",
          "art": "seat-round",
          "rules": "D1.4 D8.2",
          "text": "dwarf-term-meeple.text"
        }
      ]
    }
  }
} as const;
