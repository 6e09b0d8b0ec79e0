import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  findCelebration,
  choose,
  chooseBreed,
  fillAll,
  fillPet,
  petFields,
  press,
  storedPets,
  toPlanStep,
  visitAddPet,
} from '../../testing/visit-add-pet.ts';
import { write } from '../../testing/fields.ts';

const planStep = { name: 'Paso 2 de 2: Plan y pago' };

test.each([
  ['Por favor, ingrese nombre'],
  ['Por favor, ingrese el color'],
  ['Por favor, indique el sexo'],
  ['Por favor, indique si es perro o gato'],
  ['Por favor, elija la raza'],
  ['Por favor, ingrese la fecha de nacimiento'],
])('an empty first step says: %s', async (message) => {
  const visit = await visitAddPet();
  await press(visit.user, 'Continuar');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('heading', planStep)).toBeNull();
});

test('O-AX-03 the first wrong field gets the focus and is tied to its message', async () => {
  const visit = await visitAddPet();
  await press(visit.user, 'Continuar');
  await screen.findByText('Por favor, ingrese nombre');
  const nombre = await petFields.nombre();
  await waitFor(() => expect(nombre).toHaveFocus());
  expect(nombre).toBeInvalid();
  expect(nombre).toHaveAccessibleDescription('Por favor, ingrese nombre');
});

test('O-FO-06 a name of five blanks is no name', async () => {
  const visit = await visitAddPet();
  await write(visit.user, petFields.nombre(), '     ');
  await press(visit.user, 'Continuar');
  expect(await screen.findByText('Por favor, ingrese nombre')).toBeVisible();
});

test('O-FO-04 another species empties the breed and offers its own breeds only', async () => {
  const visit = await visitAddPet();
  await fillPet(visit.user);
  await choose(visit.user, 'Gato');
  expect(await petFields.raza()).toHaveValue('');
  await press(visit.user, 'Continuar');
  expect(await screen.findByText('Por favor, elija la raza')).toBeVisible();
  await write(visit.user, petFields.raza(), 'Caniche Toy');
  expect(await screen.findByText('No hay resultados')).toBeVisible();
  await chooseBreed(visit.user, 'Siamés');
  await toPlanStep(visit.user);
});

test('before a species is chosen there are no breeds to choose from', async () => {
  const visit = await visitAddPet();
  expect(await petFields.raza()).toHaveAccessibleDescription('Elija primero la especie');
  await write(visit.user, petFields.raza(), 'Caniche');
  expect(await screen.findByText('No hay resultados')).toBeVisible();
});

test('breeds that did not arrive are an error with a retry that works', async () => {
  const visit = await visitAddPet({ before: (server) => server.failOnce('listBreeds', 500) });
  expect(await screen.findByText('No pudimos cargar las razas.')).toBeVisible();
  await press(visit.user, 'Reintentar');
  expect(await petFields.raza()).toBeVisible();
});

test.each(['27/08/2026', '27/11/2017'])('O-DT-06 a birth date of %s is accepted', async (date) => {
  const visit = await visitAddPet();
  await fillPet(visit.user);
  await write(visit.user, petFields.birth(), date);
  await press(visit.user, 'Continuar');
  expect(await screen.findByRole('heading', planStep)).toBeVisible();
});

test.each(['28/08/2026', '26/11/2017', '01/01/2030'])(
  'O-DT-06 a birth date of %s is refused',
  async (date) => {
    const visit = await visitAddPet();
    await fillPet(visit.user);
    await write(visit.user, petFields.birth(), date);
    await press(visit.user, 'Continuar');
    expect(await screen.findByText('La mascota debe tener entre 3 meses y 9 años')).toBeVisible();
    expect(screen.queryByRole('heading', planStep)).toBeNull();
  },
);

test('O-DT-03 a birth date that does not exist is refused and never becomes another', async () => {
  const visit = await visitAddPet();
  await fillPet(visit.user);
  await write(visit.user, petFields.birth(), '31/02/2024');
  await press(visit.user, 'Continuar');
  const birth = await petFields.birth();
  await waitFor(() => expect(birth).toBeInvalid());
  expect(birth).toHaveValue('31/02/2024');
  expect(screen.queryByRole('heading', planStep)).toBeNull();
});

test.each([
  ['1e2', 'Por favor, ingrese el peso en kilos con un decimal como máximo, por ejemplo 7,5'],
  ['0x10', 'Por favor, ingrese el peso en kilos con un decimal como máximo, por ejemplo 7,5'],
  ['-5', 'Por favor, ingrese el peso en kilos con un decimal como máximo, por ejemplo 7,5'],
  ['0', 'No puede ser 0'],
  ['200,5', 'Excede el máximo'],
])('O-MO-03 O-MO-05 a weight of %s is refused', async (weight, message) => {
  const visit = await visitAddPet();
  await fillPet(visit.user);
  await write(visit.user, petFields.peso(), weight);
  await press(visit.user, 'Continuar');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('heading', planStep)).toBeNull();
});

test.each([
  ['1', 1],
  ['200', 200],
  ['4.5', 4.5],
])('O-MO-05 a weight of %s is stored', async (typed, stored) => {
  const visit = await visitAddPet();
  await write(visit.user, petFields.peso(), typed);
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  await findCelebration();
  expect(await storedPets(visit)).toMatchObject([{ peso: stored }]);
});

test('the two species show their illustrations', async () => {
  await visitAddPet();
  const group = await screen.findByRole('radiogroup', { name: 'Especie' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  expect(group.querySelectorAll('svg')).toHaveLength(2);
});
