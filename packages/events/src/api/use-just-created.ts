import type { Event } from '@huella/contract';
import { useState } from 'react';
import { eventsApi } from './events-endpoints.ts';

export const NEW_EVENT = { fixedCacheKey: 'new-event' } as const;

/** Milliseconds during which an event counts as just created. */
const RECENT_MS = 60_000;

/** The event that was created right before the calendar was opened. */
export function useJustCreated(events: readonly Event[]): Event | undefined {
  const [, { data, fulfilledTimeStamp = 0 }] = eventsApi.useCreateEventMutation(NEW_EVENT);
  const [opened] = useState(() => Date.now());
  const isRecent = opened - fulfilledTimeStamp < RECENT_MS;
  return isRecent ? events.find(({ id }) => id === data?.id) : undefined;
}
