import { useCallback, useRef } from 'react';

/** Runs `handler` once at a time, dropping a second tap before React disables anything (O-FO-01). */
export function useSubmitOnce<Arguments extends unknown[]>(
  handler: (...values: Arguments) => Promise<unknown> | void,
): (...values: Arguments) => Promise<void> {
  const running = useRef(false);
  return useCallback(
    async (...values: Arguments) => {
      // `handleSubmit` would prevent the default; a dropped submit must not reload the page.
      for (const value of values) if (isEvent(value)) value.preventDefault();
      if (running.current) return;
      running.current = true;
      try {
        await handler(...values);
      } finally {
        running.current = false;
      }
    },
    [handler],
  );
}

function isEvent(value: unknown): value is Pick<Event, 'preventDefault'> {
  return value instanceof Object && 'preventDefault' in value && typeof value.preventDefault === 'function';
}
