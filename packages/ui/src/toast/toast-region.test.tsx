import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toast-store.ts';

afterEach(() => {
  vi.useRealTimers();
});

function renderRegion() {
  vi.useFakeTimers();
  render(
    <AppTheme>
      <ToastRegion />
    </AppTheme>,
  );
}

function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('O-AX-02 toasts appear in live regions that were there before, errors in the assertive one', () => {
  renderRegion();
  const polite = screen.getByRole('status');
  const assertive = screen.getByRole('alert');
  act(() => toast.success('Datos enviados correctamente.'));
  act(() => toast.error('Hubo un problema. Por favor intente nuevamente.'));
  expect(polite.textContent).toBe('Datos enviados correctamente.');
  expect(assertive.textContent).toBe('Hubo un problema. Por favor intente nuevamente.');
  expect(screen.getAllByRole('button', { name: 'Cerrar' })).toHaveLength(2);
});

test('D77 a toast goes after four seconds', () => {
  renderRegion();
  act(() => toast.info('Listo'));
  advance(3900);
  expect(screen.queryByText('Listo')).not.toBeNull();
  advance(200);
  expect(screen.queryByText('Listo')).toBeNull();
});

test('D77 a toast with an action stays until it is closed', () => {
  renderRegion();
  act(() => toast.error('Sin conexión', { action: { label: 'Reintentar', onClick: () => {} } }));
  advance(60_000);
  act(() => screen.getByRole('button', { name: 'Cerrar' }).click());
  expect(screen.queryByText('Sin conexión')).toBeNull();
});

test('a double tap undoes one thing, and not what the next toast would undo', () => {
  renderRegion();
  const undone: string[] = [];
  for (const name of ['Lola', 'Michi'])
    act(() => toast.info(name, { action: { label: 'Deshacer', onClick: () => undone.push(name) } }));
  for (const detail of [1, 2])
    fireEvent.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1) ?? document.body, { detail });
  expect(undone).toEqual(['Michi']);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }), { detail: 2 });
  expect(screen.queryByText('Lola')).not.toBeNull();
});

test('a toast that holds the focus waits', () => {
  renderRegion();
  act(() => toast.info('Listo'));
  act(() => screen.getByRole('button', { name: 'Cerrar' }).focus());
  advance(10_000);
  expect(screen.queryByText('Listo')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Cerrar' }).blur());
  advance(4100);
  expect(screen.queryByText('Listo')).toBeNull();
});

test('O-SE-01 markup in a toast is text', () => {
  renderRegion();
  act(() => toast.info('<img src=x onerror="window.__x=1">'));
  expect(screen.getByText('<img src=x onerror="window.__x=1">')).toBeTruthy();
});
