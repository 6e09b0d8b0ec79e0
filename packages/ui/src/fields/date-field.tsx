import { formatDay, isDay, parseDay, type Day } from '@huella/validation/day';
import type { FieldValues } from 'react-hook-form';
import { copy } from '../copy.ts';
import { lazyComponent } from '../loading/lazy-component.tsx';
import { useIdleLoad } from '../loading/use-idle-load.ts';
import type { EnterKeyProps, TypedFieldProps } from './field-props.ts';
import { PickerField } from './masked/picker-field.tsx';

export interface DateFieldProps<Values extends FieldValues, Output = Values>
  extends TypedFieldProps<Values, Output>, EnterKeyProps {
  /** The range of the calendar. Typed days are checked by the schema (O-DT-06). */
  min?: Day;
  max?: Day;
  /** `year` for a day long ago, such as a birth date. */
  openTo?: 'day' | 'year';
}

const DAY_MONTH_YEAR = [2, 2, 4] as const;
const opener = { icon: 'calendar', label: copy.date.open, popup: 'dialog' } as const;

const loadCalendar = async () => (await import('./date/calendar-popup.tsx')).CalendarPopup;
const CalendarPopup = lazyComponent(loadCalendar);

/**
 * A day, typed as DD/MM/AAAA or picked in a calendar, which loads on idle. The value is `YYYY-MM-DD`, `''`, or the typed text if
 * it is not a day, so that half a date is not taken for an empty one (O-DT-05).
 */
export function DateField<Values extends FieldValues, Output = Values>({
  min,
  max,
  openTo,
  ...field
}: DateFieldProps<Values, Output>) {
  useIdleLoad(loadCalendar);
  return (
    <PickerField
      placeholder={copy.date.placeholder}
      {...field}
      parts={DAY_MONTH_YEAR}
      toText={toDateText}
      toValue={toDateValue}
      opener={opener}
      renderPicker={(picker) => <CalendarPopup {...picker} min={min} max={max} openTo={openTo} />}
    />
  );
}

/** The form's value: the day, or the text itself for the schema to reject. */
function toDateValue(text: string): string {
  const trimmed = text.trim();
  return parseDay(trimmed) ?? trimmed;
}

/** The input's text: what was typed while it still means the value, else the value as DD/MM/AAAA. */
function toDateText(value: string, typed: string): string {
  if (toDateValue(typed) === value) return typed;
  return isDay(value) ? formatDay(value) : value;
}
