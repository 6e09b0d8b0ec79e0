import type { Pet } from '@huella/contract';
import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storyPet } from '../../testing/story-pets.ts';
import { PetCarousel } from './pet-carousel.tsx';

const at = '/tabs/home';

function visitHome(testApp: TestAppOptions = { as: 'asegurada' }) {
  return renderRoutes([{ path: at, element: <PetCarousel /> }], { at, ...testApp });
}

function pet(id: number, nombre: string): Pet {
  const young = { fecha_nacimiento: '2024-03-05', raza: 'Caniche', plan: 'Plan 1 Esencial' };
  return { ...storyPet, ...young, peso: null, fecha_pesaje: null, historial_peso: [], id, nombre };
}

const havingPets = (...names: string[]): TestAppOptions => ({
  as: 'asegurada',
  failures: { listPets: Response.json(names.map((name, index) => pet(index + 1, name))) },
});

/** Every card in the document, also those that are out of view. */
const cards = () => screen.findAllByRole('article', { hidden: true });

test('a pet shows its name, breed, age and plan', async () => {
  await visitHome();
  const luna = await screen.findByRole('article', { name: 'Luna' });
  expect(within(luna).getByText('Golden Retriever')).toBeVisible();
  expect(within(luna).getByText('4 años')).toBeVisible();
  expect(within(luna).getByText('Plan 2 Compañero')).toBeVisible();
  const mishi = screen.getByRole('article', { name: 'Mishi' });
  expect(within(mishi).getByText('8 meses')).toBeVisible();
});

test('a pet leads to its page, by its name alone', async () => {
  const { user } = await visitHome();
  const luna = await screen.findByRole('article', { name: 'Luna' });
  expect(within(luna).getAllByRole('link')).toHaveLength(1);
  await user.click(within(luna).getByRole('link', { name: 'Luna' }));
  expect(await screen.findByText('Otra pantalla: /tabs/pet-details/1')).toBeVisible();
});

test.each([1, 2, 3, 4])('O-CA-01 %i pets: each is there once and another can be added', async (count) => {
  const names = ['Luna', 'Mishi', 'Rocco', 'Pampa'].slice(0, count);
  await visitHome(havingPets(...names));
  const shown = (await cards()).map((card) => card.getAttribute('aria-label'));
  expect(shown).toEqual(names);
  expect(screen.getByRole('link', { name: 'Agregar mascota' })).toHaveAttribute('href', '/tabs/add-pet');
});

test('O-CA-01 somebody without pets reads the next step, and there is one way to it', async () => {
  await visitHome({ as: 'con-datos' });
  expect(await screen.findByText('Asegure a su primera mascota')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Agregar mascota' })).toHaveLength(1);
});

test('O-LI-05 while the pets are on their way nothing says that there are none', async () => {
  await visitHome({ as: 'asegurada', failures: { listPets: 'never' } });
  expect(await screen.findByText('Cargando sus mascotas')).toBeInTheDocument();
  expect(screen.queryByText('Asegure a su primera mascota')).toBeNull();
  expect(screen.getByRole('link', { name: 'Agregar mascota' })).toBeVisible();
});

test('O-LI-05 a list that failed is an error with a retry that works', async () => {
  const { user } = await visitHome({
    as: 'asegurada',
    before: (server) => server.failOnce('listPets', 500),
  });
  expect(await screen.findByText('No pudimos cargar sus mascotas')).toBeVisible();
  expect(screen.queryByText('Asegure a su primera mascota')).toBeNull();
  expect(screen.getByRole('link', { name: 'Agregar mascota' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article', { name: 'Luna' })).toBeVisible();
});

test('O-FO-07 a name is shown in title case, accents and ñ right', async () => {
  await visitHome(havingPets('ñandú maría de la peña'));
  expect(await screen.findByRole('article', { name: 'Ñandú María De La Peña' })).toBeVisible();
});

test('O-SE-01 markup in a name is text', async () => {
  await visitHome(havingPets('<img src=x onerror="window.__x=1">'));
  const [card] = await cards();
  expect(card).toHaveTextContent('<Img Src=x Onerror="window.__x=1">');
  expect(document.querySelector('img')).toBeNull();
});
