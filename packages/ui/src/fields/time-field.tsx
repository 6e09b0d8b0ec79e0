import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { copy } from '../copy.ts';
import { Icon } from '../graphics/icon.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useIdleLoad } from '../loading/use-idle-load.ts';
import { FieldFrame } from './field-frame.tsx';
import type { TypedFieldProps } from './field-props.ts';
import { MaskedInput } from './masked/masked-input.tsx';
import { textOf } from './text-of.ts';
import { toTimeText, toTimeValue } from './time/time-text.ts';
import { useField } from './use-field.ts';

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

const loadMenu = async () => (await import('./time/time-menu.tsx')).TimeMenu;
const TimeMenu = lazyPart(loadMenu);

/** A time of the day, typed as HH:MM or picked from a list. The form's value is `HH:MM`, `''`, or the typed text where it is no time. */
export function TimeField<Values extends FieldValues, Output = Values>(
  props: TimeFieldProps<Values, Output>,
) {
  const { field, frame, aria } = useField(props);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  useIdleLoad(loadMenu);
  const anchor = useRef<HTMLButtonElement>(null);
  const value = textOf(field.value);
  const write = (text: string) => {
    setTyped(text);
    field.onChange(toTimeValue(text));
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
        value={toTimeText(value, typed)}
        parts={HOURS_MINUTES}
        mark=":"
        onText={write}
        onBlur={leave}
        inputRef={field.ref}
        autoComplete="off"
        placeholder={props.placeholder ?? copy.time.placeholder}
        endAdornment={
          <IconButton
            ref={anchor}
            edge="end"
            disabled={frame.disabled}
            aria-label={copy.time.open}
            aria-haspopup="menu"
            onClick={() => setOpen(true)}
          >
            <Icon name="clock" />
          </IconButton>
        }
      />
      {open && (
        <TimeMenu
          title={props.label}
          anchor={anchor}
          value={value}
          step={props.step}
          min={props.min}
          max={props.max}
          onPick={(time) => field.onChange(time)}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
