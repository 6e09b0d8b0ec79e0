import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { LoadGate, type LoadedState, type LoadState } from './load-gate.tsx';

afterEach(cleanup);

interface Names extends LoadedState {
  names: readonly string[];
}

function renderGate(state: LoadState<Names>) {
  render(
    <AppTheme>
      <LoadGate
        state={state}
        skeleton={<p>Cargando</p>}
        error="No pudimos cargarlo"
        outdated="Puede que falte lo último."
      >
        {({ names }) => <p>{names.join()}</p>}
      </LoadGate>
    </AppTheme>,
  );
  return userEvent.setup();
}

test('what is loading shows the page’s own shape', () => {
  renderGate({ status: 'loading' });
  expect(screen.getByText('Cargando')).toBeTruthy();
});

test('what failed can be asked for again', async () => {
  const retry = vi.fn<() => void>();
  const user = renderGate({ status: 'failed', retry, busy: false });
  expect(screen.getByRole('heading', { name: 'No pudimos cargarlo' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  [{ status: 503 }, 'El problema es nuestro. Intente de nuevo en unos minutos.'],
  [{ status: 429 }, 'Revise su conexión e intente nuevamente.'],
  [{ kind: 'network' }, 'Revise su conexión e intente nuevamente.'],
  [undefined, 'Revise su conexión e intente nuevamente.'],
])('the failure %o says whose problem it is', (cause, text) => {
  renderGate({ status: 'failed', cause, retry: () => undefined, busy: false });
  expect(screen.getByText(text)).toBeTruthy();
});

test('what could not be asked for again stays, is said to be older, and can be asked for again', async () => {
  const retry = vi.fn<() => void>();
  const user = renderGate({ status: 'present', names: ['Luna'], isOutdated: true, retry });
  expect(screen.getByText('Luna')).toBeTruthy();
  expect(screen.getByText('Puede que falte lo último.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('what is up to date says nothing of its age', () => {
  renderGate({ status: 'present', names: ['Luna'], isOutdated: false, retry: () => undefined });
  expect(screen.getByText('Luna')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
