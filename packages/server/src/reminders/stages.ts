import { addDays, type Day, daysBetween } from '@huella/validation/day';
import { dayOfMoment, type Moment, momentOf } from '@huella/validation/event';
import type { DayRange, ReminderCandidate } from './reminder-source.ts';

/** When there is something to say of a thing (D105). */
export type Stage = 'once' | 'week' | 'two-days' | 'day' | 'week-overdue' | 'month-overdue';

/** Days from the thing's own day, both ends inclusive: a server that was away says it late, but not when it is past use. */
interface Span {
  readonly stage: Stage;
  readonly first: number;
  readonly last: number;
}

const SPANS: readonly Span[] = [
  { stage: 'week', first: -7, last: -3 },
  { stage: 'two-days', first: -2, last: -1 },
  { stage: 'day', first: 0, last: 0 },
  { stage: 'week-overdue', first: 7, last: 29 },
  { stage: 'month-overdue', first: 30, last: 37 },
];
const FIRST = -7;
const LAST = 37;
/** In days: nothing that was said before may be due again. */
export const REMINDERS_KEPT = 60;
/** Mails go out from nine on: of what is earlier than this its owner hears on the day before. */
const EARLY = '09:30';

/** The days of the things of which something may have to be said on a day. */
export function daysToRemindOf(today: Day): DayRange {
  return { today, from: addDays(today, -LAST), to: addDays(today, -FIRST) };
}

type Dated = Pick<ReminderCandidate, 'day' | 'time' | 'since' | 'canBeOverdue' | 'leadDays'>;

/** The newest stage that a thing has reached; null where it has reached none, or where its owner has been at it since. */
export function stageOf(thing: Dated, present: Moment): Stage | null {
  const today = dayOfMoment(present);
  const offset = daysBetween(thing.day, today);
  const span = spansOf(thing).findLast(({ first, last }) => first <= offset && offset <= last);
  if (!span || isPastUse(thing, offset, present)) return null;
  return addDays(thing.day, span.first) > thing.since ? span.stage : null;
}

function spansOf(thing: Dated): readonly Span[] {
  const { time, leadDays } = thing;
  if (leadDays !== undefined) return [onceSpan(thing, leadDays)];
  if (time === null || time >= EARLY) return SPANS;
  return SPANS.map((span) => (span.stage === 'day' ? { ...span, first: -1 } : span));
}

/** From so many days ahead on; on the day itself for whom that was over when they noted it. One stage: it is told once. */
function onceSpan({ day, since }: Dated, leadDays: number): Span {
  const isAhead = addDays(day, -leadDays) > since;
  return { stage: 'once', first: isAhead ? -leadDays : 0, last: 0 };
}

function isPastUse({ day, time, canBeOverdue }: Dated, offset: number, present: Moment): boolean {
  if (offset > 0) return !canBeOverdue;
  return time !== null && momentOf(day, time) < present;
}
