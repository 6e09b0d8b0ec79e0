import { useWatch, type Control, type FieldValues } from 'react-hook-form';

/** What is filled in of a form; the component is drawn again as that changes. */
export function useFormValues<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
): Values {
  return useWatch({ control, compute: all<Values> });
}

function all<Values>(values: Values): Values {
  return values;
}
