import { useCallback, useRef } from 'react';

/**
 * Lets one run of `handler` at a time through: a second tap in the same tick, before React could disable anything,
 * is dropped (O-FO-01). Give it to `handleSubmit`'s result: `onSubmit={useSubmitOnce(handleSubmit(send))}`.
 */
export function useSubmitOnce<Arguments extends unknown[]>(
  handler: (...values: Arguments) => Promise<unknown> | void,
): (...values: Arguments) => Promise<void> {
  const running = useRef(false);
  return useCallback(
    async (...values: Arguments) => {
      // React would have prevented the default inside `handleSubmit`; a dropped submit must not reload the page.
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
