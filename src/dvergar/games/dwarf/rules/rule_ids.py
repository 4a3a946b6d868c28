"""The ids of the rules, as numbers that events cite: D8.4 is D8_4. The texts of the rules are in the catalogue."""

D1_1 = 101
D1_2 = 102
D1_3 = 103
D1_4 = 104
D1_5 = 105
D1_6 = 106

D2_1 = 201
D2_2 = 202
D2_3 = 203
D2_4 = 204
D2_5 = 205
D2_6 = 206

D3_1 = 301
D3_2 = 302

D4_1 = 401
D4_2 = 402
D4_3 = 403
D4_4 = 404
D4_5 = 405
D4_6 = 406
D4_7 = 407
D4_8 = 408
D4_9 = 409

D5_1 = 501
D5_2 = 502
D5_3 = 503
D5_4 = 504
D5_5 = 505
D5_6 = 506
D5_7 = 507
D5_8 = 508
D5_9 = 509
D5_10 = 510
D5_11 = 511

D6_1 = 601
D6_2 = 602
D6_3 = 603
D6_4 = 604
D6_5 = 605
D6_6 = 606
D6_7 = 607
D6_8 = 608
D6_9 = 609

D7_1 = 701
D7_2 = 702
D7_3 = 703

D8_1 = 801
D8_2 = 802
D8_3 = 803
D8_4 = 804
D8_5 = 805
D8_6 = 806
D8_7 = 807
D8_8 = 808
D8_9 = 809
D8_10 = 810

D9_1 = 901
D9_2 = 902
D9_3 = 903

D10_1 = 1001
D10_2 = 1002
D10_3 = 1003
D10_4 = 1004

RULE_IDS = {
    number: f"D{number // 100}.{number % 100}"
    for number in sorted(value for name, value in dict(globals()).items() if name[0] == "D")
}
"""The ids of the rules, by their numbers."""
RULES = tuple(RULE_IDS.values())

_MATERIAL = "says what is in the box; nothing happens by it"
SILENT = {
    **{f"D1.{number}": _MATERIAL for number in range(1, 7)},
    "D2.1": "lays out the Mine before the first event",
    "D2.5": "is about the number of players",
    "D2.6": "says who may see what; views prove it",
    "D4.7": "says that nothing happens at once",
    "D4.9": "says that a choice always exists",
    "D5.10": "says which worker moves; the event is that of its Special Action",
    "D6.6": "is the order of the other events",
    "D7.3": "gives examples",
    "D8.9": "is about interfaces",
    "D9.2": "widens other rules; their events carry their own ids",
    **{f"D10.{number}": "is a fact about the other rules" for number in range(1, 5)},
}
"""The rules that no event cites, each with the reason."""
