import { DateField, TimeField, useMinute } from '@huella/ui';
import { dayOfMoment, EVENT_STEP, eventRange, firstDayAhead, timeOfMoment } from '@huella/validation/event';
import type { ReactNode } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import { copy } from '../../copy.ts';

export interface MomentValues {
  event_on: string;
  hora: string;
}

export interface MomentFieldsProps<Values extends MomentValues, Output> {
  control: Control<Values, unknown, Output>;
  /** Field names, which TypeScript cannot infer of a generic form. */
  names: Readonly<Record<keyof MomentValues, FieldPath<Values>>>;
  day: string;
  done: boolean | null;
  hint?: ReactNode;
}

/** Day and time of an event. The pickers end with the window; typed values are checked by the schema (D63). */
export function MomentFields<Values extends MomentValues, Output>({
  control,
  names,
  day,
  done,
  hint,
}: MomentFieldsProps<Values, Output>) {
  const now = useMinute();
  const { min, max } = windowOf(done, now);
  return (
    <>
      <DateField
        control={control}
        name={names.event_on}
        label={copy.form.day[labelOf(done)]}
        hint={hint}
        min={done === false ? firstDayAhead(now) : dayOfMoment(min)}
        max={dayOfMoment(max)}
      />
      <TimeField
        control={control}
        name={names.hora}
        label={copy.form.time}
        hint={copy.form.timeHint}
        // A window error of the time is shown at the day (D63).
        dependents={[names.event_on]}
        step={EVENT_STEP}
        min={day === dayOfMoment(min) ? timeOfMoment(min) : undefined}
        max={day === dayOfMoment(max) ? timeOfMoment(max) : undefined}
      />
    </>
  );
}

/** Without an answer, both windows. */
function windowOf(done: boolean | null, now: Date) {
  if (done !== null) return eventRange(done, now);
  return { min: eventRange(true, now).min, max: eventRange(false, now).max };
}

function labelOf(done: boolean | null): keyof typeof copy.form.day {
  if (done === null) return 'unknown';
  return done ? 'past' : 'ahead';
}
