import { useFormContext, useWatch } from 'react-hook-form';
import type { BagControl } from './bag-flow.ts';
import type { BagFormValues } from './bag-values.ts';

/** What is filled in. It is read from the form: a change may bring another one with it (`useSettledFood`). */
export function useValues(control: BagControl): BagFormValues {
  useWatch({ control });
  return useFormContext<BagFormValues>().getValues();
}
