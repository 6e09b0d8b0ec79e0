import type { Event } from '@huella/contract';
import { useState } from 'react';
import { eventsApi } from './events-endpoints.ts';

/** The form of a new event sends under this key, so that the calendar knows what came of it. */
export const NEW_EVENT = { fixedCacheKey: 'new-event' } as const;

/** Milliseconds for which an event is what was just noted. */
const JUST = 60_000;

/** Of these the event that was noted right before the calendar was opened. */
export function useJustNoted(events: readonly Event[]): Event | undefined {
  const [, { data, fulfilledTimeStamp = 0 }] = eventsApi.useCreateEventMutation(NEW_EVENT);
  const [opened] = useState(() => Date.now());
  const isJust = opened - fulfilledTimeStamp < JUST;
  return isJust ? events.find(({ id }) => id === data?.id) : undefined;
}
