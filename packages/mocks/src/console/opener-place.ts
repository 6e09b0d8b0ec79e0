import { useState } from 'react';

const KEY = 'huella-qa-opener';
const SIDES = ['left', 'right'] as const;

export interface OpenerPlace {
  readonly side: (typeof SIDES)[number];
  readonly down: number;
}

const USUAL: OpenerPlace = { side: 'left', down: 0.5 };
/** Keeps off the app bar above, and the tab bar or a sticky button below. */
const HIGHEST = 0.15;
const LOWEST = 0.7;

/** Where the button goes when dropped at a point. */
export function placeAt(x: number, y: number, { innerWidth, innerHeight } = window): OpenerPlace {
  const down = Math.min(LOWEST, Math.max(HIGHEST, y / innerHeight));
  return { side: x < innerWidth / 2 ? 'left' : 'right', down };
}

function read(): OpenerPlace {
  const [name, share] = (localStorage.getItem(KEY) ?? '').split(' ');
  const [side, down] = [SIDES.find((one) => one === name), Number(share)];
  return side && down >= HIGHEST && down <= LOWEST ? { side, down } : USUAL;
}

/** Stored for the device, not for the session. */
export function useOpenerPlace(): [OpenerPlace, (place: OpenerPlace) => void] {
  const [place, setPlace] = useState(read);
  const move = (next: OpenerPlace) => {
    setPlace(next);
    localStorage.setItem(KEY, `${next.side} ${next.down}`);
  };
  return [place, move];
}
