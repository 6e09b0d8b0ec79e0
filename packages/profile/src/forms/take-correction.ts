import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts an offered correction into its field. The field gets the focus: the button that was pressed goes away with its
 * hint, and somebody who uses a keyboard would find themselves at the top of the page.
 */
export function takeCorrection<Values extends FieldValues, Checked, Name extends FieldPath<Values>>(
  { setValue, setFocus }: UseFormReturn<Values, unknown, Checked>,
  name: Name,
  value: FieldPathValue<Values, Name>,
) {
  setValue(name, value, { shouldDirty: true, shouldValidate: true });
  setFocus(name);
}
