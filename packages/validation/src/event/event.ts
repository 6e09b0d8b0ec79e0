import * as z from 'zod/mini';
import { isDay } from '../day/day.ts';
import { eventMessages } from '../messages.ts';
import { atMost, requiredDay, requiredLine, rule, typedText } from '../rules.ts';
import { isTime, momentOf } from './moment.ts';
import { eventWindow, isOnStep } from './window.ts';

/** The longest description of an event, in code points (D56). */
export const EVENT_DESCRIPTION_MAXIMUM = 500;
/** More young of one litter than any bitch or cat ever had. */
const LITTER_MAXIMUM = 30;
/** In days after its event: some vaccines last three years. */
const FOLLOW_UP_MAXIMUM = 5 * 366;
const DAY = 86_400_000;

const positive = (missing: string) => z.int({ error: missing }).check(z.positive(missing));

function young() {
  const missing = eventMessages.litterMissing;
  return z.int({ error: missing }).check(
    rule((count) => count >= 0, missing),
    rule((count) => count <= LITTER_MAXIMUM, eventMessages.litterTooLarge),
  );
}

function followUp() {
  return z.nullable(z.string().check(rule((day) => isDay(day), eventMessages.followUpInvalid)));
}

/** What every event has, without what its moment says of the others (D63). */
const common = {
  mascotaId: positive(eventMessages.petMissing),
  done: z.boolean({ error: eventMessages.doneMissing }),
  event_on: requiredDay(eventMessages.dayMissing),
  hora: requiredLine(eventMessages.timeMissing).check(rule(isTime, eventMessages.timeInvalid)),
  description: typedText().check(atMost(EVENT_DESCRIPTION_MAXIMUM, eventMessages.descriptionTooLong)),
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
  ],
  { error: eventMessages.kindMissing },
);

export type ValidEvent = z.output<typeof kinds>;

/** A new event (specification §5 *Event*). `proxima` is the day of the next dose or application, null where there is none. */
export function eventSchema(now: Date) {
  return kinds.check(
    ruleAt('hora', ({ hora }) => isOnStep(hora), eventMessages.timeOffStep),
    ruleAt('event_on', (event) => !event.done || isWithin(event, now), eventMessages.pastOutside),
    ruleAt('event_on', (event) => event.done || isWithin(event, now), eventMessages.aheadOutside),
    ruleAt('proxima', (event) => !isFollowUpBefore(event), eventMessages.followUpBefore),
    ruleAt('proxima', (event) => daysUntilFollowUp(event) <= FOLLOW_UP_MAXIMUM, eventMessages.followUpTooFar),
  );
}

function ruleAt(path: string, holds: (event: ValidEvent) => boolean, error: string) {
  return z.refine<ValidEvent>(holds, { error, path: [path] });
}

function isWithin({ done, event_on, hora }: ValidEvent, now: Date): boolean {
  const { min, max } = eventWindow(done, now);
  const moment = momentOf(event_on, hora);
  return moment >= min && moment <= max;
}

function isFollowUpBefore(event: ValidEvent): boolean {
  return 'proxima' in event && event.proxima !== null && event.proxima < event.event_on;
}

function daysUntilFollowUp(event: ValidEvent): number {
  if (!('proxima' in event) || event.proxima === null) return 0;
  return (Date.parse(event.proxima) - Date.parse(event.event_on)) / DAY;
}
