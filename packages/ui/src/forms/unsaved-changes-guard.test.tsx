import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { leavingSaved } from './leaving-saved.ts';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

afterEach(cleanup);

function renderGuard() {
  const left: string[] = [];
  const form = <UnsavedChangesGuard when onLeave={() => left.push('left')} />;
  const router = createMemoryRouter(
    [
      { path: '/antes', element: <p>Antes</p> },
      { path: '/formulario', element: form },
      { path: '/despues', element: <p>Después</p> },
    ],
    { initialEntries: ['/antes', '/formulario'], future: { v7_relativeSplatPath: true } },
  );
  render(
    <AppTheme>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </AppTheme>,
  );
  return { router, left, user: userEvent.setup() };
}

const question = () => screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('O-FO-02 back asks every time, cancel changes nothing, leaving goes one step back', async () => {
  const { router, left, user } = renderGuard();
  const askAndStay = async () => {
    await act(() => router.navigate(-1));
    await question();
    expect(router.state.location.pathname).toBe('/formulario');
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    await gone();
    expect(router.state.location.pathname).toBe('/formulario');
  };
  await askAndStay();
  await askAndStay();
  await act(() => router.navigate(-1));
  await question();
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/antes'));
  expect(left).toEqual(['left']);
});

test('the question starts on the answer that loses nothing', async () => {
  const { router } = renderGuard();
  await act(() => router.navigate('/despues'));
  await question();
  expect(document.activeElement?.textContent).toBe('Seguir editando');
});

test('leaving after saving is not asked about', async () => {
  const { router } = renderGuard();
  await act(() => router.navigate('/despues', { state: leavingSaved }));
  expect(router.state.location.pathname).toBe('/despues');
});

test('a form that was left does not hold what comes after, even before the next screen is drawn', async () => {
  const { router } = renderGuard();
  await act(async () => {
    await router.navigate('/despues', { state: leavingSaved });
    await router.navigate('/antes');
  });
  expect(router.state.location.pathname).toBe('/antes');
});

test('going back to an entry that was once reached by saving still asks', async () => {
  const { router } = renderGuard();
  await act(() => router.navigate('/despues', { state: leavingSaved }));
  await act(() => router.navigate('/formulario'));
  await act(() => router.navigate(-1));
  await question();
  expect(router.state.location.pathname).toBe('/formulario');
});
