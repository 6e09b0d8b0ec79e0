import type { Pet } from '@huella/contract';
import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storyPet } from '@huella/testing/story-pet';
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

/** All cards, also those out of view. */
const cards = () => screen.findAllByRole('article', { hidden: true });

test('one of two pets shows its name, breed, age and plan', async () => {
  await visitHome();
  const luna = await screen.findByRole('article', { name: 'Luna' });
  expect(within(luna).getByText('Golden Retriever · 4 años')).toBeVisible();
  expect(within(luna).getByText('Plan 2 Compañero')).toBeVisible();
  const mishi = screen.getByRole('article', { name: 'Mishi' });
  expect(within(mishi).getByText('Común Europeo · 8 meses')).toBeVisible();
});

test('a pet leads to its page by its name, and to its card', async () => {
  const { user } = await visitHome();
  const luna = await screen.findByRole('article', { name: 'Luna' });
  expect(within(luna).getByRole('link', { name: /^Carnet de Luna Plan 2/ })).toHaveAttribute(
    'href',
    '/tabs/pet-details/1/carnet',
  );
  await user.click(within(luna).getByRole('link', { name: 'Luna' }));
  expect(await screen.findByText('Otra pantalla: /tabs/pet-details/1')).toBeVisible();
});

test.each([
  [2, {}, 'Vigente'],
  [3, {}, 'Vigente'],
  [2, { anulada: '2026-11-20' }, 'Anulada'],
  [2, { vigencia: { desde: '2025-11-01', hasta: '2026-11-01' } }, 'Vencida'],
])('of %i pets one shows the state of its policy: %o', async (count, policy, word) => {
  const list = Array.from({ length: count }, (_, index) => pet(index + 1, `Mascota ${index + 1}`));
  const [first, ...others] = list;
  await visitHome({
    as: 'asegurada',
    failures: { listPets: Response.json([{ ...first, ...policy }, ...others]) },
  });
  const card = await screen.findByRole('article', { name: 'Mascota 1' });
  expect(within(card).getByText(word)).toBeVisible();
});

test('without a pet and without personal data the first step comes first', async () => {
  await renderRoutes([{ path: at, element: <PetCarousel hasPersonalData={false} /> }], { at, as: 'nueva' });
  expect(await screen.findByText('0 de 4 listos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Completar mis datos' })).toHaveAttribute(
    'href',
    '/tabs/personal-data?para=mascota',
  );
});

test('with personal data the first two steps are done', async () => {
  await renderRoutes([{ path: at, element: <PetCarousel hasPersonalData /> }], { at, as: 'con-datos' });
  expect(await screen.findByText('2 de 4 listos')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Sus datos ?: Listo$/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Completar mis datos' })).toBeNull();
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

test('specification §9 three of more pets are in view', async () => {
  await visitHome(havingPets('Lola', 'Michi', 'Toto', 'Nina'));
  const carousel = within(await screen.findByRole('region', { name: 'Mis mascotas' }));
  const slides = carousel.getAllByRole('group', { hidden: true });
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, false, false, true]);
});

test('O-LI-05 while the pets are loading nothing says that there are none', async () => {
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
