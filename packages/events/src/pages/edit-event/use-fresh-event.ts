import { toAppError, useIsFresh } from '@huella/api-client';
import type { Event } from '@huella/contract';
import { eventsApi } from '../../api/events-endpoints.ts';

/** `missing`: an invalid, unknown or foreign id (D26). */
export type EventState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; cause: unknown; retry: () => void; busy: boolean }
  | { status: 'present'; event: Event };

/** Refetches the event, because a form is filled with it. */
export function useFreshEvent(id: number | null): EventState {
  const query = eventsApi.useGetEventQuery(id ?? 0, { skip: id === null, refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  const isFresh = useIsFresh(query, id);
  if (id === null || (error !== undefined && toAppError(error).code === 'not_found'))
    return { status: 'missing' };
  if (isFresh && currentData !== undefined) return { status: 'present', event: currentData };
  return error === undefined
    ? { status: 'loading' }
    : { status: 'failed', cause: error, retry: () => void refetch(), busy: isFetching };
}
