import { sessionReducer } from '@huella/auth';
import { petsApi } from '@huella/pets/api';
import { renderRoutes } from '@huella/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component } from './tab-shell.route.tsx';

test('D39 while something is being sent the tabs lead nowhere', async () => {
  const children = [{ path: '/tabs/home', element: <h1>Inicio de la prueba</h1> }];
  const { store, user } = await renderRoutes([{ Component, children }], {
    at: '/tabs/home',
    as: 'asegurada',
    reducers: { session: sessionReducer },
    failures: { createWeightEntry: 'never' },
  });
  const settings = await screen.findByRole('link', { name: 'Ajustes' });
  expect(settings).not.toHaveAttribute('aria-disabled');
  const entry = { mascotaId: 1, peso: 28, fecha_pesaje: '2026-11-27' };
  act(() => {
    void store.dispatch(
      petsApi.endpoints.createWeightEntry.initiate({ body: entry, idempotencyKey: 'weight' }),
    );
  });
  await expect.poll(() => settings.getAttribute('aria-disabled')).toBe('true');
  await user.click(settings);
  expect(screen.getByText('Inicio de la prueba')).toBeVisible();
});
