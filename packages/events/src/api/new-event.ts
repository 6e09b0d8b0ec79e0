import type { RequestInput, WithIdempotencyKey } from '@huella/api-client';
import type { createEvent, updateEvent } from '@huella/contract/events';

export type NewEventBody = RequestInput<typeof createEvent>['body'];

export type NewEvent = WithIdempotencyKey<NewEventBody>;

export type EventChangeBody = RequestInput<typeof updateEvent>['body'];

export interface EventChange {
  id: number;
  body: EventChangeBody;
}
