import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitClaims } from '../../testing/visit-claims.ts';
import './choose-pet-page.tsx';
import '../new-claim/new-claim-page.tsx';

const at = '/tabs/siniestros/pets';

test('a pet leads to its form', async () => {
  const { user, router } = await visitClaims({ at });
  await user.click(await screen.findByRole('link', { name: /^Mishi/ }));
  expect(await screen.findByRole('textbox', { name: '¿Qué pasó?' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Denunciar un siniestro' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/tabs/siniestros/new/2');
});

test('a pet whose policy was ended says since when', async () => {
  await visitClaims({ at, as: 'poliza-anulada' });
  expect(
    await screen.findByText(/^Póliza anulada el \d{2}\/\d{2}\/2026: puede denunciar lo que pasó antes$/),
  ).toBeVisible();
});

test('D102 without an insured pet the next step is to insure one', async () => {
  const { user } = await visitClaims({ at, as: 'con-datos' });
  expect(await screen.findByText('Todavía no tiene una mascota asegurada')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Agregar mascota' }));
  expect(await screen.findByText('Otra pantalla: /tabs/add-pet')).toBeVisible();
});

test('D72 a failure is not an empty list, and can be retried', async () => {
  const { user } = await visitClaims({ at, before: (server) => server.failOnce('listPets', 500) });
  expect(await screen.findByText('No pudimos cargar sus mascotas')).toBeVisible();
  expect(screen.queryByText('Todavía no tiene una mascota asegurada')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /^Luna/ })).toBeVisible();
});
