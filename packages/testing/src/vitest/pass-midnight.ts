import { act } from '@testing-library/react';
import { FIXED_NOW } from '../test-app/fixed-now.ts';
import { moveClock } from './move-clock.ts';
import type { RenderedRoutes } from './render-routes.tsx';

const DAY = 24 * 60 * 60;
/** Seconds from `FIXED_NOW` to 00:01 of the next Argentine day. */
const TO_MIDNIGHT = (14 * 60 + 1) * 60;

/** Shows a page again, that was left open, at 00:01 in Argentina, `nights` after `FIXED_NOW`. */
export function passMidnight({ server }: Pick<RenderedRoutes, 'server'>, nights = 1): void {
  const seconds = TO_MIDNIGHT + (nights - 1) * DAY;
  moveClock(seconds);
  server.clock.freeze(new Date(FIXED_NOW.getTime() + seconds * 1_000));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
