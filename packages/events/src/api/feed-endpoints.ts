import { baseApi, request, responseOf } from '@huella/api-client';
import type { CalendarFeed } from '@huella/contract';
import { getCalendarFeed, renewCalendarFeed, setCalendarFeed } from '@huella/contract/calendar-feed';

/** What a feed has. */
export type FeedChoice = Pick<CalendarFeed, 'tipos' | 'mascotas'>;

/** The calendar that the person's other programs subscribe to (D106). */
export const feedApi = baseApi.enhanceEndpoints({ addTagTypes: ['CalendarFeed'] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    getCalendarFeed: build.query<CalendarFeed, void>({
      query: () => request(getCalendarFeed),
      responseSchema: responseOf(getCalendarFeed),
      providesTags: ['CalendarFeed'],
    }),
    // A choice shows at once; one that is refused goes back to what the server has.
    setCalendarFeed: build.mutation<CalendarFeed, FeedChoice>({
      query: (body) => request(setCalendarFeed, { body }),
      responseSchema: responseOf(setCalendarFeed),
      async onQueryStarted(choice, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          feedApi.util.updateQueryData('getCalendarFeed', undefined, (feed) => ({ ...feed, ...choice })),
        );
        await queryFulfilled.catch(shown.undo);
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
