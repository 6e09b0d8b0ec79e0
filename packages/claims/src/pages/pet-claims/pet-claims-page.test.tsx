import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { havingClaims } from '../../testing/having-claims.ts';
import { visitClaims } from '../../testing/visit-claims.ts';
import './pet-claims-page.tsx';

const at = '/tabs/siniestros/show-siniestros/1';

test('the claims of one pet, and no other’s', async () => {
  await visitClaims({ at, before: havingClaims({ id: 1 }, { id: 2, pet: 2 }) });
  expect(await screen.findByRole('link', { name: 'Siniestro 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Siniestro 2' })).toBeNull();
});

test('a pet without claims offers to report one of it', async () => {
  await visitClaims({ at });
  expect(await screen.findByText('Luna no tiene siniestros')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Denunciar un siniestro' })).toHaveAttribute(
    'href',
    '/tabs/siniestros/new/1',
  );
});

test('O-LI-02 nothing of the previous pet is shown while the next one’s claims are loading', async () => {
  const { router, server } = await visitClaims({ at, before: havingClaims({ id: 1 }) });
  await screen.findByRole('link', { name: 'Siniestro 1' });
  server.override('listClaims', 'never');
  await router.navigate('/tabs/siniestros/show-siniestros/2');
  expect(await screen.findByRole('heading', { level: 2, name: 'Mishi' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Siniestro 1' })).toBeNull();
});

test('O-SE-03 an unknown pet is not found', async () => {
  await visitClaims({ at: '/tabs/siniestros/show-siniestros/999' });
  expect(await screen.findByText('No encontramos esta mascota')).toBeVisible();
});

test('back leads to the pet', async () => {
  const { user } = await visitClaims({ at });
  await user.click(await screen.findByRole('button', { name: 'Volver' }));
  expect(await screen.findByText('Otra pantalla: /tabs/pet-details/1')).toBeVisible();
});
