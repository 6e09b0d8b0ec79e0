import { useState } from 'react';

const KEY = 'huella-qa-opener';
const SIDES = ['left', 'right'] as const;

/** Where the console's button is: at a side of the window, so far down as a share of its height. */
export interface OpenerPlace {
  readonly side: (typeof SIDES)[number];
  readonly down: number;
}

const USUAL: OpenerPlace = { side: 'left', down: 0.5 };
/** Above and below these are an app bar, and a tab bar or a sticky button. */
const HIGHEST = 0.15;
const LOWEST = 0.7;

/** The place of the button that was dropped at a point of the window. */
export function placeAt(x: number, y: number, { innerWidth, innerHeight } = window): OpenerPlace {
  const down = Math.min(LOWEST, Math.max(HIGHEST, y / innerHeight));
  return { side: x < innerWidth / 2 ? 'left' : 'right', down };
}

function read(): OpenerPlace {
  const [name, share] = (localStorage.getItem(KEY) ?? '').split(' ');
  const [side, down] = [SIDES.find((one) => one === name), Number(share)];
  return side && down >= HIGHEST && down <= LOWEST ? { side, down } : USUAL;
}

/** The place is the device's: it outlives sessions. */
export function useOpenerPlace(): [OpenerPlace, (place: OpenerPlace) => void] {
  const [place, setPlace] = useState(read);
  const move = (next: OpenerPlace) => {
    setPlace(next);
    localStorage.setItem(KEY, `${next.side} ${next.down}`);
  };
  return [place, move];
}
