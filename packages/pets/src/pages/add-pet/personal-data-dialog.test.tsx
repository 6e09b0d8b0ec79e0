import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { write } from '../../testing/fields.ts';
import {
  choose,
  fillPet,
  petFields,
  press,
  storedPets,
  toPlanStep,
  visitAddPet,
} from '../../testing/visit-add-pet.ts';

const question = { name: 'Complete sus datos personales' };

test('somebody without personal data is asked for them and led there', async () => {
  const visit = await visitAddPet({ as: 'nueva' });
  expect(await screen.findByRole('alertdialog', question)).toBeVisible();
  await press(visit.user, 'Completar mis datos');
  expect(await screen.findByText('Otra pantalla: /tabs/personal-data?para=mascota')).toBeVisible();
});

test('the question comes once while the app stays loaded', async () => {
  const visit = await visitAddPet({ as: 'nueva' });
  await press(visit.user, 'Ahora no');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await visit.router.navigate('/tabs/home');
  await visit.router.navigate('/tabs/add-pet');
  await petFields.nombre();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('somebody with personal data is not asked', async () => {
  await visitAddPet();
  await petFields.nombre();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('nothing is asked while it is not known', async () => {
  await visitAddPet({ failures: { getPerson: () => new Promise(() => undefined) } });
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a check that failed never counts as missing data and can be repeated', async () => {
  const visit = await visitAddPet();
  const mend = visit.server.override('getPerson', 500);
  await petFields.nombre();
  expect(
    await screen.findByText('No pudimos comprobar si sus datos personales están completos.'),
  ).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  mend();
  await press(visit.user, 'Reintentar');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull());
});

/** A user who postponed the question and filled everything in. */
async function insureWithoutPerson() {
  const visit = await visitAddPet({ as: 'nueva' });
  await press(visit.user, 'Ahora no');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await fillPet(visit.user);
  await toPlanStep(visit.user);
  await choose(visit.user, 'Plan 2 Compañero');
  await press(visit.user, 'Visa terminada en 3704');
  await press(visit.user, 'Contratar');
  return visit;
}

test('without a holder nothing is insured: a person who put the question off is asked again, and what was filled in waits', async () => {
  const visit = await insureWithoutPerson();
  expect(await screen.findByRole('alertdialog', { name: 'Faltan sus datos personales' })).toBeVisible();
  await press(visit.user, 'Completar mis datos');
  await screen.findByText('Otra pantalla: /tabs/personal-data?para=mascota');
  expect(await storedPets(visit)).toEqual([]);
  await visit.router.navigate(-1);
  expect(await screen.findByRole('radio', { name: 'Plan 2 Compañero' })).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Paso 4 de 4: Plan y pago' })).toBeVisible();
  await visit.router.navigate(-1);
  expect(await petFields.nombre()).toHaveValue('luna maría');
});

test('a server that knows of no holder asks for one too', async () => {
  const visit = await visitAddPet({ failures: { createPet: noHolder } });
  await write(visit.user, petFields.peso(), '4,5');
  await fillPet(visit.user);
  await toPlanStep(visit.user);
  await choose(visit.user, 'Plan 2 Compañero');
  await press(visit.user, 'Visa terminada en 3704');
  await press(visit.user, 'Contratar');
  await press(visit.user, 'Continuar sin código');
  expect(await screen.findByRole('alertdialog', { name: 'Faltan sus datos personales' })).toBeVisible();
});

function noHolder() {
  return Response.json({ code: 'person_required', message: 'Faltan sus datos.' }, { status: 409 });
}
