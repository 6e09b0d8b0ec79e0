import { zodResolver } from '@hookform/resolvers/zod';
import type { Flow } from '@huella/forms';
import { eventSchema, type ValidEvent } from '@huella/validation/event';
import type { Control, Resolver } from 'react-hook-form';
import type { EventFormValues } from '../../lib/event-values.ts';

export type EventFlow = Flow<EventFormValues, ValidEvent, 'moment' | 'details'>;
export type EventControl = Control<EventFormValues, unknown, ValidEvent>;

/** Checks an event as of the present instant: a form may be open for an hour. */
export const resolveEvent: Resolver<EventFormValues, unknown, ValidEvent> = (...args) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema takes whatever is filled in so far
  const resolver = zodResolver(eventSchema(new Date())) as unknown as typeof resolveEvent;
  return resolver(...args);
};
