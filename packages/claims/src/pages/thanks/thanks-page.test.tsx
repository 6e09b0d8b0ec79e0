import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitClaims } from '../../testing/visit-claims.ts';
import './thanks-page.tsx';

test('D101 without names in the navigation it thanks without them', async () => {
  await visitClaims({ at: '/tabs/confirm' });
  expect(await screen.findByText('¡Gracias!')).toBeVisible();
  expect(screen.getByText('Recibimos el formulario. Con él sigue el reintegro.')).toBeVisible();
});

test('the names of vet and owner come with the navigation', async () => {
  const { router } = await visitClaims({ at: '/tabs/confirm' });
  await router.navigate('/tabs/confirm', { state: { vet: 'Eva Paz', owner: 'Ana Ríos' } });
  expect(await screen.findByText('¡Gracias, Eva Paz!')).toBeVisible();
  expect(screen.getByText('Recibimos el formulario. Con él sigue el reintegro de Ana Ríos.')).toBeVisible();
});
