import type { CalendarItem } from '@huella/calendar';
import type { DayMark, MarkShape } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { kindLookOf } from '../../components/event-kind/kind-looks.ts';
import { copy } from './copy.ts';

const SHAPES = ['overdue', 'upcoming', 'done'] as const satisfies readonly MarkShape[];

/** Number and kinds of items per day, and whether some are overdue. */
export function marksOf(byDay: ReadonlyMap<Day, readonly CalendarItem[]>): Map<Day, DayMark> {
  return new Map([...byDay].map(([day, items]) => [day, markOf(items)]));
}

function markOf(items: readonly CalendarItem[]): DayMark {
  const states = new Set(items.map(({ state }) => state));
  const kinds = [...new Set(items.map(({ event }) => kindLookOf(event).word))];
  const overdue = items.filter(({ state }) => state === 'overdue').length;
  return {
    label: copy.mark(items.length, kinds, overdue),
    shapes: SHAPES.filter((shape) => states.has(shape)),
  };
}
