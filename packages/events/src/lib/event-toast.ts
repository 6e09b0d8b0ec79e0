/** Milliseconds that a toast about an event stays (specification §9). */
export const EVENT_TOAST_MS = 3000;
