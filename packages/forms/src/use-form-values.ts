import { useWatch, type Control, type FieldValues } from 'react-hook-form';

export function useFormValues<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
): Values {
  return useWatch({ control, compute: all<Values> });
}

function all<Values>(values: Values): Values {
  return values;
}
