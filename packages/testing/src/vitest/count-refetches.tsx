import type { CallId } from '@huella/contract';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { act } from '@testing-library/react';
import { expect } from 'vitest';
import type { TestAppOptions } from '../test-app/test-app.ts';
import type { TestStore } from '../test-app/test-store.ts';
import { moveClock } from './move-clock.ts';
import { renderRoutes } from './render-routes.tsx';

interface RefetchedList {
  useList: () => unknown;
  call: CallId;
  as: NonNullable<TestAppOptions['as']>;
}

/** How the person returns: opens another screen and comes back, or refocuses the app. */
type Return = 'screen' | 'focus';

/** How often the list is requested on a return, `seconds` after the answer (specification §9). */
export async function countRefetches({ useList, call, as }: RefetchedList, by: Return, seconds: number) {
  let requests = 0;
  const Screen = () => {
    useList();
    return null;
  };
  const { router, store } = await renderRoutes(
    [
      { path: '/lista', Component: Screen },
      { path: '/otra', element: null },
    ],
    {
      at: '/lista',
      as,
      before: (server) => {
        server.override(call, (request) => {
          requests += 1;
          return server.app.fetch(request);
        });
      },
    },
  );
  await expect.poll(() => requests > 0 && isAtRest(store)).toBe(true);
  requests = 0;
  moveClock(seconds);
  if (by === 'focus') act(() => void window.dispatchEvent(new Event('focus')));
  else {
    await act(() => router.navigate('/otra'));
    await act(() => router.navigate('/lista'));
  }
  await expect.poll(() => isAtRest(store)).toBe(true);
  return requests;
}

function isAtRest(store: TestStore): boolean {
  const { queries } = store.getState().api;
  return Object.values(queries).every((query) => query?.status !== QueryStatus.pending);
}
