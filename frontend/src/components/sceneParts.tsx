// The scenes: a tavern by lamplight, the mine with its dragon, and the curtain. They are drawings and say nothing.

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

interface DrawnProps {
  name: string;
  x: number;
  y: number;
  size: number;
  color?: string;
}

/** One of our drawings in a scene. */
function Drawn({ name, x, y, size, color }: DrawnProps) {
  return (
    <svg x={x} y={y} width={size} height={size} style={color === undefined ? {} : { color }}>
      <use href={`/static/symbols.svg#${name}`} />
    </svg>
  );
}

function Lamp({ x, y, dark }: { x: number; y: number; dark: string }) {
  return (
    <>
      <path d={`M${x} 0v${y}`} stroke={dark} stroke-width="3" />
      <path d={`M${x - 10} ${y}h20v4h-20zM${x - 10} ${y + 30}h20v4h-20z`} fill={dark} />
      <path d={`M${x - 8} ${y + 4}h16v26h-16z`} fill="#ffdf9e" />
    </>
  );
}

/** Three guests at the counter of a tavern, their bids before them. */
export function TavernScene() {
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

/** Seams, a forge, two workers and what waits in the dark. */
export function MineScene() {
  return (
    <svg viewBox="0 0 560 226" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="scene">
      <rect width="560" height="226" fill="#1d1610" />
      <path d="M0 226V60l60-40 70 26 60-36 90 20 80-30 90 36 60-20 50 30v180z" fill="#33281d" />
      <path d="M40 226V90l56-34 84 20 90-26 100 20 80-12 70 34v134z" fill="#453626" />
      <circle cx="280" cy="120" r="150" fill="#ffb95e" opacity=".07" />
      <circle cx="280" cy="130" r="90" fill="#ffb95e" opacity=".09" />
      <Drawn name="monster-dragon" x={372} y={10} size={150} />
      <Drawn name="seam-gold" x={44} y={92} size={124} />
      <Drawn name="seam-iron" x={420} y={112} size={108} />
      <Lamp x={280} y={40} dark="#0f0b08" />
      <g class="on-rock">
        <Drawn name="forge-sword" x={216} y={88} size={126} />
      </g>
      <Drawn name="worker-round" x={168} y={168} size={42} color="#8dbbe0" />
      <Drawn name="worker-square" x={350} y={168} size={42} color="#f09a88" />
      <path d="M0 208h560v18H0z" fill="#241a12" />
    </svg>
  );
}

/** Two heavy halves, drawn together. */
export function CurtainScene() {
  return (
    <svg class="scene" viewBox="0 0 1180 620" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h1180v620H0z" fill="#2a2119" />
      <path d="M0 0h250l-40 620H0zM1180 0H930l40 620h210z" fill="#3a2e22" />
      <path d="M250 0l90 0-60 620h-70zM930 0l-90 0 60 620h70z" fill="#33281e" />
      <path d="M590 90l210 120v220L590 560 380 430V210z" fill="#4a3a27" />
      <path d="M590 150l150 90v170l-150 90-150-90V240z" fill="#5c482e" />
    </svg>
  );
}
