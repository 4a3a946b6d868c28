// Parts of the scenes on the start page: decorative drawings.

interface DrawnProps {
  name: string;
  x: number;
  y: number;
  size: number;
  color?: string;
}

/** One of our drawings in a scene. */
export function Drawn({ name, x, y, size, color }: DrawnProps) {
  return (
    <svg x={x} y={y} width={size} height={size} style={color === undefined ? {} : { color }}>
      <use href={`/static/symbols.svg#${name}`} />
    </svg>
  );
}

export function Lamp({ x, y, dark }: { x: number; y: number; dark: string }) {
  return (
    <>
      <path d={`M${x} 0v${y}`} stroke={dark} stroke-width="3" />
      <path d={`M${x - 10} ${y}h20v4h-20zM${x - 10} ${y + 30}h20v4h-20z`} fill={dark} />
      <path d={`M${x - 8} ${y + 4}h16v26h-16z`} fill="#ffdf9e" />
    </>
  );
}
