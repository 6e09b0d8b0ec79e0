import { sessionReducer } from '@huella/auth';
import { onDesktop, renderRoutes } from '@huella/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component } from './settings-frame.route.tsx';

const list = { name: 'Ajustes' };

async function visit(at: string) {
  onDesktop();
  const children = [{ path: '/tabs/personal-data/:petId?', element: <h1>Datos de la prueba</h1> }];
  await renderRoutes([{ Component, children }], {
    at,
    as: 'asegurada',
    reducers: { session: sessionReducer },
  });
  expect(await screen.findByText('Datos de la prueba')).toBeVisible();
}

test('personal data have the settings beside them, which mark them', async () => {
  await visit('/tabs/personal-data');
  expect(screen.getByRole('complementary', list)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Mis datos personales/ })).toHaveAttribute('aria-current', 'page');
});

test.each(['/tabs/personal-data?para=mascota&plan=2', '/tabs/personal-data/1'])(
  'on the way to or from a pet they do not: %s',
  async (at) => {
    await visit(at);
    expect(screen.queryByRole('complementary', list)).toBeNull();
  },
);
