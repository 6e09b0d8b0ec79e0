import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { eventParams, reminderKind } from './events.ts';
import { bytes, id, instant } from './primitives.ts';

/**
 * The calendar that other programs subscribe to (D106). `url` is secret, null until switched on; `mascotas` is null for all pets,
 * also future ones; a follow-up has the kind of its event; `ultima_lectura` is the last fetch.
 */
export const calendarFeed = z.object({
  url: z.nullable(z.string()),
  tipos: z.array(reminderKind),
  mascotas: z.nullable(z.array(id)),
  ultima_lectura: z.nullable(instant),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const getCalendarFeed = defineCall({
  id: 'getCalendarFeed',
  summary: 'The caller’s calendar feed',
  method: 'GET',
  path: '/app/user/calendario',
  access: 'owner',
  status: 200,
  response: calendarFeed,
  errors: [],
});

export const setCalendarFeed = defineCall({
  id: 'setCalendarFeed',
  summary: 'Switch the feed on, or change what it has; its URL stays',
  method: 'PUT',
  path: '/app/user/calendario',
  access: 'owner',
  body: z.object({
    tipos: z.array(reminderKind).check(z.minLength(1), z.maxLength(reminderKind.options.length)),
    mascotas: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(1000))),
  }),
  status: 200,
  response: calendarFeed,
  errors: ['invalid_fields'],
});

export const renewCalendarFeed = defineCall({
  id: 'renewCalendarFeed',
  summary: 'Give the feed another URL; the old one is unknown from then on',
  method: 'DELETE',
  path: '/app/user/calendario',
  access: 'owner',
  status: 200,
  response: calendarFeed,
  errors: ['not_found'],
});

export const readCalendarFeed = defineCall({
  id: 'readCalendarFeed',
  summary: 'The feed itself, for calendar programs; the URL is all that they need',
  method: 'GET',
  path: '/calendario/{file}',
  access: 'public',
  params: z.object({ file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
  status: 200,
  response: bytes,
  produces: 'text/calendar',
  errors: ['not_found', 'too_many_requests'],
});

export const getEventFile = defineCall({
  id: 'getEventFile',
  summary: 'One event as a calendar file; importing it again replaces it',
  method: 'GET',
  path: '/app/user/eventos/{id}/calendario',
  access: 'owner',
  params: eventParams,
  status: 200,
  response: bytes,
  produces: 'text/calendar',
  errors: ['not_found'],
});
