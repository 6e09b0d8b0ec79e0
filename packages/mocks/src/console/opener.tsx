import { useRef, type PointerEvent, type RefObject } from 'react';
import { positionAt, useOpenerPosition } from './opener-position.ts';

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
  const [{ side, down }, move] = useOpenerPosition();
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
    if (isDragged.current) move(positionAt(clientX, clientY));
  };
  const end = () => {
    from.current = null;
  };
  const steer = (key: string) => {
    const middle = innerHeight * down;
    if (key === 'ArrowLeft') move(positionAt(0, middle));
    if (key === 'ArrowRight') move(positionAt(innerWidth, middle));
    if (key === 'ArrowUp') move(positionAt(side === 'left' ? 0 : innerWidth, middle - 24));
    if (key === 'ArrowDown') move(positionAt(side === 'left' ? 0 : innerWidth, middle + 24));
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
