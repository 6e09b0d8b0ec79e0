import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { useReportDirty } from '../forms/dirty-scope.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function Logout() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Salir
      </button>
      <ConfirmDialog
        open={open}
        title="¿Cerrar sesión?"
        text="Deberá ingresar su contraseña otra vez."
        confirmLabel="Cerrar sesión"
        onConfirm={close}
        onClose={close}
      />
    </>
  );
}

function renderAt(element: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/antes', element: <p>Antes</p> },
      { path: '/aqui', element },
    ],
    { initialEntries: ['/antes', '/aqui'], future: { v7_relativeSplatPath: true } },
  );
  render(
    <AppTheme>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </AppTheme>,
  );
  return { router, user: userEvent.setup() };
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('O-AX-01 the focus starts on the harmless answer, stays inside and comes back', async () => {
  const { user } = renderAt(<Logout />);
  screen.getByRole('button', { name: 'Salir' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('alertdialog', { name: '¿Cerrar sesión?' });
  expect(document.activeElement?.textContent).toBe('Cancelar');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await gone();
  expect(document.activeElement?.textContent).toBe('Salir');
});

test('D37 back closes the open dialog and stays on the screen; the next back leaves', async () => {
  const { router, user } = renderAt(<Logout />);
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  await screen.findByRole('alertdialog');
  await act(() => router.navigate(-1));
  await gone();
  expect(router.state.location.pathname).toBe('/aqui');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/antes');
});

test('the second tap of a double tap on what opens a question does not answer it; a tap of its own does', async () => {
  const confirmed = vi.fn<() => void>();
  renderAt(
    <ConfirmDialog
      open
      title="¿Dar de baja?"
      text=""
      confirmLabel="Sí"
      onConfirm={confirmed}
      onClose={vi.fn<() => void>()}
    />,
  );
  const confirm = await screen.findByRole('button', { name: 'Sí' });
  fireEvent.click(confirm, { detail: 2 });
  expect(confirmed).not.toHaveBeenCalled();
  // Keyboards and screen readers report a detail of 0.
  for (const detail of [1, 0]) fireEvent.click(confirm, { detail });
  expect(confirmed).toHaveBeenCalledTimes(2);
});

test('what is being sent cannot be cancelled, and back leaves it', async () => {
  const [confirmed, closed] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const props = {
    title: '¿Dar de baja?',
    text: '',
    confirmLabel: 'Sí',
    onConfirm: confirmed,
    onClose: closed,
  };
  const { router, user } = renderAt(<ConfirmDialog open busy {...props} />);
  const cancel = await screen.findByRole('button', { name: 'Cancelar' });
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  await user.click(cancel);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Sí' }));
  expect([confirmed, closed].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await act(() => router.navigate(-1));
  expect(closed).toHaveBeenCalledOnce();
});

test('the second tap of a double tap on what opens a sheet neither closes it nor presses what is under it', async () => {
  const [closed, pressed] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const sheetOf = (open: boolean) => (
    <AppTheme>
      <Sheet open={open} onClose={closed} title="Más">
        <button type="button" onClick={pressed}>
          Quitar
        </button>
      </Sheet>
    </AppTheme>
  );
  const { rerender } = render(sheetOf(true));
  const clicks = (detail: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Quitar' }), { detail });
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }), { detail });
    return pressed.mock.calls.length + closed.mock.calls.length;
  };
  expect([clicks(2), clicks(1), clicks(2)]).toEqual([0, 2, 4]);
  rerender(sheetOf(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rerender(sheetOf(true));
  expect(clicks(2)).toBe(4);
}, 30_000);

test('a sheet has a close button with a name and its actions', async () => {
  const closed: string[] = [];
  const sheet = (
    <Sheet
      open
      onClose={() => closed.push('closed')}
      title="Nutrición"
      actions={<button type="button">Guardar</button>}
    >
      Texto
    </Sheet>
  );
  const { user } = renderAt(sheet);
  await screen.findByRole('dialog', { name: 'Nutrición' });
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(closed).toEqual(['closed']);
});

function Weighing() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Pesar
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Peso">
        <Typed />
      </Sheet>
      <button type="button" onClick={() => setOpen(false)}>
        Guardado
      </button>
    </>
  );
}

const forget = vi.fn<() => void>();

function Typed() {
  useReportDirty(true, forget);
  return <p>4,5 kg</p>;
}

test('D73 a sheet asks before it drops a form, and the question goes when the form was saved meanwhile', async () => {
  const { user } = renderAt(<Weighing />);
  await user.click(screen.getByRole('button', { name: 'Pesar' }));
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
  act(() => screen.getByText('Guardado').click());
  await gone();
  expect(screen.queryByText('4,5 kg')).toBeNull();
});

test('D73 what the person chose to lose is forgotten, and nothing while the question is open', async () => {
  forget.mockClear();
  const { user } = renderAt(<Weighing />);
  await user.click(screen.getByRole('button', { name: 'Pesar' }));
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  await screen.findByRole('alertdialog');
  expect(forget).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  expect(forget).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('4,5 kg')).toBeNull());
  // Question and sheet closed at once: the focus is on the opener.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pesar'));
});
