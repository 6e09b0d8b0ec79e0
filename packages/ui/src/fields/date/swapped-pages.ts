import type { KeyboardEvent } from 'react';

const SWAPPED: Readonly<Record<string, string>> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/**
 * The same event, with Page Up and Page Down under each other's name. In the ARIA practices of date grids Page Up leads to the month
 * before and Page Down to the next one; MUI X has them the other way round.
 */
export function withSwappedPages<Element>(event: KeyboardEvent<Element>): KeyboardEvent<Element> {
  const key = SWAPPED[event.key];
  if (key === undefined) return event;
  return new Proxy(event, {
    get: (target, name) => (name === 'key' ? key : Reflect.get(target, name, target)),
  });
}
