import type { FieldValues } from 'react-hook-form';
import FormHelperText from '@mui/material/FormHelperText';
import type { ChoiceOption } from './choice-option.ts';
import { ChoiceCard, Choices, Legend } from './choice-card.tsx';
import { FieldError } from './field-error.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export interface ChoiceFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  options: readonly ChoiceOption[];
  /** Side by side where there is room; otherwise one below the other. */
  columns?: 1 | 2 | 3;
}

/** One of a few, as cards with a radio in each. The value keeps the option's type. */
export function ChoiceField<Values extends FieldValues, Output = Values>(
  props: ChoiceFieldProps<Values, Output>,
) {
  const { field, frame, aria } = useField(props);
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${frame.id}-label`}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      disabled={frame.disabled}
      onBlur={field.onBlur}
    >
      <Legend id={`${frame.id}-label`}>{frame.label}</Legend>
      <Choices data-columns={props.columns ?? 1}>
        {props.options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            option={option}
            name={field.name}
            checked={field.value === option.value}
            inputRef={index === 0 ? field.ref : undefined}
            invalid={frame.error !== undefined}
            onPick={() => field.onChange(option.value)}
          />
        ))}
      </Choices>
      <FieldError id={`${frame.id}-error`} message={frame.error} />
      {frame.hint != null && <FormHelperText id={`${frame.id}-hint`}>{frame.hint}</FormHelperText>}
    </fieldset>
  );
}
