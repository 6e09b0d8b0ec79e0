import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useProgressiveCount } from './use-progressive-count.ts';

afterEach(cleanup);

function renderList() {
  const drawn: number[] = [];
  function List() {
    const count = useProgressiveCount(40);
    drawn.push(count);
    return <p>{count} de 40</p>;
  }
  const router = createMemoryRouter([
    { path: '/', Component: List },
    { path: '/otra', element: <p>Otra</p> },
  ]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  return { drawn, router };
}

test('a list grows bit by bit, and is whole at once for somebody who comes back', async () => {
  const { drawn, router } = renderList();
  await screen.findByText('40 de 40');
  expect(drawn[0]).toBe(8);
  await act(() => router.navigate('/otra'));
  drawn.length = 0;
  await act(() => router.navigate(-1));
  expect(drawn[0]).toBe(40);
});

test('a list that is opened again grows again', async () => {
  const { drawn, router } = renderList();
  await screen.findByText('40 de 40');
  await act(() => router.navigate('/otra'));
  drawn.length = 0;
  await act(() => router.navigate('/'));
  expect(drawn[0]).toBe(8);
  await waitFor(() => expect(drawn.at(-1)).toBe(40));
});

test('a list whose URL changed while it was shown is complete on return, too', async () => {
  const { drawn, router } = renderList();
  await screen.findByText('40 de 40');
  await act(() => router.navigate('/?estado=vencidos', { replace: true }));
  await act(() => router.navigate('/otra'));
  drawn.length = 0;
  await act(() => router.navigate(-1));
  expect(drawn[0]).toBe(40);
});
