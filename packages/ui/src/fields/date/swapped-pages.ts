import type { KeyboardEvent } from 'react';

const SWAPPED: Readonly<Record<string, string>> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/** MUI X has Page Up and Page Down the other way round than the ARIA practices of date grids. */
export function withSwappedPages<Element>(event: KeyboardEvent<Element>): KeyboardEvent<Element> {
  const key = SWAPPED[event.key];
  if (key === undefined) return event;
  return new Proxy(event, {
    get: (target, name) => (name === 'key' ? key : Reflect.get(target, name, target)),
  });
}
