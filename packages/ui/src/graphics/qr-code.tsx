import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light modules around the code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** One path: sharp at every size, also in a saved image. Dark on white in both schemes. */
export function QrCode({ text }: { text: string }) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { path: squares.join(''), size };
}
