import { screen } from '@testing-library/react';
import { renderRoutes } from '@huella/testing';
import { expect, test } from 'vitest';
import { profileRoutes } from '../../index.ts';
import { press } from '../../testing/fill.ts';

const at = '/tabs/personal-data';

test('while the data are loading a skeleton of the form is shown', async () => {
  await renderRoutes(profileRoutes, { at, as: 'con-datos', failures: { getPerson: 'never' } });
  expect(await screen.findByRole('heading', { name: 'Datos personales' })).toBeTruthy();
  expect(await screen.findByText('Cargando…')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a failing answer is an error with a retry, not an empty form', async () => {
  const { user, server } = await renderRoutes(profileRoutes, {
    at,
    as: 'con-datos',
    before: (mock) => mock.failOnce('getPerson', 500),
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press(user, 'Reintentar');
  expect(await screen.findByRole('textbox', { name: 'Apellido' })).toHaveProperty('value', 'Núñez');
  expect(server.pending()).toEqual([]);
});
