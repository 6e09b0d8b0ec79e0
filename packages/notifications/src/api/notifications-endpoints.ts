import { baseApi, request, responseOf, undoIfRejected } from '@huella/api-client';
import type { NotificationSettings } from '@huella/contract';
import {
  getNotificationSettings,
  getPushKey,
  listNotifications,
  markNotificationsRead,
  subscribeToPush,
  updateNotificationSettings,
} from '@huella/contract/notifications';
import type * as z from 'zod/mini';

type NotificationsPage = z.output<(typeof listNotifications)['response']>;

/** Two screens of a phone. */
const PAGE = 20;

/** D111. */
export const notificationsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Notification', 'NotificationSettings'] })
  .injectEndpoints({
    overrideExisting: import.meta.hot ? true : 'throw',
    endpoints: (build) => ({
      listNotifications: build.infiniteQuery<NotificationsPage, void, number | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
        },
        query: ({ pageParam }) =>
          request(listNotifications, {
            query: { limite: PAGE, ...(pageParam !== null && { antes: pageParam }) },
          }),
        responseSchema: responseOf(listNotifications),
        providesTags: ['Notification'],
      }),
      markNotificationsRead: build.mutation<{ sin_leer: number }, number>({
        query: (id) => request(markNotificationsRead, { body: { hasta: id } }),
        responseSchema: responseOf(markNotificationsRead),
        async onQueryStarted(newest, { dispatch, queryFulfilled }) {
          const answer = await queryFulfilled.catch(() => null);
          if (answer === null) return;
          dispatch(
            notificationsApi.util.updateQueryData('listNotifications', undefined, ({ pages }) => {
              for (const page of pages) {
                page.sin_leer = answer.data.sin_leer;
                for (const notification of page.avisos) notification.leido ||= notification.id <= newest;
              }
            }),
          );
        },
      }),
      getPushKey: build.query<{ clave: string | null }, void>({
        query: () => request(getPushKey),
        responseSchema: responseOf(getPushKey),
      }),
      subscribeToPush: build.mutation<{ id: number; marca: string }, string>({
        query: (token) => request(subscribeToPush, { body: { tokens: [token] } }),
        responseSchema: responseOf(subscribeToPush),
      }),
      getNotificationSettings: build.query<NotificationSettings, void>({
        query: () => request(getNotificationSettings),
        responseSchema: responseOf(getNotificationSettings),
        providesTags: ['NotificationSettings'],
      }),
      // Optimistic: reverts on failure.
      updateNotificationSettings: build.mutation<NotificationSettings, NotificationSettings>({
        query: (body) => request(updateNotificationSettings, { body }),
        responseSchema: responseOf(updateNotificationSettings),
        async onQueryStarted(settings, { dispatch, queryFulfilled }) {
          const shown = dispatch(
            notificationsApi.util.updateQueryData('getNotificationSettings', undefined, () => settings),
          );
          await undoIfRejected(queryFulfilled, shown);
        },
      }),
    }),
  });
