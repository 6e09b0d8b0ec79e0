import { paint } from './paint.ts';

/** 44 × 44, centred. */
export function TickBadge({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="22" fill={paint.paper} />
      <circle r="18" fill={paint.coral} />
      <path
        d="m-8 0 6 6L9-6"
        fill="none"
        stroke={paint.cream}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
