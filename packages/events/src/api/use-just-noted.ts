import type { Event } from '@huella/contract';
import { useState } from 'react';
import { eventsApi } from './events-endpoints.ts';

export const NEW_EVENT = { fixedCacheKey: 'new-event' } as const;

/** Milliseconds during which an event counts as just noted. */
const JUST = 60_000;

/** The event that was noted right before the calendar was opened. */
export function useJustNoted(events: readonly Event[]): Event | undefined {
  const [, { data, fulfilledTimeStamp = 0 }] = eventsApi.useCreateEventMutation(NEW_EVENT);
  const [opened] = useState(() => Date.now());
  const isJust = opened - fulfilledTimeStamp < JUST;
  return isJust ? events.find(({ id }) => id === data?.id) : undefined;
}
