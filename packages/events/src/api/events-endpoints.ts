import { baseApi, CATALOGUE_KEPT_SECONDS, request, responseOf, toAppError } from '@huella/api-client';
import type { Event, Product, Vaccine } from '@huella/contract';
import {
  createEvent,
  deleteEvent,
  EVENTS_PAGE,
  getEvent,
  listEvents,
  listProducts,
  listVaccines,
  updateEvent,
} from '@huella/contract/events';
import { momentOf } from '@huella/validation/event';
import type { EventChange, NewEvent } from './new-event.ts';

const inList = [{ type: 'Event' as const, id: 'LIST' }];

/** The events of the user's pets and their catalogues (specification §7 *Events and catalogues*). */
export const eventsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Event'] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    listVaccines: build.query<Vaccine[], void>({
      query: () => request(listVaccines),
      responseSchema: responseOf(listVaccines),
      keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
    }),
    listProducts: build.query<Product[], void>({
      query: () => request(listProducts),
      responseSchema: responseOf(listProducts),
      keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
    }),
    /**
     * Loads all events, newest first, page by page until one is not full. Checks each page as it arrives: all at once would block
     * a phone.
     */
    listEvents: build.query<Event[], void>({
      async queryFn(_none, _api, _options, send) {
        const events: Event[] = [];
        for (;;) {
          const last = events.at(-1);
          const { data, error } = await send(
            request(listEvents, { query: last ? { antes: cursorOf(last) } : {} }),
          );
          if (error !== undefined) return { error: toAppError(error) };
          const page = await responseOf(listEvents)['~standard'].validate(data);
          if (page.issues) return { error: toAppError(page) };
          // Frozen, because the store walks through everything that is not, in one task.
          events.push(...page.value.map((event) => Object.freeze(event)));
          if (page.value.length < EVENTS_PAGE) return { data: events };
        }
      },
      providesTags: inList,
    }),
    getEvent: build.query<Event, number>({
      query: (id) => request(getEvent, { params: { id } }),
      responseSchema: responseOf(getEvent),
      providesTags: (_event, _error, id) => [{ type: 'Event', id }],
    }),
    // Refetches after a failure too: the change may have been made although its response was lost.
    createEvent: build.mutation<{ id: number }, NewEvent>({
      query: ({ body, idempotencyKey }) => request(createEvent, { body, idempotencyKey }),
      responseSchema: responseOf(createEvent),
      invalidatesTags: inList,
    }),
    updateEvent: build.mutation<Event, EventChange>({
      query: ({ id, body }) => request(updateEvent, { params: { id }, body }),
      responseSchema: responseOf(updateEvent),
      invalidatesTags: (_event, _error, { id }) => [...inList, { type: 'Event', id }],
    }),
    // Keeps the event's own page from refetching it before the navigation.
    deleteEvent: build.mutation<unknown, number>({
      query: (id) => request(deleteEvent, { params: { id } }),
      invalidatesTags: inList,
    }),
  }),
});

/** The cursor after which the next page begins: `YYYY-MM-DDTHH:MM,id`. */
function cursorOf({ event_on, hora, id }: Pick<Event, 'event_on' | 'hora' | 'id'>): string {
  return `${momentOf(event_on, hora)},${id}`;
}
