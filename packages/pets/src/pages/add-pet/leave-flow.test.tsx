import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillAll, press, visitAddPet } from '../../testing/visit-add-pet.ts';

test('whoever goes back after contracting is where they came from, not in the form again', async () => {
  const visit = await visitAddPet({ at: '/tabs/home' });
  await visit.router.navigate('/tabs/add-pet');
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  expect(await screen.findByText('Datos enviados correctamente.')).toBeVisible();
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  await visit.router.navigate(-1);
  await waitFor(() => expect(visit.router.state.navigation.state).toBe('idle'));
  expect(visit.router.state.location.pathname).toBe('/tabs/home');
  expect(screen.getByText('Otra pantalla: /tabs/home')).toBeVisible();
});
