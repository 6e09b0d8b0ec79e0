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
import { placeOf } from '../lib/place-of.ts';
import type { EventChange, NewEvent } from './new-event.ts';

const inList = [{ type: 'Event' as const, id: 'LIST' }];

/** The events of the person's pets and the catalogues that they name (specification §7 *Events and catalogues*). */
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
    /** All of them, newest first: page after page until one is not full. Each is checked when it comes: all at once would hold a phone. */
    listEvents: build.query<Event[], void>({
      async queryFn(_none, _api, _options, send) {
        const events: Event[] = [];
        for (;;) {
          const last = events.at(-1);
          const { data, error } = await send(
            request(listEvents, { query: last ? { antes: placeOf(last) } : {} }),
          );
          if (error !== undefined) return { error: toAppError(error) };
          const page = await responseOf(listEvents)['~standard'].validate(data);
          if (page.issues) return { error: toAppError(page) };
          // The store goes through all that is not frozen, in one task.
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
    // What these did is also unknown after a failure, when an answer was lost: the list is asked for again either way.
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
    // Its own page is on the screen until it leads away: it does not ask for what is gone.
    deleteEvent: build.mutation<unknown, number>({
      query: (id) => request(deleteEvent, { params: { id } }),
      invalidatesTags: inList,
    }),
  }),
});
