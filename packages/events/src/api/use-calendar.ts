import { REFRESH_DEDUPE_SECONDS, useRefetchOnFocus } from '@huella/api-client';
import { type CalendarItem, calendarItems, type EventCatalogues } from '@huella/calendar';
import type { Event } from '@huella/contract';
import { petsApi } from '@huella/pets/api';
import { type LoadedState, type LoadState, useMinute } from '@huella/ui';
import { useDeferredValue, useMemo } from 'react';
import { eventsApi } from './events-endpoints.ts';
import { useCatalogues } from './use-catalogues.ts';

export interface PresentCalendar extends LoadedState {
  /** By day and time, in a stable order. */
  items: readonly CalendarItem[];
  events: readonly Event[];
  catalogues: EventCatalogues;
  now: Date;
}

/**
 * Past, due and coming events as of this minute. Refetches on mount and on return to the front, unless the list is less than 1.5
 * s old.
 */
export function useCalendar(): LoadState<PresentCalendar> {
  const list = eventsApi.useListEventsQuery(undefined, { refetchOnMountOrArgChange: REFRESH_DEDUPE_SECONDS });
  useRefetchOnFocus(list, REFRESH_DEDUPE_SECONDS);
  const { catalogues, ...catalogue } = useCatalogues();
  const now = useMinute();
  const present = useItems(list.data, catalogues, now);
  const retry = () => {
    void list.refetch();
    catalogue.retry();
  };
  if (present) return { status: 'present', ...present, isOutdated: list.isError, retry };
  const busy = list.isFetching || catalogue.isFetching;
  const failed = list.isError || (catalogues === undefined && !catalogue.isFetching);
  return failed ? { status: 'failed', cause: list.error, retry, busy } : { status: 'loading' };
}

/** Whether the calendar or its pets failed to load; does not fetch. */
export function useHasCalendarFailed(): boolean {
  const { listEvents, listVaccines, listProducts } = eventsApi.endpoints;
  const answers = [
    petsApi.endpoints.listPets.useQueryState(undefined),
    listEvents.useQueryState(undefined),
    listVaccines.useQueryState(undefined),
    listProducts.useQueryState(undefined),
  ];
  return answers.some(({ data, isError }) => data === undefined && isError);
}

/** Computes and renders in small pieces, so that a slow phone stays responsive: a store change alone would render in one. */
function useItems(events: Event[] | undefined, catalogues: EventCatalogues | undefined, now: Date) {
  const facts = useDeferredValue(
    useMemo(() => events && catalogues && { events, catalogues, now }, [events, catalogues, now]),
  );
  return useMemo(
    () => facts && { ...facts, items: calendarItems(facts.events, facts.catalogues, facts.now) },
    [facts],
  );
}
