import type { CallId } from '@huella/contract';
import { moveClock } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  findCelebration,
  fillAll,
  petFields,
  press,
  storedPets,
  visitAddPet,
} from '../../testing/visit-add-pet.ts';

const createPet: CallId = 'createPet';

function rejecting(path: string, message: string) {
  const body = { message: 'No válido', code: 'invalid_fields', fields: [{ path, code: 'custom', message }] };
  return { [createPet]: Response.json(body, { status: 422 }) };
}

test('a failure says so and keeps everything for the next try', async () => {
  const visit = await visitAddPet();
  visit.server.failOnce('createPet', 500);
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  expect(await screen.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Plan 2 Compañero' })).toBeChecked();
  expect(await storedPets(visit)).toEqual([]);
  await press(visit.user, 'Contratar');
  await press(visit.user, 'Continuar sin código');
  await findCelebration();
  expect(await storedPets(visit)).toHaveLength(1);
});

test('an answer that got lost and a second try make one pet', async () => {
  const visit = await visitAddPet();
  const undo = visit.server.override('createPet', async (request) => {
    await visit.server.app.fetch(request);
    return Response.error();
  });
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  await screen.findByText('Hubo un problema. Por favor intente nuevamente.');
  undo();
  await press(visit.user, 'Contratar');
  await press(visit.user, 'Continuar sin código');
  await findCelebration();
  expect(await storedPets(visit)).toHaveLength(1);
});

test('a field that the server refuses is shown in the first step, with the focus on it', async () => {
  const visit = await visitAddPet({ failures: rejecting('datos_mascota.raza', 'Esa raza no existe') });
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  expect(await screen.findByText('Esa raza no existe')).toBeVisible();
  await waitFor(async () => expect(await petFields.raza()).toHaveFocus());
  expect(await petFields.nombre()).toHaveValue('luna maría');
});

test('a plan that the server refuses is shown at the plans, with the focus on them', async () => {
  const visit = await visitAddPet({ failures: rejecting('datos_pago.plan', 'Ese plan ya no se ofrece') });
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  expect(await screen.findByText('Ese plan ya no se ofrece')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('radio', { name: /^Plan/ })[0]).toHaveFocus());
});

test('a code that the server refuses is shown in its dialog', async () => {
  const visit = await visitAddPet({ failures: rejecting('codigo_vendedor', 'Ese código no existe') });
  await fillAll(visit.user);
  await press(visit.user, 'Aplicar código');
  expect(await screen.findByText('Ese código no existe')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Revise y contrate' })).toBeVisible();
});

test('a refused field that no input shows is a failure', async () => {
  const visit = await visitAddPet({ failures: rejecting('datos_mascota.foto', 'Fecha') });
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  expect(await screen.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeVisible();
});

test('a phone that is a day ahead is named as what refuses the weight’s day, and once it is right the pet is insured', async () => {
  const visit = await visitAddPet();
  moveClock(86_400);
  await visit.router.navigate('/otra');
  await visit.router.navigate('/add-pet');
  await visit.user.type(await petFields.peso(), '4,5');
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  const clock = 'La fecha de su teléfono parece adelantada. Corríjala e intente nuevamente.';
  expect(await screen.findByText(clock)).toBeVisible();
  moveClock(0);
  await press(visit.user, 'Contratar');
  await press(visit.user, 'Continuar sin código');
  await findCelebration();
  expect(await storedPets(visit)).toMatchObject([{ peso: 4.5, fecha_pesaje: '2026-11-27' }]);
});
