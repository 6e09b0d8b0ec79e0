import { useWatch } from 'react-hook-form';
import type { EventFormValues } from '../../lib/event-values.ts';
import type { EventControl } from './event-flow.ts';

/** What is filled in. */
export function useFormValues(control: EventControl): EventFormValues {
  return useWatch({ control, compute: allValues });
}

const allValues = (values: EventFormValues) => values;
