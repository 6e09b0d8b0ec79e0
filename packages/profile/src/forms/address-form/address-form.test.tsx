import { screen, waitFor } from '@testing-library/react';
import { renderRoutes, type RenderRoutesOptions } from '@huella/testing';
import { expect, test } from 'vitest';
import { profileRoutes } from '../../index.ts';
import { fill, pick, press, typeInto } from '../../testing/fill.ts';

async function open(options: Partial<RenderRoutesOptions> = {}) {
  const opened = await renderRoutes(profileRoutes, {
    at: '/tabs/personal-data',
    as: 'con-datos',
    ...options,
  });
  await press(opened.user, 'Continuar');
  await screen.findByRole('heading', { name: 'Paso 2 de 2: Su domicilio' });
  return opened;
}

test.each([
  ['cordoba', 'Córdoba'],
  ['TUCUMAN', 'Tucumán'],
  [' tucuman', 'Tucumán'],
])('O-FO-05 %j finds the province %s', async (typed, found) => {
  const { user } = await open();
  const list = await typeInto(user, 'Provincia', typed);
  expect((await list.findAllByRole('option')).map((option) => option.textContent)).toEqual([found]);
});

test('O-FO-05 "xyz" finds nothing, and says so', async () => {
  const { user } = await open();
  const list = await typeInto(user, 'Provincia', 'xyz');
  expect(await list.findByText('No hay resultados')).toBeTruthy();
});

test('another province empties the locality and lists its own', async () => {
  const { user } = await open();
  await screen.findByDisplayValue('Palermo');
  await pick(user, 'Provincia', 'tucuman', 'Tucumán');
  expect(screen.queryByDisplayValue('Palermo')).toBeNull();
  const list = await typeInto(user, 'Localidad', 'palermo');
  expect(await list.findByText('No hay resultados')).toBeTruthy();
  await press(user, 'Revisar los cambios');
  expect(await screen.findByText('Por favor indique una localidad')).toBeTruthy();
});

test('localities that do not arrive are an error with a retry', async () => {
  const { user } = await open({ before: (server) => server.failOnce('listLocalities', 503) });
  expect(await screen.findByText('No pudimos cargar las localidades.')).toBeTruthy();
  await press(user, 'Reintentar');
  await waitFor(() => expect(screen.queryByText('No pudimos cargar las localidades.')).toBeNull());
  expect(await screen.findByDisplayValue('Palermo')).toBeTruthy();
});

test('the rules of the address speak at its fields', async () => {
  const { user } = await open();
  await fill(user, 'Calle', ' ');
  await fill(user, 'Altura', ' ');
  await fill(user, /^Piso/, '1234');
  await press(user, 'Revisar los cambios');
  expect(await screen.findByText('Por favor, ingrese la calle en la que vive')).toBeTruthy();
  expect(screen.getByText('Por favor, ingrese la altura')).toBeTruthy();
  expect(screen.getByText('Supera la longitud máxima')).toBeTruthy();
});

test('an apostrophe is refused, and taken away with one tap', async () => {
  const { user } = await open();
  const street = await fill(user, 'Calle', "Av. O'Higgins");
  await press(user, 'Revisar los cambios');
  const rejected = 'La dirección solo puede contener letras, números y los caracteres . - /';
  expect(await screen.findByText(rejected)).toBeTruthy();
  await press(user, 'Usar «Av. OHiggins»');
  expect(street).toHaveProperty('value', 'Av. OHiggins');
  await waitFor(() => expect(screen.queryByText(rejected)).toBeNull());
});
