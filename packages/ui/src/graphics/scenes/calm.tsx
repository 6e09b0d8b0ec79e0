import { Dog } from './animals.tsx';
import { Backdrop } from './backdrop.tsx';
import { paint } from './paint.ts';

const letter = {
  fill: 'none',
  stroke: paint.teal,
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Nothing to do: a dog asleep on its cushion. */
export function CalmScene() {
  return (
    <>
      <Backdrop />
      <ellipse cx="122" cy="146" rx="94" ry="18" fill={paint.teal} opacity="0.25" />
      <path d="M34 134c0-12 16-18 88-18s88 6 88 18-16 20-88 20-88-8-88-20z" fill={paint.coral} />
      <path d="M46 130c8-8 40-10 76-10s68 2 76 10c-10 8-40 10-76 10s-66-2-76-10z" fill={paint.sun} />
      <path d="M84 134c-8-36 18-70 56-70 36 0 58 28 54 58-1 9-8 12-18 12z" fill={paint.fur} />
      <path
        d="M150 134c-14-20-4-46 18-46 18 0 28 18 26 34-1 9-8 12-18 12z"
        fill={paint.furDark}
        opacity="0.45"
      />
      <path
        d="M188 118c14 12 2 24-20 22-16-1-30-2-44 0"
        fill="none"
        stroke={paint.furDark}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <Dog x={36} y={54} scale={0.74} mood="asleep" />
      <path d="M58 138c0-8 6-12 14-12s14 4 14 12zM94 138c0-7 5-11 12-11s12 4 12 11z" fill={paint.cream} />
      <path d="M150 40h12l-12 14h12" {...letter} />
      <path d="M172 20h9l-9 11h9" {...letter} opacity="0.75" />
      <path d="M188 6h6l-6 8h6" {...letter} opacity="0.5" />
    </>
  );
}
