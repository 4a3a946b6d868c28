"""The ids of the rules, as numbers that events cite: N8.4 is N8_4. The texts of the rules are in the catalogue."""

N1_1 = 101
N1_2 = 102
N1_3 = 103
N1_4 = 104
N1_5 = 105
N1_6 = 106
N1_7 = 107
N1_8 = 108
N1_9 = 109

N2_1 = 201
N2_2 = 202
N2_3 = 203

N3_1 = 301
N3_2 = 302
N3_3 = 303
N3_4 = 304

N4_1 = 401
N4_2 = 402
N4_3 = 403
N4_4 = 404
N4_5 = 405

N5_1 = 501
N5_2 = 502
N5_3 = 503
N5_4 = 504
N5_5 = 505

N6_1 = 601
N6_2 = 602

N7_1 = 701
N7_2 = 702
N7_3 = 703
N7_4 = 704
N7_5 = 705
N7_6 = 706

N8_1 = 801
N8_2 = 802
N8_3 = 803
N8_4 = 804
N8_5 = 805
N8_6 = 806
N8_7 = 807
N8_8 = 808
N8_9 = 809
N8_10 = 810
N8_12 = 812
N8_13 = 813
N8_14 = 814
N8_15 = 815
N8_16 = 816
N8_17 = 817
N8_18 = 818
N8_19 = 819
N8_20 = 820

N9_1 = 901
N9_2 = 902
N9_3 = 903
N9_4 = 904
N9_5 = 905
N9_6 = 906
N9_7 = 907
N9_8 = 908

N10_1 = 1001
N10_2 = 1002
N10_3 = 1003
N10_4 = 1004
N10_5 = 1005

N12_1 = 1201

N13_1 = 1301
N13_2 = 1302
N13_3 = 1303
N13_4 = 1304
N13_5 = 1305
N13_6 = 1306
N13_7 = 1307
N13_8 = 1308

RULE_IDS = {
    number: f"N{number // 100}.{number % 100}"
    for number in sorted(value for name, value in dict(globals()).items() if name[0] == "N")
}
"""The ids of the rules, by their numbers."""
RULES = tuple(RULE_IDS.values())

_MATERIAL = "says what is in the box; nothing happens by it"
_SIGHT = "says who may see what; views prove it"
SILENT = {
    **{f"N1.{number}": _MATERIAL for number in range(1, 10)},
    "N2.3": "leaves heroes out before the first event",
    "N4.2": "is the table's business",
    "N4.5": "is about display only",
    "N5.2": "shows in the events of N8.1 and N8.7, the rules of the hero check",
    "N5.4": "is the order of the other events",
    "N5.5": "lists the decisions; decisions carry their own rule",
    "N8.2": "says that nothing happens",
    "N8.9": "says where a rank counts; majorities and scores prove it",
    "N8.19": "is a value inside the score",
    "N10.5": "is about a score that is asked for, which changes nothing",
    "N12.1": "names sets of options",
    **{f"N13.{number}": _SIGHT for number in range(1, 9)},
}
"""The rules that no event cites, each with the reason."""
