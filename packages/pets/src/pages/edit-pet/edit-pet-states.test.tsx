import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { petsApi } from '../../api/index.ts';
import { write } from '../../testing/fields.ts';
import { petFields, press } from '../../testing/visit-add-pet.ts';
import { visitEditPet } from '../../testing/visit-edit-pet.ts';

test('while the pet is loading the form’s skeleton is shown', async () => {
  await visitEditPet({ failures: { getPet: 'never' } });
  expect(await screen.findByRole('heading', { name: 'Editar mascota' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the form comes with what waits already, so that it does not move under a finger', async () => {
  await visitEditPet({ failures: { listChangeRequests: 'never' } });
  expect(await screen.findByRole('heading', { name: 'Editar mascota' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the form comes also when nobody can say what waits, and stays while that is asked again', async () => {
  const { user } = await visitEditPet({ failures: { listChangeRequests: 500 } });
  await write(user, petFields.nombre(), 'Lunita');
  await press(user, 'Reintentar');
  expect(await petFields.nombre()).toHaveValue('Lunita');
});

test.each(['/tabs/add-pet/999', '/add-pet/abc', '/tabs/add-pet/0'])(
  '%s is no pet of the person',
  async (at) => {
    const { user, router } = await visitEditPet({ at });
    expect(await screen.findByText('No encontramos esta mascota')).toBeVisible();
    await press(user, 'Volver');
    expect(router.state.location.pathname).toBe('/tabs/home');
  },
);

test('a failing answer is an error with a retry', async () => {
  const { user } = await visitEditPet({ before: (server) => server.failOnce('getPet', 500) });
  expect(await screen.findByRole('alert')).toBeVisible();
  await press(user, 'Reintentar');
  expect(await petFields.nombre()).toHaveValue('Luna');
});

test('the form is filled with what the server has now, not with what the cache had', async () => {
  const { router, store, server } = await visitEditPet({ at: '/' });
  await store.dispatch(petsApi.endpoints.getPet.initiate(1));
  await server.db.updateTable('pets').set({ nombre: 'Lunita' }).where('id', '=', 1).execute();
  await router.navigate('/tabs/add-pet/1');
  expect(await petFields.nombre()).toHaveValue('Lunita');
});

test('O-LI-02 under another pet’s URL nothing of the first one stays', async () => {
  const { router, server } = await visitEditPet();
  expect(await petFields.nombre()).toHaveValue('Luna');
  server.failOnce('getPet', 500);
  await router.navigate('/tabs/add-pet/2');
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByDisplayValue('Luna')).toBeNull();
});

test('the screen works outside the tab shell too', async () => {
  await visitEditPet({ at: '/add-pet/1' });
  expect(await petFields.nombre()).toHaveValue('Luna');
});
