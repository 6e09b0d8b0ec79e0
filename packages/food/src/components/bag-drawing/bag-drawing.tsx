import { keyframes, styled } from '@mui/material/styles';
import { useId } from 'react';

export interface BagDrawingProps {
  fillLevel: number;
  title?: string;
}

export const FOOD_TOP = 34;
export const FOOD_BOTTOM = 146;
export const DRAWING_HEIGHT = 160;

/** Keeps the last food visible. */
const LEAST_SHOWN = 0.03;

const pour = keyframes({ from: { transform: `translateY(${FOOD_BOTTOM + 8}px)` } });

const Svg = styled('svg')(({ theme }) => {
  const { illustration } = theme.palette;
  return {
    display: 'block',
    width: '100%',
    height: 'auto',
    '& .bag': { fill: theme.palette.background.paper, stroke: theme.palette.outline, strokeWidth: 2.5 },
    '& .fold': { fill: illustration.teal },
    '& .food': {
      fill: illustration.fur,
      transition: 'transform 200ms ease-out',
      animation: `${pour} 400ms ease-out`,
    },
    '& .crumb': { fill: illustration.furDark, opacity: 0.7 },
    '& .label': { fill: illustration.cream },
    '& .paw': { fill: illustration.coral },
    '@media (prefers-reduced-motion: reduce)': { '& .food': { transition: 'none', animation: 'none' } },
  };
});

const OUTLINE = 'M22 26h76l5 14v106a8 8 0 0 1-8 8H25a8 8 0 0 1-8-8V40z';

export function BagDrawing({ fillLevel, title }: BagDrawingProps) {
  const id = useId();
  const shown = fillLevel > 0 ? Math.min(1, Math.max(LEAST_SHOWN, fillLevel)) : 0;
  const top = FOOD_BOTTOM + 8 - shown * (FOOD_BOTTOM + 8 - FOOD_TOP);
  return (
    <Svg
      viewBox={`0 0 120 ${DRAWING_HEIGHT}`}
      focusable="false"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <clipPath id={id}>
        <path d={OUTLINE} />
      </clipPath>
      <path className="bag" d={OUTLINE} />
      <g clipPath={`url(#${id})`}>
        <g className="food" style={{ transform: `translateY(${top}px)` }}>
          <path d="M0 4q15-8 30 0t30 0 30 0 30 0v160H0z" />
          <g className="crumb">
            <circle cx="32" cy="16" r="3" />
            <circle cx="52" cy="24" r="3" />
            <circle cx="78" cy="14" r="3" />
            <circle cx="90" cy="28" r="3" />
            <circle cx="66" cy="40" r="3" />
            <circle cx="38" cy="46" r="3" />
            <circle cx="86" cy="54" r="3" />
          </g>
        </g>
      </g>
      <path className="bag" d={OUTLINE} style={{ fill: 'none' }} />
      <path className="fold" d="M26 10h68a4 4 0 0 1 4 4v12H22V14a4 4 0 0 1 4-4z" />
      <rect className="label" x="34" y="70" width="52" height="44" rx="10" />
      <path
        className="paw"
        d="M60 92c-5 0-9 4.6-9 8.6 0 2.7 2 4 4.3 4 1.8 0 3-.7 4.7-.7s2.9.7 4.7.7c2.3 0 4.3-1.3 4.3-4 0-4-4-8.6-9-8.6zM47.5 88a3 3.7 0 1 0 .1 7.2A3 3.7 0 0 0 47.5 88zM54.7 80a3 3.9 0 1 0 .1 7.8 3 3.9 0 0 0-.1-7.8zM65.3 80a3 3.9 0 1 0 .1 7.8 3 3.9 0 0 0-.1-7.8zM72.5 88a3 3.7 0 1 0 .1 7.2 3 3.7 0 0 0-.1-7.2z"
      />
    </Svg>
  );
}
