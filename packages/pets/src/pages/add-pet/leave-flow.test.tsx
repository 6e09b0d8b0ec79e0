import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillAll, findCelebration, press, visitAddPet } from '../../testing/visit-add-pet.ts';

test('back after insuring leads home, not into the form again', async () => {
  const visit = await visitAddPet({ at: '/planes' });
  await visit.router.navigate('/tabs/add-pet');
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  expect(await screen.findByText('Datos enviados correctamente.')).toBeVisible();
  expect(await findCelebration()).toBeVisible();
  await visit.router.navigate(-1);
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  expect(visit.router.state.location.pathname).toBe('/tabs/home');
});
