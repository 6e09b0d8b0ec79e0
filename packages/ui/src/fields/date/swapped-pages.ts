import type { KeyboardEvent } from 'react';

const SWAPPED: Readonly<Record<string, string>> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/**
 * Swaps Page Up and Page Down: in the ARIA practices of date grids Page Up is the previous month; MUI X has it the other way
 * round.
 */
export function withSwappedPages<Element>(event: KeyboardEvent<Element>): KeyboardEvent<Element> {
  const key = SWAPPED[event.key];
  if (key === undefined) return event;
  return new Proxy(event, {
    get: (target, name) => (name === 'key' ? key : Reflect.get(target, name, target)),
  });
}
