import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastRegion } from '../toast/toast-region.tsx';
import { AppTheme } from '../theme/app-theme.tsx';
import { lazyPart } from './lazy-part.tsx';
import { usePartOnTap } from './use-part-on-tap.ts';

afterEach(cleanup);

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Chart = () => <p>El gráfico</p>;
const failure = /No pudimos cargar esta parte de la pantalla/;

/** React reports what a boundary caught; that is no failure of these tests. */
function expectReport() {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => report.mockClear();
}

test('a part that does not arrive fails in its own place; a retry brings it, and what was typed around it stays', async () => {
  const forget = expectReport();
  const load = vi.fn<() => Promise<typeof Chart>>().mockImplementationOnce(offline).mockResolvedValue(Chart);
  const Part = lazyPart(load);
  const user = userEvent.setup();
  render(
    <AppTheme>
      <input aria-label="Nombre" />
      <Part />
    </AppTheme>,
  );
  await user.type(screen.getByLabelText('Nombre'), 'Luna');
  expect((await screen.findByRole('alert')).textContent).toMatch(failure);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('El gráfico');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Luna');
  forget();
});

test('a part that did not arrive comes by itself when the network is back', async () => {
  const forget = expectReport();
  const load = vi.fn<() => Promise<typeof Chart>>().mockImplementationOnce(offline).mockResolvedValue(Chart);
  const Part = lazyPart(load);
  render(
    <AppTheme>
      <Part />
    </AppTheme>,
  );
  await screen.findByText(failure);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('El gráfico')).toBeTruthy();
  forget();
});

function Photo({ load }: { load: () => Promise<() => React.ReactNode> }) {
  const { Part, isOpen, open } = usePartOnTap(load);
  return (
    <>
      <button type="button" onClick={open}>
        Cambiar la foto
      </button>
      {Part && isOpen && <Part />}
    </>
  );
}

test('what opens by a tap and does not arrive is said in a toast that tries again', async () => {
  const load = vi.fn<() => Promise<typeof Chart>>().mockImplementationOnce(offline).mockResolvedValue(Chart);
  const user = userEvent.setup();
  render(
    <AppTheme>
      <Photo load={load} />
      <ToastRegion />
    </AppTheme>,
  );
  await user.click(screen.getByRole('button', { name: 'Cambiar la foto' }));
  await screen.findByText(failure);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('El gráfico')).toBeTruthy();
});
