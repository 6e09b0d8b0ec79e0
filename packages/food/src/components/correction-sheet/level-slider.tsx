import { formatKilograms } from '@huella/validation/number';
import { styled, type Theme } from '@mui/material/styles';
import type { PointerEvent } from 'react';
import { BagDrawing, DRAWING_HEIGHT, FOOD_BOTTOM, FOOD_TOP } from '../bag-drawing/bag-drawing.tsx';
import { copy } from './copy.ts';

const STEP = 0.1;

const trackStyle = (theme: Theme) => ({
  height: 8,
  borderRadius: 4,
  backgroundColor: theme.palette.outline,
});

const thumbStyle = (theme: Theme) => ({
  width: 34,
  height: 34,
  border: `3px solid ${theme.palette.background.paper}`,
  borderRadius: '50%',
  backgroundColor: theme.palette.primary.main,
});

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  '& .drawing': { width: 'min(10rem, 50vw)', cursor: 'ns-resize', touchAction: 'none' },
  '& input': {
    appearance: 'none',
    width: '100%',
    height: 48,
    margin: 0,
    borderRadius: 24,
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  // Two rules: a browser drops a rule with another's selector.
  '& input::-webkit-slider-runnable-track': trackStyle(theme),
  '& input::-moz-range-track': trackStyle(theme),
  '& input::-webkit-slider-thumb': { appearance: 'none', marginTop: -13, ...thumbStyle(theme) },
  '& input::-moz-range-thumb': thumbStyle(theme),
}));

export interface LevelSliderProps {
  capacity: number;
  kilos: number;
  onMove: (kilos: number) => void;
}

/** The level of a bag, dragged in its drawing or set with the slider, which the keyboard moves. */
export function LevelSlider({ capacity, kilos, onMove }: LevelSliderProps) {
  const shown = copy.levelText(formatKilograms(kilos), formatKilograms(capacity));
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { top, height } = event.currentTarget.getBoundingClientRect();
    onMove(capacity * levelAt((event.clientY - top) / height));
  };
  return (
    <Frame>
      <div className="drawing" onPointerDown={drag} onPointerMove={drag}>
        <BagDrawing fillLevel={kilos / capacity} />
      </div>
      <input
        type="range"
        aria-label={copy.level}
        aria-valuetext={shown}
        min={0}
        max={capacity}
        step={STEP}
        value={kilos}
        onChange={(event) => onMove(event.target.valueAsNumber)}
      />
    </Frame>
  );
}

/** Share of food in a bag filled up to `part` of the drawing's height. */
function levelAt(part: number): number {
  const y = part * DRAWING_HEIGHT;
  return Math.min(1, Math.max(0, (FOOD_BOTTOM + 8 - y) / (FOOD_BOTTOM + 8 - FOOD_TOP)));
}
