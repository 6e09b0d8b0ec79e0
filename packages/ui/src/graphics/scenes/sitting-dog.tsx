import { Dog, type PartProps } from './animals.tsx';
import { paint } from './paint.ts';

const HAUNCHES =
  'M14 150c-12 10-12 42 12 42h14c8-20-6-48-26-42zM106 150c12 10 12 42-12 42H80c-8-20 6-48 26-42z';

/** 120 × 196. */
export function SittingDog({ x = 0, y = 0, scale = 1, mood }: PartProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M92 178c26 2 38-16 30-38"
        fill="none"
        stroke={paint.furDark}
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d="M60 90c32 0 48 38 48 72 0 22-20 30-48 30s-48-8-48-30c0-34 16-72 48-72z" fill={paint.fur} />
      <path d={HAUNCHES} fill={paint.fur} />
      <path d={HAUNCHES} fill={paint.furDark} opacity="0.5" />
      <path d="M60 98c19 0 25 20 25 42 0 19-9 32-25 32s-25-13-25-32c0-22 6-42 25-42z" fill={paint.cream} />
      <path d="M38 136h18v50H38zM64 136h18v50H64z" fill={paint.fur} />
      <path d="M30 192c0-9 6-14 16-14s13 5 13 14zM61 192c0-9 3-14 13-14s16 5 16 14z" fill={paint.cream} />
      <Dog mood={mood} />
    </g>
  );
}
