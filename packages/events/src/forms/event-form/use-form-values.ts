import { useFormContext, useWatch } from 'react-hook-form';
import type { EventFormValues } from '../../lib/event-values.ts';
import type { EventControl } from './event-flow.ts';

/**
 * What is filled in. It is read from the form: where a change brings another one with it (`useSettledEvent`), what is watched can be told of
 * the two in the wrong order.
 */
export function useFormValues(control: EventControl): EventFormValues {
  useWatch({ control });
  return useFormContext<EventFormValues>().getValues();
}
