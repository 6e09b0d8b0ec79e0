import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, idText, instant, text } from './primitives.ts';

export const notificationKind = z.enum([
  'Siniestro',
  'FormularioVeterinario',
  'Documentacion',
  'Calendario',
  'Alimento',
]);
export type NotificationKind = z.infer<typeof notificationKind>;

/** An entry of the inbox. `ruta` is a path of the app. */
export const notification = z.object({
  id,
  tipo: notificationKind,
  titulo: z.string(),
  texto: z.string(),
  ruta: z.string(),
  fecha: instant,
  leido: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/**
 * A push message: fixed sentences without personal data (D111). `marca` identifies the subscription; a browser shows only
 * messages with its own. A newer message replaces an older one with the same `ruta`.
 */
export const pushPayload = z.object({
  marca: z.string(),
  id,
  tipo: notificationKind,
  titulo: z.string(),
  texto: z.string(),
  ruta: z.string(),
});
export type PushPayload = z.infer<typeof pushPayload>;

/** A token is the JSON text of a browser's `PushSubscription`. */
export const subscribeToPush = defineCall({
  id: 'subscribeToPush',
  summary:
    'Send push messages to a browser while the session lasts (D111); its endpoint leaves the session that had it before',
  method: 'POST',
  path: '/app/user/notificaciones/suscribir',
  access: 'owner',
  body: z.object({ tokens: z.array(text(4096)).check(z.length(1)) }),
  status: 201,
  response: z.object({ id, marca: z.string() }),
  errors: ['invalid_fields'],
});

export const getPushKey = defineCall({
  id: 'getPushKey',
  summary: 'The key that browsers subscribe with (VAPID, base64url); null where no push messages are sent',
  method: 'GET',
  path: '/app/user/notificaciones/clave',
  access: 'owner',
  status: 200,
  response: z.object({ clave: z.nullable(z.string()) }),
  errors: [],
});

/** Notifications per page of `listNotifications`. */
export const NOTIFICATIONS_PAGE = 50;

/** `siguiente` is the `antes` of the next page, null on the last. */
export const listNotifications = defineCall({
  id: 'listNotifications',
  summary: 'What the caller was told in the last 90 days, newest first, in pages',
  method: 'GET',
  path: '/app/user/notificaciones',
  access: 'owner',
  query: z.object({
    antes: z.optional(idText),
    limite: z.optional(
      z.pipe(
        z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/)),
        z.transform((digits: string) => Number(digits)),
      ),
    ),
  }),
  status: 200,
  response: z.object({
    avisos: z.array(notification),
    sin_leer: z.int(),
    siguiente: z.nullable(id),
  }),
  errors: [],
});

export const markNotificationsRead = defineCall({
  id: 'markNotificationsRead',
  summary: 'Mark as read everything up to one notification; answers how many are unread',
  method: 'POST',
  path: '/app/user/notificaciones/leidas',
  access: 'owner',
  body: z.object({ hasta: id }),
  status: 200,
  response: z.object({ sin_leer: z.int() }),
  errors: [],
});

/** The kinds that are sent as push messages; the inbox has all of them. */
export const notificationSettings = z.object({ tipos: z.array(notificationKind) });
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const getNotificationSettings = defineCall({
  id: 'getNotificationSettings',
  summary: 'Of which kinds the caller gets push messages',
  method: 'GET',
  path: '/app/user/notificaciones/preferencias',
  access: 'owner',
  status: 200,
  response: notificationSettings,
  errors: [],
});

export const updateNotificationSettings = defineCall({
  id: 'updateNotificationSettings',
  summary: 'Choose the kinds of which push messages are sent; none is allowed',
  method: 'PUT',
  path: '/app/user/notificaciones/preferencias',
  access: 'owner',
  body: z.object({ tipos: z.array(notificationKind).check(z.maxLength(notificationKind.options.length)) }),
  status: 200,
  response: notificationSettings,
  errors: [],
});
