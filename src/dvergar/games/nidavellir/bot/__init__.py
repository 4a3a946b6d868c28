"""The bots' judgement of a position: the heuristic and the chance to win. Compiled with the rules."""
