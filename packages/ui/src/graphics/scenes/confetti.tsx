import { paint } from './paint.ts';

/** A page may animate it by its class. */
export function Confetti() {
  return (
    <g className="confetti" strokeWidth="5" strokeLinecap="round" fill="none">
      <path d="m40 26 9 7M196 18l-8 9M18 88l10-3M214 108l9 5" stroke={paint.coral} />
      <path d="m64 12 3 10M176 42l9-3M30 124l8-6M226 74l-10-2" stroke={paint.sun} />
      <path d="m20 56 8 3M160 8l-2 9M206 50l8-6M52 46l6 4" stroke={paint.teal} />
      <circle cx="84" cy="26" r="3.5" fill={paint.coral} />
      <circle cx="222" cy="34" r="4" fill={paint.sun} />
      <circle cx="12" cy="106" r="3.5" fill={paint.teal} />
    </g>
  );
}
