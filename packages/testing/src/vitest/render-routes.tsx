import { baseApi } from '@huella/api-client';
import { toast } from '@huella/ui';
import { act, cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { expect, onTestFinished } from 'vitest';
import { FIXED_NOW } from '../test-app/fixed-now.ts';
import { freezeDate } from '../test-app/freeze-date.ts';
import { TestProviders } from '../test-app/test-providers.tsx';
import { createTestRouter } from '../test-app/test-router.tsx';
import { createTestApp, type TestApp, type TestAppOptions } from '../test-app/test-app.ts';

// Pages are loaded lazily and passwords are hashed for real, maybe on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

export interface RenderRoutesOptions extends TestAppOptions {
  at: string;
}

export interface RenderedRoutes extends TestApp {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly router: ReturnType<typeof createTestRouter>;
}

/**
 * Renders routes as the app does: real store, router and server in memory, the clock at `FIXED_NOW`. Fails on requests outside of
 * the contract.
 */
export async function renderRoutes(
  routes: RouteObject[],
  { at, ...options }: RenderRoutesOptions,
): Promise<RenderedRoutes> {
  onTestFinished(freezeDate(FIXED_NOW));
  const testApp = await createTestApp(options);
  const router = createTestRouter(routes, at);
  onTestFinished(() => leave(testApp));
  render(<TestProviders store={testApp.store} router={router} />);
  return { ...testApp, router, user: userEvent.setup({ delay: null }) };
}

function leave({ store, network }: TestApp): void {
  cleanup();
  act(() => {
    store.dispatch(baseApi.util.resetApiState());
    toast.clear();
  });
  localStorage.clear();
  expect(network.unhandled, 'requests that the contract does not know').toEqual([]);
}

/** Event loop turns until effects have run: `useBlocker` needs two renders to register with the router. */
const TURNS = 10;

/** Goes back while a dialog is open, after its blocker has registered. */
export async function goBackOverDialog({ router }: Pick<RenderedRoutes, 'router'>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  await router.navigate(-1);
}
