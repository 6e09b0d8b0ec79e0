import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastRegion } from '../toast/toast-region.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { AppTheme } from '../theme/app-theme.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { useSheetOnTap, type LazySheetProps } from './use-sheet-on-tap.ts';

afterEach(cleanup);

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Chart = () => <p>El gráfico</p>;
const failure = /No pudimos cargar esta parte de la pantalla/;

/** React logs errors that a boundary catches. */
function expectReport() {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => report.mockClear();
}

test('a part that does not arrive fails in its own place; a retry brings it, and what was typed around it stays', async () => {
  const forget = expectReport();
  const load = vi.fn<() => Promise<typeof Chart>>().mockImplementationOnce(offline).mockResolvedValue(Chart);
  const Lazy = lazyComponent(load);
  const user = userEvent.setup();
  render(
    <AppTheme>
      <input aria-label="Nombre" />
      <Lazy />
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
  const Lazy = lazyComponent(load);
  render(
    <AppTheme>
      <Lazy />
    </AppTheme>,
  );
  await screen.findByText(failure);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('El gráfico')).toBeTruthy();
  forget();
});

function PhotoSheet({ open, onClose }: LazySheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Foto de Lola">
      <p>El recorte</p>
    </Sheet>
  );
}

function Photo({ load }: { load: () => Promise<typeof PhotoSheet> }) {
  const { LoadedSheet, isOpen, open, close } = useSheetOnTap(load);
  return (
    <AppTheme>
      <button type="button" onClick={open}>
        Cambiar la foto
      </button>
      {LoadedSheet && <LoadedSheet open={isOpen} onClose={close} />}
      <ToastRegion />
    </AppTheme>
  );
}

const photoButton = () => screen.getByRole('button', { name: 'Cambiar la foto', hidden: true });

test('what opens by a tap and does not arrive is said in a toast that tries again', async () => {
  const load = vi
    .fn<() => Promise<typeof PhotoSheet>>()
    .mockImplementationOnce(offline)
    .mockResolvedValue(PhotoSheet);
  const user = userEvent.setup();
  render(<Photo load={load} />);
  await user.click(photoButton());
  await screen.findByText(failure);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('dialog', { name: 'Foto de Lola' })).toBeTruthy();
});

test('a sheet whose code is slow shows its frame, then itself, and gives the focus back to what opened it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof PhotoSheet>();
  const user = userEvent.setup();
  render(<Photo load={() => promise} />);
  await user.click(photoButton());
  expect(await screen.findByRole('dialog', { name: 'Cargando…' })).toBeTruthy();
  await act(async () => resolve(PhotoSheet));
  expect(screen.getByRole('dialog', { name: 'Foto de Lola' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(photoButton());
});

test('a frame that was closed stays closed when the code arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof PhotoSheet>();
  const user = userEvent.setup();
  render(<Photo load={() => promise} />);
  await user.click(photoButton());
  await screen.findByRole('dialog', { name: 'Cargando…' });
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await act(async () => resolve(PhotoSheet));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
