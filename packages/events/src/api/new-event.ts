import type { RequestInput, Sending } from '@huella/api-client';
import type { createEvent, updateEvent } from '@huella/contract/events';

/** The body of POST /app/user/eventos (specification §7). */
export type NewEventBody = RequestInput<typeof createEvent>['body'];

/** A new event to send. */
export type NewEvent = Sending<NewEventBody>;

/** The body of PUT /app/user/eventos/{id}. */
export type EventChangeBody = RequestInput<typeof updateEvent>['body'];

/** What an event becomes. */
export interface EventChange {
  id: number;
  body: EventChangeBody;
}
