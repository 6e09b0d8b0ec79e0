import { styled } from '@mui/material/styles';
import type { KeyboardEvent, PointerEvent } from 'react';
import { copy } from '../copy.ts';
import type { Point } from '../perspective/corners.ts';

export interface CornerHandleProps {
  corner: Point;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Fractions of the image's width and height. */
  onMove: (dx: number, dy: number) => void;
}

const Handle = styled('button')(({ theme }) => ({
  position: 'absolute',
  width: 48,
  height: 48,
  margin: -24,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  cursor: 'grab',
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 12,
    borderRadius: '50%',
    border: '3px solid #fff',
    backgroundColor: theme.palette.primary.main,
    boxShadow: '0 0 0 2px rgb(0 0 0 / 0.6)',
  },
  '&[aria-pressed="true"]::after': { inset: 8, backgroundColor: theme.palette.secondary.main },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}` },
}));

/** Fractions of a side that an arrow key moves; the large one with Shift. */
const STEP = 0.005;
const LARGE_STEP = 0.05;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (share: number) => Math.round(share * 100);

export function CornerHandle({ corner, label, isChosen, onChoose, onMove }: CornerHandleProps) {
  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    onChoose();
  };
  const drag = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLButtonElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { clientWidth = 1, clientHeight = 1 } = currentTarget.parentElement ?? {};
    onMove(movementX / clientWidth, movementY / clientHeight);
  };
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove(direction[0] * step, direction[1] * step);
  };
  return (
    <Handle
      type="button"
      aria-pressed={isChosen}
      aria-label={`${label}, ${copy.editor.cornerAt(percent(corner.x), percent(corner.y))}`}
      style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
      onPointerDown={grab}
      onPointerMove={drag}
      onKeyDown={press}
      onFocus={onChoose}
    />
  );
}
