import type { FieldValues } from 'react-hook-form';
import { copy } from '../copy.ts';
import { lazyComponent } from '../loading/lazy-component.tsx';
import { useIdleLoad } from '../loading/use-idle-load.ts';
import type { TypedFieldProps } from './field-props.ts';
import { PickerField } from './masked/picker-field.tsx';
import { toTimeText, toTimeValue } from './time/time-text.ts';

export interface TimeFieldProps<Values extends FieldValues, Output = Values> extends TypedFieldProps<
  Values,
  Output
> {
  /** Minutes between times in the list. Typed times are checked by the schema. */
  step: number;
  /** The range of the list, `HH:MM`. */
  min?: string;
  max?: string;
}

const HOURS_MINUTES = [2, 2] as const;
const opener = { icon: 'clock', label: copy.time.open, popup: 'menu' } as const;

const loadMenu = async () => (await import('./time/time-menu.tsx')).TimeMenu;
const TimeMenu = lazyComponent(loadMenu);

/** A time, typed as HH:MM or picked from a list. The value is `HH:MM`, `''`, or the typed text if it is not a time. */
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
      separator=":"
      toText={toTimeText}
      toValue={toTimeValue}
      opener={opener}
      renderPicker={(picker) => <TimeMenu {...picker} step={step} min={min} max={max} />}
    />
  );
}
