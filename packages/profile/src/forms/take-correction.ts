import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** Fills an offered correction into its field. Focuses the field, because the button that was pressed unmounts with its hint. */
export function takeCorrection<Values extends FieldValues, Checked, Name extends FieldPath<Values>>(
  { setValue, setFocus }: UseFormReturn<Values, unknown, Checked>,
  name: Name,
  value: FieldPathValue<Values, Name>,
) {
  setValue(name, value, { shouldDirty: true, shouldValidate: true });
  setFocus(name);
}
