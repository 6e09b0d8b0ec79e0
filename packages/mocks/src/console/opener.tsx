import { useRef, type PointerEvent, type RefObject } from 'react';
import { placeAt, useOpenerPlace } from './opener-place.ts';

/** A smaller movement in pixels is a tap. */
const TAP = 8;

interface OpenerProps {
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
}

/**
 * The narrow tab that opens the console. Half of it is in the screen's margin, and it can be dragged or moved with the arrow keys, so that
 * it never covers anything for good.
 */
export function Opener({ isOpen, button, onToggle }: OpenerProps) {
  const [{ side, down }, move] = useOpenerPlace();
  const from = useRef<{ x: number; y: number } | null>(null);
  const isDragged = useRef(false);
  const begin = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    from.current = { x, y };
    isDragged.current = false;
    currentTarget.setPointerCapture(pointerId);
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!from.current) return;
    isDragged.current ||= Math.hypot(clientX - from.current.x, clientY - from.current.y) > TAP;
    if (isDragged.current) move(placeAt(clientX, clientY));
  };
  const end = () => {
    from.current = null;
  };
  const steer = (key: string) => {
    const middle = innerHeight * down;
    if (key === 'ArrowLeft') move(placeAt(0, middle));
    if (key === 'ArrowRight') move(placeAt(innerWidth, middle));
    if (key === 'ArrowUp') move(placeAt(side === 'left' ? 0 : innerWidth, middle - 24));
    if (key === 'ArrowDown') move(placeAt(side === 'left' ? 0 : innerWidth, middle + 24));
  };
  return (
    <button
      ref={button}
      type="button"
      className={`opener ${side}`}
      style={{ top: `${down * 100}%` }}
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+Q"
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={({ key }) => steer(key)}
      onClick={() => {
        if (!isDragged.current) onToggle();
        isDragged.current = false;
      }}
    >
      QA
    </button>
  );
}
