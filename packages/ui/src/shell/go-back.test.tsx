import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useGoBack } from './go-back.ts';

afterEach(cleanup);

function Screen() {
  const goBack = useGoBack('/');
  return (
    <button type="button" onClick={() => goBack()}>
      Volver
    </button>
  );
}

function openThird() {
  const routes = [{ element: <Outlet />, children: [{ path: '*', Component: Screen }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/ajustes', '/ajustes/recordatorios'] });
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  return { router, tap: () => screen.getByRole('button', { name: 'Volver' }).click() };
}

test('two quick taps on back go back once', () => {
  const { router, tap } = openThird();
  act(() => {
    tap();
    tap();
  });
  expect(router.state.location.pathname).toBe('/ajustes');
});

test('a tap on a screen that was left, and is still shown, does not go back once more', async () => {
  const { router, tap } = openThird();
  await act(async () => {
    await router.navigate(-1);
    tap();
  });
  expect(router.state.location.pathname).toBe('/ajustes');
});

test('the next screen’s back goes on from there', async () => {
  const { router, tap } = openThird();
  await act(async () => tap());
  await act(async () => tap());
  expect(router.state.location.pathname).toBe('/');
});
