// Made from the rules by tools/frontend.py.
export const TABLES = {
  "opponents": [
    "none",
    "eldhusfifl",
    "andvettr",
    "andvettr-fadir"
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
  "rules": "D1.1 D1.2 D1.3 D1.4 D1.5 D1.6 D2.1 D2.2 D2.3 D2.4 D2.5 D2.6 D3.1 D3.2 D4.1 D4.2 D4.3 D4.4 D4.5 D4.6 D4.7 D4.8 D4.9 D5.1 D5.2 D5.3 D5.4 D5.5 D5.6 D5.7 D5.8 D5.9 D5.10 D5.11 D6.1 D6.2 D6.3 D6.4 D6.5 D6.6 D6.7 D6.8 D6.9 D7.1 D7.2 D7.3 D8.1 D8.2 D8.3 D8.4 D8.5 D8.6 D8.7 D8.8 D8.9 D8.10 D9.1 D9.2 D9.3 D10.1 D10.2 D10.3 D10.4",
  "things": {
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
} as const;
