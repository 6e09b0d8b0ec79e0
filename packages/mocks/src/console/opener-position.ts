import { useState } from 'react';

const KEY = 'huella-qa-opener';
const SIDES = ['left', 'right'] as const;

export interface OpenerPosition {
  readonly side: (typeof SIDES)[number];
  readonly down: number;
}

const DEFAULT_POSITION: OpenerPosition = { side: 'left', down: 0.5 };
/** Keeps off the app bar above, and the tab bar or a sticky button below. */
const HIGHEST = 0.15;
const LOWEST = 0.7;

/** Where the button goes when dropped at a point. */
export function positionAt(x: number, y: number, { innerWidth, innerHeight } = window): OpenerPosition {
  const down = Math.min(LOWEST, Math.max(HIGHEST, y / innerHeight));
  return { side: x < innerWidth / 2 ? 'left' : 'right', down };
}

function read(): OpenerPosition {
  const [name, share] = (localStorage.getItem(KEY) ?? '').split(' ');
  const [side, down] = [SIDES.find((one) => one === name), Number(share)];
  return side && down >= HIGHEST && down <= LOWEST ? { side, down } : DEFAULT_POSITION;
}

/** Stored for the device, not for the session. */
export function useOpenerPosition(): [OpenerPosition, (position: OpenerPosition) => void] {
  const [position, setPosition] = useState(read);
  const move = (next: OpenerPosition) => {
    setPosition(next);
    localStorage.setItem(KEY, `${next.side} ${next.down}`);
  };
  return [position, move];
}
