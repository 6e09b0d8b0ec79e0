import { baseApi, request, responseOf, undoIfRejected } from '@huella/api-client';
import type { CalendarFeed } from '@huella/contract';
import { getCalendarFeed, renewCalendarFeed, setCalendarFeed } from '@huella/contract/calendar-feed';

export type FeedChoice = Pick<CalendarFeed, 'tipos' | 'mascotas'>;

/** The calendar feed for other programs (D106). */
export const feedApi = baseApi.enhanceEndpoints({ addTagTypes: ['CalendarFeed'] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    getCalendarFeed: build.query<CalendarFeed, void>({
      query: () => request(getCalendarFeed),
      responseSchema: responseOf(getCalendarFeed),
      providesTags: ['CalendarFeed'],
    }),
    // Shows the choice at once, and the server's state when it is rejected.
    setCalendarFeed: build.mutation<CalendarFeed, FeedChoice>({
      query: (body) => request(setCalendarFeed, { body }),
      responseSchema: responseOf(setCalendarFeed),
      async onQueryStarted(choice, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          feedApi.util.updateQueryData('getCalendarFeed', undefined, (feed) => ({ ...feed, ...choice })),
        );
        await undoIfRejected(queryFulfilled, shown);
      },
      invalidatesTags: ['CalendarFeed'],
    }),
    renewCalendarFeed: build.mutation<CalendarFeed, void>({
      query: () => request(renewCalendarFeed),
      responseSchema: responseOf(renewCalendarFeed),
      invalidatesTags: ['CalendarFeed'],
    }),
  }),
});
