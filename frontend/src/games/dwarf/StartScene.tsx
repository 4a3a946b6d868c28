// The mine with its dragon.
import { Drawn, Lamp } from "../../components/sceneParts.tsx";

/** Seams, a forge, two workers and what waits in the dark. */
export function StartScene() {
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
