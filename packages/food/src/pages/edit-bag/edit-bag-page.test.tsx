import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '../../testing/fill-bag.ts';
import { maxiAdult, send, storedBags, visitFood } from '../../testing/visit-food.ts';
import '../bags/bags-page.tsx';
import './edit-bag-page.tsx';

const at = '/tabs/alimentacion/editar/1';
const visit = () => visitFood({ at, having: [maxiAdult] });

test('what is changed is saved, said, and shown in the list', async () => {
  const visited = await visit();
  await type(visited.user, '¿Para cuántos días alcanza?', '60');
  await press(visited.user, 'Guardar los cambios');
  expect(await screen.findByText('Alimento actualizado')).toBeInTheDocument();
  expect(await storedBags(visited)).toMatchObject([
    { id: 1, duracion: 60, total: 15, alimento: { id: 7 }, contactoProveedor: '11 15-4555-1234' },
  ]);
});

test('leaving what was changed asks', async () => {
  const { user, router } = await visit();
  await type(user, 'Pet shop', 'Otro');
  await router.navigate('/tabs/alimentacion');
  await press(user, 'Salir sin guardar');
  expect(await screen.findByRole('article', { name: 'Royal Canin Maxi Adult' })).toBeVisible();
});

test.each(['7', 'nada'])('a bag %s that is not the person’s leads to not-found', async (id) => {
  const { router } = await visitFood({ at: `/tabs/alimentacion/editar/${id}`, having: [maxiAdult] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});

test('a bag that was deleted elsewhere says so when it is saved, and leads to the list', async () => {
  const visited = await visit();
  await type(visited.user, 'Pet shop', 'Otro');
  await send(visited.server, 'DELETE', '/app/user/stock-alimento/1');
  await press(visited.user, 'Guardar los cambios');
  expect(await screen.findByText('Esta bolsa ya no está: fue eliminada.')).toBeInTheDocument();
  expect(await screen.findByText('Todavía no cargó alimento')).toBeVisible();
});
