import { addDays, type Day, daysBetween } from '@huella/validation/day';
import { dayOfMoment, type Moment, momentOf } from '@huella/validation/event';
import type { DueRange, ReminderCandidate } from './reminder-source.ts';

export type ReminderStep = 'once' | 'week' | 'two-days' | 'day' | 'week-overdue' | 'month-overdue';

/** Days from the item's day, both ends inclusive: after an outage a late reminder is sent, but not an outdated one. */
interface Span {
  readonly step: ReminderStep;
  readonly first: number;
  readonly last: number;
}

const SPANS: readonly Span[] = [
  { step: 'week', first: -7, last: -3 },
  { step: 'two-days', first: -2, last: -1 },
  { step: 'day', first: 0, last: 0 },
  { step: 'week-overdue', first: 7, last: 29 },
  { step: 'month-overdue', first: 30, last: 37 },
];
const FIRST = -7;
const LAST = 37;
/** In days: long enough that nothing sent before is due again. */
export const REMINDERS_KEPT = 60;
/** Mails go out from nine: anything earlier than this is announced on the day before. */
const EARLY = '09:30';

export function daysToRemindOf(today: Day): DueRange {
  return { today, from: addDays(today, -LAST), to: addDays(today, -FIRST) };
}

type Dated = Pick<ReminderCandidate, 'day' | 'time' | 'since' | 'canBeOverdue' | 'leadDays'>;

/** The newest step that an item has reached; null before the first, or if the owner changed it since. */
export function stepOf(thing: Dated, present: Moment): ReminderStep | null {
  const today = dayOfMoment(present);
  const offset = daysBetween(thing.day, today);
  const span = spansOf(thing).findLast(({ first, last }) => first <= offset && offset <= last);
  if (!span || isPastUse(thing, offset, present)) return null;
  return addDays(thing.day, span.first) > thing.since ? span.step : null;
}

function spansOf(thing: Dated): readonly Span[] {
  const { time, leadDays } = thing;
  if (leadDays !== undefined) return [onceSpan(thing, leadDays)];
  if (time === null || time >= EARLY) return SPANS;
  return SPANS.map((span) => (span.step === 'day' ? { ...span, first: -1 } : span));
}

/** From the lead days on; on the day itself if those were over when the owner noted it. A single step, so it is sent once. */
function onceSpan({ day, since }: Dated, leadDays: number): Span {
  const isAhead = addDays(day, -leadDays) > since;
  return { step: 'once', first: isAhead ? -leadDays : 0, last: 0 };
}

function isPastUse({ day, time, canBeOverdue }: Dated, offset: number, present: Moment): boolean {
  if (offset > 0) return !canBeOverdue;
  return time !== null && momentOf(day, time) < present;
}
