import { goBackOverDialog } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  fillAll,
  fillPet,
  petFields,
  press,
  storedPets,
  toPlanStep,
  visitAddPet,
} from '../../testing/visit-add-pet.ts';
import { write } from '../../testing/fields.ts';

test('contracting insurance stores the pet with its plan, payment and code, and leads home', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await visit.user.type(screen.getByRole('textbox', { name: /^Código de beneficio/ }), 'HUELLA10');
  await press(visit.user, 'Aplicar código');
  expect(await screen.findByText('Datos enviados correctamente.')).toBeVisible();
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  expect(await storedPets(visit)).toEqual([
    {
      nombre: 'luna maría',
      color: 'negro',
      sexo: 'H',
      animal: 'Perro',
      raza: 'Caniche Toy',
      fecha_nacimiento: '2024-03-05',
      peso: null,
      fecha_pesaje: null,
      plan_id: 2,
      payment_method_id: 1,
      benefit_code: 'HUELLA10',
    },
  ]);
});

test('without a code the request goes out just the same, with none', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  await screen.findByText('Otra pantalla: /tabs/home');
  expect(await storedPets(visit)).toMatchObject([{ benefit_code: null }]);
});

test('applying an empty code sends none', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await press(visit.user, 'Aplicar código');
  await screen.findByText('Otra pantalla: /tabs/home');
  expect(await storedPets(visit)).toMatchObject([{ benefit_code: null }]);
});

test('Esc closes the question for a code and sends nothing', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await visit.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Contratar' })).toBeVisible();
  expect(await storedPets(visit)).toEqual([]);
});

test('the browser’s back closes the question for a code and sends nothing', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await goBackOverDialog(visit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Contratar' })).toBeVisible();
  expect(await storedPets(visit)).toEqual([]);
});

test('O-FO-01 two taps in the same tick contract once', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  const button = screen.getByRole('button', { name: 'Continuar sin código' });
  button.click();
  button.click();
  await screen.findByText('Otra pantalla: /tabs/home');
  expect(await storedPets(visit)).toHaveLength(1);
});

test('a weight with a decimal comma is stored as taken today', async () => {
  const visit = await visitAddPet();
  await write(visit.user, petFields.peso(), '4,5');
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  await screen.findByText('Otra pantalla: /tabs/home');
  expect(await storedPets(visit)).toMatchObject([{ peso: 4.5, fecha_pesaje: '2026-11-27' }]);
});

test('O-FO-03 going back a step keeps every value, also the plan', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await visit.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await visit.router.navigate(-1);
  expect(await petFields.nombre()).toHaveValue('luna maría');
  expect(await petFields.raza()).toHaveValue('Caniche Toy');
  expect(await petFields.birth()).toHaveValue('05/03/2024');
  expect(screen.getByRole('radio', { name: 'Hembra' })).toBeChecked();
  await write(visit.user, petFields.color(), 'blanco');
  await toPlanStep(visit.user);
  expect(await screen.findByRole('radio', { name: 'Plan 2 Compañero' })).toBeChecked();
  await press(visit.user, 'Contratar');
  await press(visit.user, 'Continuar sin código');
  await screen.findByText('Otra pantalla: /tabs/home');
  expect(await storedPets(visit)).toMatchObject([{ color: 'blanco', plan_id: 2 }]);
});

test('going forward past a first step that became wrong leads back to it', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await visit.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await visit.router.navigate(-1);
  await visit.user.clear(await petFields.color());
  await visit.router.navigate(1);
  await press(visit.user, 'Contratar');
  expect(await screen.findByText('Por favor, ingrese el color')).toBeVisible();
  expect(await petFields.color()).toHaveFocus();
  expect(await storedPets(visit)).toEqual([]);
});

test('a link to the second step opens the first', async () => {
  const visit = await visitAddPet({ at: '/tabs/add-pet?paso=plan' });
  expect(await screen.findByRole('heading', { name: 'Paso 1 de 2: Su mascota' })).toBeVisible();
  expect(visit.router.state.location.search).toBe('');
});

test('the flow works outside the tab shell too', async () => {
  await visitAddPet({ at: '/add-pet' });
  expect(await screen.findByRole('heading', { name: 'Agregar mascota' })).toBeVisible();
});

test('leaving with typed values asks first', async () => {
  const visit = await visitAddPet();
  await fillPet(visit.user);
  await press(visit.user, 'Volver');
  expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeVisible();
  await press(visit.user, 'Seguir editando');
  expect(await petFields.nombre()).toHaveValue('luna maría');
  await press(visit.user, 'Volver');
  await press(visit.user, 'Salir sin guardar');
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
});

test('leaving an untouched form asks nothing', async () => {
  const visit = await visitAddPet();
  await petFields.nombre();
  await press(visit.user, 'Volver');
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
});
