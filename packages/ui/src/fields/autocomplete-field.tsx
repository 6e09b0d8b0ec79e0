import type { FieldValues } from 'react-hook-form';
import { AutocompleteInput } from './autocomplete/autocomplete-input.tsx';
import type { AutocompleteOption } from './autocomplete/autocomplete-option.ts';
import { FieldFrame } from './field-frame.tsx';
import type { TypedFieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export interface AutocompleteFieldProps<Values extends FieldValues, Output = Values> extends TypedFieldProps<
  Values,
  Output
> {
  options: readonly AutocompleteOption[];
  loading?: boolean;
  /** The form's value when nothing is chosen; `null` suits number values. */
  emptyValue?: '' | null;
}

/** A long list to search in. The value keeps the option's type. */
export function AutocompleteField<Values extends FieldValues, Output = Values>(
  props: AutocompleteFieldProps<Values, Output>,
) {
  const { field, frame, aria, readOnly } = useField(props);
  const chosen = props.options.find(({ value }) => value === field.value) ?? null;
  return (
    <FieldFrame {...frame}>
      <AutocompleteInput
        aria={aria}
        name={field.name}
        options={props.options}
        chosen={chosen}
        loading={props.loading}
        disabled={frame.disabled}
        placeholder={props.placeholder}
        inputRef={field.ref}
        readOnly={readOnly}
        onBlur={field.onBlur}
        onPick={(option) => field.onChange(option?.value ?? props.emptyValue ?? '')}
      />
    </FieldFrame>
  );
}
