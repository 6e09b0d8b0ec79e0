import IconButton from '@mui/material/IconButton';
import type { Day } from '@huella/validation/day';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { copy } from '../copy.ts';
import { Icon } from '../graphics/icon.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useIdleLoad } from '../loading/use-idle-load.ts';
import { toDateText, toDateValue } from './date/date-text.ts';
import { FieldFrame } from './field-frame.tsx';
import type { TypedFieldProps } from './field-props.ts';
import { MaskedInput } from './masked/masked-input.tsx';
import { textOf } from './text-of.ts';
import { useField } from './use-field.ts';

export interface DateFieldProps<Values extends FieldValues, Output = Values> extends TypedFieldProps<
  Values,
  Output
> {
  /** First and last day that the calendar offers. What is typed is the schema's to judge (O-DT-06). */
  min?: Day;
  max?: Day;
}

const DAY_MONTH_YEAR = [2, 2, 4] as const;

const loadCalendar = async () => (await import('./date/calendar-popup.tsx')).CalendarPopup;
const CalendarPopup = lazyPart(loadCalendar);

/**
 * A day, typed as DD/MM/AAAA or picked in a calendar that is loaded beside the form. The form's value is
 * `YYYY-MM-DD`, `''`, or the typed text where it is no day: half a date can never pass for an empty one (O-DT-05).
 */
export function DateField<Values extends FieldValues, Output = Values>(
  props: DateFieldProps<Values, Output>,
) {
  const { field, frame, aria } = useField(props);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  useIdleLoad(loadCalendar);
  const anchor = useRef<HTMLButtonElement>(null);
  const value = textOf(field.value);
  const write = (text: string) => {
    setTyped(text);
    field.onChange(toDateValue(text));
  };
  const leave = () => {
    setTyped('');
    field.onBlur();
  };
  return (
    <FieldFrame {...frame}>
      <MaskedInput
        {...aria}
        name={field.name}
        value={toDateText(value, typed)}
        parts={DAY_MONTH_YEAR}
        onText={write}
        onBlur={leave}
        inputRef={field.ref}
        autoComplete={props.autoComplete ?? 'off'}
        placeholder={props.placeholder ?? copy.date.placeholder}
        endAdornment={
          <IconButton
            ref={anchor}
            edge="end"
            disabled={frame.disabled}
            aria-label={copy.date.open}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Icon name="calendar" />
          </IconButton>
        }
      />
      {open && (
        <CalendarPopup
          title={props.label}
          anchor={anchor}
          value={value}
          min={props.min}
          max={props.max}
          onPick={(day) => field.onChange(day)}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
