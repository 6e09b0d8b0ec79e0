import type { FieldValues } from 'react-hook-form';
import { ChoiceGroup } from './choice-group.tsx';
import type { ChoiceOption } from './choice-option.ts';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export interface ChoiceFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  options: readonly ChoiceOption[];
  /** The maximum, where there is room. */
  columns?: 1 | 2 | 3;
}

/** One of a few, as radio cards. The value keeps the option's type. */
export function ChoiceField<Values extends FieldValues, Output = Values>(
  props: ChoiceFieldProps<Values, Output>,
) {
  const { field, frame } = useField(props);
  return (
    <ChoiceGroup
      label={frame.label}
      options={props.options}
      columns={props.columns}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      hint={frame.hint}
      error={frame.error}
      disabled={frame.disabled}
      required={!frame.optional}
    />
  );
}
