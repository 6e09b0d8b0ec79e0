import { zodResolver } from '@hookform/resolvers/zod';
import type { Pet } from '@huella/contract';
import type { Flow } from '@huella/forms';
import { eventSchema, type ValidEvent } from '@huella/validation/event';
import type { Control, Resolver } from 'react-hook-form';
import type { EventFormValues } from '../../lib/event-values.ts';

export type EventFlow = Flow<EventFormValues, ValidEvent, 'moment' | 'details'>;
export type EventControl = Control<EventFormValues, unknown, ValidEvent>;

type EventResolver = Resolver<EventFormValues, unknown, ValidEvent>;

/** Checks with the current time, because a form may be open for an hour. Rejects a pet that is gone, as in an old draft. */
export function eventResolver(pets: readonly Pet[]): EventResolver {
  const hasPet = ({ mascotaId }: EventFormValues) => pets.some(({ id }) => id === mascotaId);
  return (values, ...args) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema takes whatever is filled in so far
    const resolver = zodResolver(eventSchema(new Date())) as unknown as EventResolver;
    return resolver(hasPet(values) ? values : { ...values, mascotaId: null }, ...args);
  };
}
