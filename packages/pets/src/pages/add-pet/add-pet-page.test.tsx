import { goBackOverDialog, recordToasts } from '@huella/testing';
import { setPrefetcher, openedFrom } from '@huella/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  fillAll,
  fillPet,
  findCelebration,
  petFields,
  press,
  storedPets,
  toPlanStep,
  visitAddPet,
} from '../../testing/visit-add-pet.ts';
import { write } from '../../testing/fields.ts';
import { testOptions } from '../../testing/test-dependencies.tsx';

test('insuring stores the pet with its plan, payment and code, and celebrates it', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await visit.user.type(screen.getByRole('textbox', { name: /^Código de beneficio/ }), 'HUELLA10');
  const said = recordToasts();
  await press(visit.user, 'Aplicar código');
  expect(await screen.findByText('Datos enviados correctamente.')).toBeVisible();
  expect(said()).toEqual([['Datos enviados correctamente.', 3500]]);
  expect(await findCelebration()).toBeVisible();
  expect(screen.getByText(/^Le enviamos la póliza por email a \S+@\S+\.$/)).toBeVisible();
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
  await findCelebration();
  expect(await storedPets(visit)).toMatchObject([{ benefit_code: null }]);
});

test('the page that celebrates is fetched before the pet is insured', async () => {
  const fetch = vi.fn<(load: () => Promise<unknown>) => void>();
  setPrefetcher(fetch);
  await visitAddPet();
  await waitFor(() => expect(fetch).toHaveBeenCalledWith(testOptions.loadCardParts));
  setPrefetcher(() => undefined);
});

test('applying an empty code sends none', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await press(visit.user, 'Aplicar código');
  await findCelebration();
  expect(await storedPets(visit)).toMatchObject([{ benefit_code: null }]);
});

test('Esc closes the summary and sends nothing', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await visit.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Contratar' })).toBeVisible();
  expect(await storedPets(visit)).toEqual([]);
});

test('the browser’s back closes the summary and sends nothing', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  await goBackOverDialog(visit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Contratar' })).toBeVisible();
  expect(await storedPets(visit)).toEqual([]);
});

test('O-FO-01 two taps in the same tick insure once', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  const button = screen.getByRole('button', { name: 'Continuar sin código' });
  button.click();
  button.click();
  await findCelebration();
  expect(await storedPets(visit)).toHaveLength(1);
});

test('a weight with a decimal comma is stored as taken today', async () => {
  const visit = await visitAddPet();
  await write(visit.user, petFields.peso(), '4,5');
  await fillAll(visit.user);
  await press(visit.user, 'Continuar sin código');
  await findCelebration();
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
  await findCelebration();
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
  await waitFor(async () => expect(await petFields.color()).toHaveFocus());
  expect(await storedPets(visit)).toEqual([]);
});

test('what is bought is shown before it is sent: pet, price, holder, term and payment', async () => {
  const visit = await visitAddPet();
  await fillAll(visit.user);
  const summary = within(screen.getByRole('dialog', { name: 'Revise y contrate' }));
  expect(summary.getByText('Luna María')).toBeVisible();
  expect(summary.getByText(/^Caniche Toy · 2 años$/)).toBeVisible();
  expect(summary.getByText(/^\$\s22\.500$/)).toBeVisible();
  expect(await summary.findByText('Titular')).toBeVisible();
  expect(summary.getByText('Desde hoy, 27/11/2026, por un año')).toBeVisible();
  expect(summary.getByText(/^Todos los meses, con Visa terminada en 3704$/)).toBeVisible();
  expect(summary.getByRole('link', { name: /^términos y condiciones/ })).toHaveAttribute('target', '_blank');
});

test('the plan of the URL is chosen, and stays in it', async () => {
  const visit = await visitAddPet({ at: '/tabs/add-pet?plan=2' });
  await fillPet(visit.user);
  await toPlanStep(visit.user);
  expect(visit.router.state.location.search).toBe('?plan=2&paso=plan');
  expect(await screen.findByRole('radio', { name: 'Plan 2 Compañero' })).toBeChecked();
});

test('a URL with a plan that is none chooses none', async () => {
  const visit = await visitAddPet({ at: '/tabs/add-pet?plan=99' });
  await fillPet(visit.user);
  await toPlanStep(visit.user);
  await screen.findByRole('radio', { name: 'Plan 2 Compañero' });
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('after the person’s own data these are the last two of four steps', async () => {
  const visit = await visitAddPet({ at: '/tabs/home' });
  await visit.router.navigate('/tabs/add-pet', { state: openedFrom('/tabs/personal-data') });
  expect(await screen.findByRole('heading', { name: 'Paso 3 de 4: Su mascota' })).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Su mascota');
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
