import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { KeyboardEvent } from 'react';

const SWAPPED: Readonly<Record<string, string>> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/**
 * A day of a month. Page Up leads to the month before and Page Down to the next one, as the ARIA practices of date grids have it; MUI
 * X has them the other way round.
 */
export function CalendarDay({ onKeyDown, ...day }: PickerDayProps) {
  return <PickerDay {...day} onKeyDown={(event, date) => onKeyDown?.(withSwappedPages(event), date)} />;
}

/** The same event under the other key's name. */
function withSwappedPages<Element>(event: KeyboardEvent<Element>): KeyboardEvent<Element> {
  const key = SWAPPED[event.key];
  if (key === undefined) return event;
  return new Proxy(event, {
    get: (target, name) => (name === 'key' ? key : Reflect.get(target, name, target)),
  });
}
