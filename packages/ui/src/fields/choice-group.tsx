import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode, type Ref } from 'react';
import { ChoiceCard, Choices, Legend } from './choice-card.tsx';
import type { ChoiceOption } from './choice-option.ts';
import { FieldError } from './field-error.tsx';

export interface ChoiceGroupProps<Option extends ChoiceOption> {
  label: string;
  options: readonly Option[];
  value: Option['value'] | null | undefined;
  onChange: (value: Option['value']) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  /** At most; fewer where the width is small. */
  columns?: 1 | 2 | 3;
  /** Gets the radio that the form focuses on an error. */
  inputRef?: Ref<HTMLInputElement>;
  /** The value of that radio; default the first one's. */
  focusTargetValue?: Option['value'] | null;
}

/** One of a few, as radio cards, without a form. In a form use `ChoiceField`. */
export function ChoiceGroup<Option extends ChoiceOption>(props: ChoiceGroupProps<Option>) {
  const {
    label,
    options,
    value,
    onChange,
    onBlur,
    hint,
    error,
    disabled,
    columns = 1,
    inputRef,
    required,
  } = props;
  const id = useId();
  const focusTargetValue = props.focusTargetValue ?? options[0]?.value;
  const described = [error && `${id}-error`, hint != null && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-required={required || undefined}
      aria-invalid={error === undefined ? undefined : true}
      disabled={disabled}
      onBlur={onBlur}
    >
      <Legend id={`${id}-label`}>{label}</Legend>
      <Choices data-columns={columns}>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            option={option}
            name={id}
            checked={value === option.value}
            inputRef={option.value === focusTargetValue ? inputRef : undefined}
            invalid={error !== undefined}
            onChange={() => onChange(option.value)}
          />
        ))}
      </Choices>
      <FieldError id={`${id}-error`} message={error} />
      {hint != null && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </fieldset>
  );
}
