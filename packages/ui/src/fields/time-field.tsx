import type { FieldValues } from 'react-hook-form';
import { copy } from '../copy.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useIdleLoad } from '../loading/use-idle-load.ts';
import type { TypedFieldProps } from './field-props.ts';
import { PickerField } from './masked/picker-field.tsx';
import { toTimeText, toTimeValue } from './time/time-text.ts';

export interface TimeFieldProps<Values extends FieldValues, Output = Values> extends TypedFieldProps<
  Values,
  Output
> {
  /** Minutes from one time that can be picked to the next. What is typed is the schema's to judge. */
  step: number;
  /** First and last time that can be picked, `HH:MM`. */
  min?: string;
  max?: string;
}

const HOURS_MINUTES = [2, 2] as const;
const opener = { icon: 'clock', label: copy.time.open, popup: 'menu' } as const;

const loadMenu = async () => (await import('./time/time-menu.tsx')).TimeMenu;
const TimeMenu = lazyPart(loadMenu);

/** A time of the day, typed as HH:MM or picked from a list. The form's value is `HH:MM`, `''`, or the typed text where it is no time. */
export function TimeField<Values extends FieldValues, Output = Values>({
  step,
  min,
  max,
  ...field
}: TimeFieldProps<Values, Output>) {
  useIdleLoad(loadMenu);
  return (
    <PickerField
      placeholder={copy.time.placeholder}
      {...field}
      parts={HOURS_MINUTES}
      mark=":"
      toText={toTimeText}
      toValue={toTimeValue}
      opener={opener}
      renderPicker={(picker) => <TimeMenu {...picker} step={step} min={min} max={max} />}
    />
  );
}
