import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  choose,
  fillPet,
  press,
  toPlanStep,
  visitAddPet,
  type VisitOptions,
} from '../../testing/visit-add-pet.ts';

async function visitPlans(options?: VisitOptions) {
  const visit = await visitAddPet(options);
  await fillPet(visit.user);
  await toPlanStep(visit.user);
  return visit;
}

const shuffled = [
  { id: 3, nombre: 'Plan 3', costo: 34_800, suma_asegurada: 1_800_000 },
  { id: 1, nombre: 'Plan 1', costo: 1_500, suma_asegurada: 21_500 },
  { id: 2, nombre: 'Plan 2', costo: 22_500, suma_asegurada: 900_000 },
];

test('O-MO-01 plans come cheapest first, the sum insured with thousands dots', async () => {
  await visitPlans({ failures: { listPlans: Response.json(shuffled) } });
  const plans = await screen.findAllByRole('radio');
  expect(plans.map((plan) => plan.getAttribute('value'))).toEqual(['1', '2', '3']);
  expect(plans[0]).toHaveAccessibleDescription(/^\$\s1\.500 por mes Suma asegurada: \$\s21\.500$/);
  expect(plans[2]).toHaveAccessibleDescription(/^\$\s34\.800 por mes Suma asegurada: \$\s1\.800\.000$/);
});

test('what the chosen plan costs stays in sight above the button', async () => {
  const visit = await visitPlans();
  expect(screen.queryByText(/^Plan 2 Compañero ·/)).toBeNull();
  await choose(visit.user, 'Plan 2 Compañero');
  expect(screen.getByRole('button', { name: 'Contratar' }).parentElement).toHaveTextContent(
    /^Plan 2 Compañero · \$\s22\.500 por mes/,
  );
});

test('the note about vaccines is with the plans', async () => {
  await visitPlans();
  expect(await screen.findByText('Todos los planes incluyen $21.500 en vacunas.')).toBeVisible();
});

test('without a plan nothing goes on', async () => {
  const visit = await visitPlans();
  await press(visit.user, 'Visa terminada en 3704');
  await press(visit.user, 'Contratar');
  expect(await screen.findByText('Por favor, elija un plan de cobertura')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a payment method nothing goes on', async () => {
  const visit = await visitPlans();
  await choose(visit.user, 'Plan 1 Esencial');
  await press(visit.user, 'Contratar');
  expect(await screen.findByText('Por favor, elija un medio de pago')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the first card leads on to the summary, and without a plan asks for one as the button does', async () => {
  const visit = await visitPlans();
  await press(visit.user, 'Agregar la primera tarjeta');
  expect(await screen.findByText('Por favor, elija un plan de cobertura')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose(visit.user, 'Plan 1 Esencial');
  await press(visit.user, 'Agregar la primera tarjeta');
  expect(await screen.findByRole('dialog', { name: 'Revise y contrate' })).toBeVisible();
});

test('plans that did not arrive are an error with a retry that works', async () => {
  const visit = await visitPlans({ failures: { listPlans: 500 } });
  expect(await screen.findByText('No pudimos cargar los planes')).toBeVisible();
  visit.server.override('listPlans', (request) => visit.server.app.fetch(request));
  await press(visit.user, 'Reintentar');
  expect(await screen.findByRole('radio', { name: 'Plan 1 Esencial' })).toBeVisible();
});

test('an offer without plans says so', async () => {
  await visitPlans({ failures: { listPlans: Response.json([]) } });
  expect(await screen.findByText('No hay planes disponibles')).toBeVisible();
});
