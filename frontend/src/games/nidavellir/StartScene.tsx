// A tavern by lamplight.
import { Drawn, Lamp } from "../../components/sceneParts.tsx";

const LAMPS = [60, 280, 500] as const;
const COINS = [
  { x: 61, kind: "basic", value: 5 },
  { x: 107, kind: "basic", value: 0 },
  { x: 231, kind: "treasury", value: 12 },
  { x: 277, kind: "basic", value: 3 },
  { x: 405, kind: "treasury", value: 9 },
  { x: 451, kind: "basic", value: 2 },
] as const;
const GUESTS = [{ x: 56, kind: "warrior" }, { x: 228, kind: "explorer" }, { x: 400, kind: "blacksmith" }] as const;

/** Three guests at the counter of a tavern, with their bids in front of them. */
export function StartScene() {
  return (
    <svg viewBox="0 0 560 226" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="scene">
      <rect width="560" height="226" fill="#2a2018" />
      {LAMPS.map((x) => (
        <g key={x}>
          <path d={`M${x - 100} 226V104L${x - 40} 20H${x + 40}L${x + 100} 104V226z`} fill="#3a2d21" />
          <path d={`M${x - 74} 226V108L${x - 30} 46H${x + 30}L${x + 74} 108V226z`} fill="#4c3a29" />
          <circle cx={x} cy="92" r="66" fill="#ffb95e" opacity=".10" />
          <circle cx={x} cy="92" r="42" fill="#ffb95e" opacity=".16" />
          <Lamp x={x} y={66} dark="#1b140e" />
        </g>
      ))}
      {GUESTS.map(({ x, kind }) => <Drawn key={kind} name={`dwarf-${kind}`} x={x} y={92} size={104} />)}
      <path d="M0 190h560v36H0z" fill="#6a4a2c" />
      <path d="M0 190h560v5H0z" fill="#9a7048" />
      {COINS.map(({ x, kind, value }) => (
        <g key={x}>
          <Drawn name={`coin-${kind}`} x={x} y={191} size={34} />
          <text
            x={x + 17}
            y="214"
            font-family="Arial,sans-serif"
            font-weight="800"
            font-size="15"
            text-anchor="middle"
            fill="#331a07"
          >
            {value}
          </text>
        </g>
      ))}
    </svg>
  );
}
