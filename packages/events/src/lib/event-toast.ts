/** Milliseconds of a toast about an event (specification §9). */
export const EVENT_TOAST_MS = 3000;
