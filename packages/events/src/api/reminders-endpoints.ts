import { baseApi, request, responseOf, undoIfRejected } from '@huella/api-client';
import type { ReminderKind, ReminderSettings } from '@huella/contract';
import { getReminderSettings, updateReminderSettings } from '@huella/contract/reminders';

export interface ReminderSwitch {
  readonly kind: ReminderKind;
  readonly isOn: boolean;
}

/** Kinds of reminders (D105). */
export const remindersApi = baseApi.enhanceEndpoints({ addTagTypes: ['ReminderSettings'] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    getReminderSettings: build.query<ReminderSettings, void>({
      query: () => request(getReminderSettings),
      responseSchema: responseOf(getReminderSettings),
      providesTags: ['ReminderSettings'],
    }),
    // Shows the switch at once; reverts this one only when rejected, because others may be pending.
    switchReminder: build.mutation<ReminderSettings, ReminderSwitch>({
      query: ({ kind, isOn }) => request(updateReminderSettings, { body: { tipos: { [kind]: isOn } } }),
      responseSchema: responseOf(updateReminderSettings),
      async onQueryStarted({ kind, isOn }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          remindersApi.util.updateQueryData('getReminderSettings', undefined, (settings) => {
            settings.tipos[kind] = isOn;
          }),
        );
        await undoIfRejected(queryFulfilled, shown);
      },
    }),
    // Shown at once likewise.
    setFoodDays: build.mutation<ReminderSettings, number>({
      query: (days) => request(updateReminderSettings, { body: { dias_alimento: days } }),
      responseSchema: responseOf(updateReminderSettings),
      async onQueryStarted(days, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          remindersApi.util.updateQueryData('getReminderSettings', undefined, (settings) => {
            settings.dias_alimento = days;
          }),
        );
        await undoIfRejected(queryFulfilled, shown);
      },
    }),
  }),
});
