import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

export interface Gestures {
  onMove: (right: number, down: number) => void;
  onZoom: (factor: number) => void;
}

const STEP = 0.05;
const FACTOR = 1.15;

/** Moves the image in the arrow's direction, as a drag does. */
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const ZOOMS: Readonly<Record<string, number>> = { '+': FACTOR, '=': FACTOR, '-': 1 / FACTOR };

/** Handlers for the crop window: one pointer drags, two pinch, the keyboard does both. */
export function useCropGestures({ onMove, onZoom }: Gestures) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const spread = spreadOf(pointers.current);
    const now = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, now);
    const side = event.currentTarget.clientWidth * pointers.current.size;
    onMove((now.x - before.x) / side, (now.y - before.y) / side);
    if (spread > 0) onZoom(spreadOf(pointers.current) / spread);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = MOVES[event.key];
    const factor = ZOOMS[event.key];
    if (!move && factor === undefined) return;
    event.preventDefault();
    if (move) onMove(...move);
    if (factor !== undefined) onZoom(factor);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}

function spreadOf(pointers: ReadonlyMap<number, { x: number; y: number }>): number {
  const [one, two] = [...pointers.values()];
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
}
