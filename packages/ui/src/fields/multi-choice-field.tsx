import FormHelperText from '@mui/material/FormHelperText';
import type { FieldValues } from 'react-hook-form';
import { ChoiceCard, Choices, Legend } from './choice-card.tsx';
import type { ChoiceOption } from './choice-option.ts';
import { FieldError } from './field-error.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export interface MultiChoiceFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  options: readonly ChoiceOption[];
  /** The maximum, where there is room. */
  columns?: 1 | 2 | 3;
}

/** Some of a few, as checkbox cards. The value is a list in the options' order. */
export function MultiChoiceField<Values extends FieldValues, Output = Values>(
  props: MultiChoiceFieldProps<Values, Output>,
) {
  const { options, columns = 1 } = props;
  const { field, frame, aria } = useField(props);
  const chosen: readonly ChoiceOption['value'][] = field.value;
  const toggle = (value: ChoiceOption['value']) => {
    const isChosen = (one: ChoiceOption['value']) => chosen.includes(one) !== (one === value);
    field.onChange(options.map((option) => option.value).filter(isChosen));
  };
  return (
    <fieldset
      aria-labelledby={`${frame.id}-label`}
      aria-describedby={aria['aria-describedby']}
      disabled={frame.disabled}
    >
      <Legend id={`${frame.id}-label`}>{frame.label}</Legend>
      <Choices data-columns={columns}>
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            type="checkbox"
            option={option}
            name={field.name}
            checked={chosen.includes(option.value)}
            inputRef={index === 0 ? field.ref : undefined}
            invalid={frame.error !== undefined}
            onChange={() => toggle(option.value)}
          />
        ))}
      </Choices>
      <FieldError id={`${frame.id}-error`} message={frame.error} />
      {frame.hint != null && <FormHelperText id={`${frame.id}-hint`}>{frame.hint}</FormHelperText>}
    </fieldset>
  );
}
