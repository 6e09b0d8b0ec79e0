import * as z from 'zod/mini';
import { type Day, daysBetween, isDay } from '../day/day.ts';
import { eventMessages } from '../messages.ts';
import { maxLength, requiredDay, requiredLine, rule, multiLine } from '../rules.ts';
import { isTime, momentOf } from './moment.ts';
import { eventRange, isOnStep } from './range.ts';

/** In code points (D56). */
export const EVENT_DESCRIPTION_MAXIMUM = 500;
/** Higher than any known litter. */
const LITTER_MAXIMUM = 30;
/** Days after the event: some vaccines last three years. */
const FOLLOW_UP_MAXIMUM = 5 * 366;

const positive = (missing: string) => z.int({ error: missing }).check(z.positive(missing));

function young() {
  const missing = eventMessages.litterMissing;
  return z.int({ error: missing }).check(
    rule((count) => count >= 0, missing),
    rule((count) => count <= LITTER_MAXIMUM, eventMessages.litterTooLarge),
  );
}

/** An empty text becomes null. */
function followUp() {
  const day = z.string().check(rule((text) => text === '' || isDay(text), eventMessages.followUpInvalid));
  return z.pipe(
    z.nullable(day),
    z.transform((typed: Day | null) => typed || null),
  );
}

/** Without `done` and moment checked against each other (D63). */
const common = {
  mascotaId: positive(eventMessages.petMissing),
  done: z.boolean({ error: eventMessages.doneMissing }),
  event_on: requiredDay(eventMessages.dayMissing),
  hora: requiredLine(eventMessages.timeMissing).check(rule(isTime, eventMessages.timeInvalid)),
  description: multiLine().check(maxLength(EVENT_DESCRIPTION_MAXIMUM, eventMessages.descriptionTooLong)),
};

const kinds = z.discriminatedUnion(
  'tipo',
  [
    z.object({ ...common, tipo: z.literal('Consulta') }),
    z.object({
      ...common,
      tipo: z.literal('Vacuna'),
      vacunaId: positive(eventMessages.vaccineMissing),
      proxima: followUp(),
    }),
    z.object({
      ...common,
      tipo: z.enum(['DespExterna', 'DespInterna']),
      productoId: positive(eventMessages.productMissing),
      proxima: followUp(),
    }),
    z.object({
      ...common,
      tipo: z.literal('Cria'),
      machos: young(),
      hembras: young(),
      fallecidos: young(),
    }),
    z.object({ ...common, tipo: z.literal('Celo') }),
    // No kind chosen yet: the other fields are checked all the same.
    z.object({ ...common, tipo: z.pipe(z.literal(''), z.never(eventMessages.kindMissing)) }),
  ],
  { error: eventMessages.kindMissing },
);

export type ValidEvent = z.output<typeof kinds>;

export type EventForm = z.input<typeof kinds>;

const MOMENT = ['done', 'event_on', 'hora'] as const;
const FOLLOW_UP = ['event_on', 'proxima'] as const;

/** A new event (specification §5 *Event*). `proxima` is the day of the next dose or application, or null. */
export function eventSchema(now: Date) {
  return kinds.check(
    ruleAt('event_on', MOMENT, (event) => !event.done || isWithin(event, now), eventMessages.pastOutside),
    ruleAt('event_on', MOMENT, (event) => event.done || isWithin(event, now), eventMessages.aheadOutside),
    ruleAt('proxima', FOLLOW_UP, (event) => !isFollowUpBefore(event), eventMessages.followUpBefore),
    ruleAt(
      'proxima',
      FOLLOW_UP,
      (event) => daysUntilFollowUp(event) <= FOLLOW_UP_MAXIMUM,
      eventMessages.followUpTooFar,
    ),
    // Last, because a time off the step can still be checked by the rules above.
    ruleAt('hora', ['hora'], ({ hora }) => isOnStep(hora), eventMessages.timeOffStep),
  );
}

/** A rule over several fields, run once `needs` are valid, whatever else is wrong, for forms with steps. */
function ruleAt(
  path: string,
  needs: readonly string[],
  holds: (event: ValidEvent) => boolean,
  error: string,
) {
  return z.refine<ValidEvent>(holds, {
    error,
    path: [path],
    when: ({ issues, value }) =>
      value instanceof Object &&
      issues.every(({ code, path: at }) => code !== 'invalid_union' && !needs.includes(String(at?.[0]))),
  });
}

function isWithin({ done, event_on, hora }: ValidEvent, now: Date): boolean {
  const { min, max } = eventRange(done, now);
  const moment = momentOf(event_on, hora);
  return moment >= min && moment <= max;
}

function isFollowUpBefore(event: ValidEvent): boolean {
  return 'proxima' in event && event.proxima !== null && event.proxima < event.event_on;
}

function daysUntilFollowUp(event: ValidEvent): number {
  if (!('proxima' in event) || event.proxima === null) return 0;
  return daysBetween(event.event_on, event.proxima);
}
