"""A bot that takes a moment for its first decision, and always takes the first choice."""

import json
import sys
import time


def main() -> None:
    for number, line in enumerate(sys.stdin):
        time.sleep(0 if number else 0.5)
        print(json.loads(line)["decision"]["choices"][0]["words"], flush=True)


if __name__ == "__main__":
    main()
