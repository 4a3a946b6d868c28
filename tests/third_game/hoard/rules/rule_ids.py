"""The rules by id, as numbers that the rules files cite in their events: H3.1 is H3_1. Their texts are in the catalogue."""

H1_1 = 101
H1_2 = 102
H1_3 = 103

H2_1 = 201
H2_2 = 202
H2_3 = 203

H3_1 = 301
H3_2 = 302
H3_3 = 303
H3_4 = 304

H4_1 = 401
H4_2 = 402
H4_3 = 403
H4_4 = 404

H5_1 = 501


RULE_IDS = {
    number: f"H{number // 100}.{number % 100}"
    for number in sorted(value for name, value in dict(globals()).items() if name[0] == "H")
}
"""The ids of the rules by their numbers."""
RULES = tuple(RULE_IDS.values())

SILENT = {
    "H1.1": "says what each player has; nothing happens by it",
    "H4.2": "counts a part of the score",
    "H4.3": "counts a part of the score",
    "H5.1": "says who may see what; views prove it",
}
"""The rules without events, each with the reason."""
