import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light squares around the code, which a reader needs to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code of a text as one path: sharp at every size, in the saved picture too. Dark on white in both schemes. */
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
