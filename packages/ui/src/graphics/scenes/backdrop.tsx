import { paint } from './paint.ts';

export function Backdrop() {
  return (
    <>
      <path
        d="M47 33C75 4 128 8 163 22c38 15 62 47 56 84-6 36-45 57-94 57s-97-9-108-46C7 84 20 61 47 33z"
        fill={paint.mint}
        opacity="0.6"
      />
      <circle cx="206" cy="30" r="6" fill={paint.sun} />
      <circle cx="24" cy="44" r="4" fill={paint.coral} />
      <circle cx="222" cy="128" r="3.5" fill={paint.teal} />
    </>
  );
}

/** 48 × 48, centred. */
export function Paw({ x, y, scale = 1, turn = 0, fill = paint.teal }: PawProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} fill={fill}>
      <path d="M0 1c-8 0-15 8-15 14 0 5 4 7 8 7 3 0 4-1.5 7-1.5S4 22 7 22c4 0 8-2 8-7 0-6-7-14-15-14z" />
      <ellipse cx="-18" cy="-4" rx="5" ry="7" transform="rotate(-20 -18 -4)" />
      <ellipse cx="-7" cy="-14" rx="5" ry="7.5" transform="rotate(-6 -7 -14)" />
      <ellipse cx="7" cy="-14" rx="5" ry="7.5" transform="rotate(6 7 -14)" />
      <ellipse cx="18" cy="-4" rx="5" ry="7" transform="rotate(20 18 -4)" />
    </g>
  );
}

export interface PawProps {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  fill?: string;
}
