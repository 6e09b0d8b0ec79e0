import { AppTheme, toast, UnsavedChangesGuard, ConfirmDialog } from '@huella/ui';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceBuild, ownBuild } from './served-build.ts';
import { takeNewBuild } from './take-new-build.ts';

const reload = vi.fn<() => void>();

function show(element: ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }], { future: { v7_relativeSplatPath: true } });
  render(
    <AppTheme>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </AppTheme>,
  );
}

const nothing = () => undefined;
const question = (
  <ConfirmDialog open title="¿Salir?" text="x" confirmLabel="Sí" onConfirm={nothing} onClose={nothing} />
);

function isTaken({ sending = false } = {}): boolean {
  reload.mockClear();
  takeNewBuild(sending, reload);
  return reload.mock.calls.length > 0;
}

const name = Object.assign(document.createElement('meta'), { name: 'huella-build', content: 'old' });

beforeEach(() => {
  document.head.append(name);
  announceBuild('new');
});
afterEach(() => {
  cleanup();
  name.remove();
  toast.clear();
  sessionStorage.clear();
  document.body.inert = false;
});

test('a clean screen takes the new build once, and takes no more input until the page is gone', () => {
  expect(ownBuild()).toBe('old');
  expect(isTaken()).toBe(true);
  expect(document.body.inert).toBe(true);
  expect(isTaken()).toBe(false);
  announceBuild('newer');
  expect(isTaken()).toBe(true);
});

test('its own build is not a new one, and a page without a name has none', () => {
  announceBuild('old');
  expect(isTaken()).toBe(false);
  announceBuild('new');
  name.remove();
  expect(isTaken()).toBe(false);
});

test('typed text, a request, a question or a message keeps the page, and without a network nothing is reloaded', () => {
  expect(isTaken({ sending: true })).toBe(false);

  show(<UnsavedChangesGuard when />);
  expect(isTaken()).toBe(false);
  cleanup();

  show(question);
  expect(isTaken()).toBe(false);
  cleanup();

  act(() => toast.success('Datos enviados correctamente.'));
  expect(isTaken()).toBe(false);
  act(() => toast.clear());

  const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isTaken()).toBe(false);
  online.mockRestore();

  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(isTaken()).toBe(false);
  storage.mockRestore();

  expect(isTaken()).toBe(true);
});
