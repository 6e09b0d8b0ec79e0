import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';
import './create-plans-page.tsx';

function visit(testApp: TestAppOptions = {}) {
  return renderRoutes(petsRoutes(testDependencies(), testOptions), { at: '/planes', ...testApp });
}

/** The text of each plan, with plain blanks in its amounts. */
async function shownPlans() {
  const list = await screen.findByRole('list', { name: 'Planes' });
  return within(list)
    .getAllByRole('listitem')
    .map((plan) => plan.textContent?.replaceAll(/\s/g, ' '));
}

test('somebody without an account reads what each plan costs, insures and adds, the cheapest first', async () => {
  const plans = [
    { id: 9, nombre: 'Plan 2 Compañero', costo: 22_500, suma_asegurada: 900_000 },
    { id: 4, nombre: 'Plan 1 Esencial', costo: 14_900, suma_asegurada: 450_000 },
  ];
  await visit({ failures: { listPlans: Response.json(plans) } });
  expect(await shownPlans()).toEqual([
    'Plan 1 Esencial$ 14.900 por mesSuma asegurada $ 450.000La cuota más baja.Elegir este plan',
    'Plan 2 Compañero$ 22.500 por mesSuma asegurada $ 900.000$ 450.000 más de suma asegurada que Plan 1 Esencial. Cuesta $ 7.600 más por mes.Elegir este plan',
  ]);
});

test('what all plans cover is there without any server', async () => {
  await visit({ failures: { listPlans: 'never' } });
  const covered = await screen.findByRole('region', { name: 'Todos los planes cubren' });
  expect(
    within(covered)
      .getAllByRole('listitem')
      .map((thing) => thing.textContent),
  ).toEqual(['Consultas veterinarias', 'Medicamentos', 'Cirugías', 'Estudios', 'Internaciones']);
  expect(within(covered).getByText('Todos los planes incluyen $21.500 en vacunas.')).toBeVisible();
  // The legal links are there without an account too.
  expect(screen.getByText('Botón de baja')).toBeVisible();
});

test('a plan is chosen by its own button', async () => {
  const { user } = await visit();
  await user.click(await screen.findByRole('link', { name: 'Elegir este plan: Plan 2 Compañero' }));
  expect(await screen.findByText('Otra pantalla: /choose/2')).toBeVisible();
});

test('a single plan is compared with none', async () => {
  const plans = [{ id: 1, nombre: 'Plan 1', costo: 14_900, suma_asegurada: 450_000 }];
  await visit({ failures: { listPlans: Response.json(plans) } });
  await shownPlans();
  expect(screen.queryByText('La cuota más baja.')).toBeNull();
});

test('plans that do not come are asked for again', async () => {
  const { user } = await visit({ before: (server) => server.failOnce('listPlans', 500) });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await shownPlans()).toHaveLength(4);
});
