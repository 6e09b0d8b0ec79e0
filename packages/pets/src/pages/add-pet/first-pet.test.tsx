import { renderRoutes } from '@huella/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PetCarousel } from '../../components/pet-carousel/pet-carousel.tsx';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';
import { fillAll, press } from '../../testing/visit-add-pet.ts';

test('O-LI-03 the first pet is on home without a reload', async () => {
  const home = { path: '/tabs/home', element: <PetCarousel /> };
  const { user } = await renderRoutes([home, ...petsRoutes(testDependencies(), testOptions)], {
    at: '/tabs/home',
    as: 'con-datos',
  });
  await screen.findByText('Asegure a su primera mascota');
  await user.click(screen.getByRole('link', { name: 'Agregar mascota' }));
  await fillAll(user);
  await press(user, 'Continuar sin código');
  await user.click(await screen.findByRole('link', { name: 'Ir al inicio' }));
  expect(await screen.findByRole('article', { name: 'Luna María' })).toBeVisible();
  expect(screen.queryByText('Asegure a su primera mascota')).toBeNull();
});
