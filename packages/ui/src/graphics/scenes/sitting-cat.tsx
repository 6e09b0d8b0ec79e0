import { Cat, type PartProps } from './animals.tsx';
import { paint } from './paint.ts';

/** 120 × 190. */
export function SittingCat({ x = 0, y = 0, scale = 1, mood }: PartProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M86 180c34 6 50-18 40-42-4-9 2-17 10-14"
        fill="none"
        stroke={paint.teal}
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M60 88c27 0 44 38 44 70 0 22-18 30-44 30s-44-8-44-30c0-32 17-70 44-70z" fill={paint.teal} />
      <path
        d="M24 130q10 2 14 8M20 148q10 1 15 6M96 130q-10 2-14 8M100 148q-10 1-15 6"
        fill="none"
        stroke={paint.ink}
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.45"
      />
      <path d="M60 98c15 0 21 18 21 38 0 18-8 28-21 28s-21-10-21-28c0-20 6-38 21-38z" fill={paint.cream} />
      <path d="M41 138h15v46H41zM64 138h15v46H64z" fill={paint.teal} />
      <path d="M34 188c0-8 5-12 14-12s11 4 11 12zM61 188c0-8 2-12 11-12s14 4 14 12z" fill={paint.cream} />
      <Cat mood={mood} />
    </g>
  );
}
