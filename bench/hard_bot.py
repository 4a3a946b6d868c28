"""A bot that keeps a processor busy before it takes the first choice: `exec:python bench/hard_bot.py 1.5`."""

import json
import sys
import time

for line in sys.stdin:
    until = time.perf_counter() + float(sys.argv[1])
    while time.perf_counter() < until:
        pass
    print(json.loads(line)["decision"]["choices"][0]["words"], flush=True)
