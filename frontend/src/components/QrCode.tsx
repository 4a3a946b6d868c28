// A link as a QR code: dark on white in both themes, since cameras need it.
import { encode } from "uqr";

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <span class="qr" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges" aria-hidden="true">
        <path d={path} fill="currentColor" />
      </svg>
    </span>
  );
}
