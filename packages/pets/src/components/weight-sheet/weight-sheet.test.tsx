import { passMidnight, recordToasts } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { write } from '../../testing/fields.ts';
import { storedWeights, visitPet, weighedOn, type PetVisitOptions } from '../../testing/visit-pet.ts';

type Visit = Awaited<ReturnType<typeof visitPet>>;

const weight = () => screen.findByRole('textbox', { name: 'Peso en kilos' });
const day = () => screen.findByRole('textbox', { name: 'Día del pesaje' });
const warning = 'Por favor ingresa un peso válido para Luna';

async function openSheet(options: PetVisitOptions = {}): Promise<Visit> {
  const visit = await visitPet(options);
  await visit.user.click(await screen.findByRole('button', { name: /^Nutrición/ }));
  await visit.user.click(await screen.findByRole('button', { name: /^Actualizar peso/ }));
  await weight();
  return visit;
}

async function save({ user }: Visit) {
  await user.click(await screen.findByRole('button', { name: 'Guardar peso' }));
}

/** Adds a weight entry on a day without one. */
async function weigh(visit: Visit, kilograms: string, on = '26/11/2026') {
  await write(visit.user, weight(), kilograms);
  await write(visit.user, day(), on);
  await save(visit);
}

/** The bodies sent to the server. */
function record({ server }: Visit): unknown[] {
  const bodies: unknown[] = [];
  server.override('createWeightEntry', async (request) => {
    bodies.push(await request.clone().json());
    return server.app.fetch(request);
  });
  return bodies;
}

test.each(['4,5', '4.5'])('O-MO-02 %s is sent as 4.5, kept and shown as 4,5 kg', async (typed) => {
  const visit = await openSheet();
  const bodies = record(visit);
  const said = recordToasts();
  await weigh(visit, typed);
  expect(await screen.findByText('Registramos el peso de Luna: 4,5 kg.')).toBeVisible();
  expect(said()).toEqual([[expect.stringMatching(/^Registramos el peso de Luna: 4,5\skg\.$/), 3500]]);
  expect(bodies).toEqual([{ mascotaId: 1, peso: 4.5, fecha_pesaje: '2026-11-26' }]);
  expect(await storedWeights(visit)).toContainEqual({ peso: 4.5, fecha_pesaje: '2026-11-26' });
  await visit.router.navigate('/tabs/pet-details/1/peso');
  expect(await screen.findByRole('row', { name: /26\/11\/2026 4,5\skg/ })).toBeVisible();
});

test.each(['0', '201', '', 'x', '1e2'])('O-MO-05 the update refuses %j and names the pet', async (typed) => {
  const visit = await openSheet();
  const bodies = record(visit);
  if (typed !== '') await write(visit.user, weight(), typed);
  await save(visit);
  expect(await screen.findByText(warning)).toBeVisible();
  await waitFor(async () => expect(await weight()).toHaveFocus());
  expect(bodies).toEqual([]);
});

test.each([
  ['0,5', 0.5],
  ['200,5', 200.5],
])('O-MO-05 the update takes %s', async (typed, peso) => {
  const visit = await openSheet();
  await weigh(visit, typed);
  await waitFor(async () =>
    expect(await storedWeights(visit)).toContainEqual({ peso, fecha_pesaje: '2026-11-26' }),
  );
});

test('the day is today’s unless another is given; neither a future one nor one before the birth', async () => {
  const visit = await openSheet();
  expect(await day()).toHaveValue('27/11/2026');
  await weigh(visit, '28', '28/11/2026');
  expect(await screen.findByText('El día del pesaje no puede ser posterior a hoy')).toBeVisible();
  await write(visit.user, day(), '01/01/2020');
  expect(await screen.findByText('El día del pesaje no puede ser anterior al nacimiento')).toBeVisible();
});

test('a day with a weight entry is asked about with both values; no keeps the first', async () => {
  const visit = await openSheet();
  const bodies = record(visit);
  await write(visit.user, weight(), '28');
  await save(visit);
  const question = await screen.findByRole('alertdialog', { name: '¿Reemplazar el peso de ese día?' });
  expect(question).toHaveTextContent('El 27/11/2026 ya registró 27,5 kg. Si lo reemplaza, quedará 28 kg.');
  await visit.user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await weight()).toHaveValue('28');
  expect(bodies).toEqual([]);
});

test('yes takes the place of the first, once however often it is pressed', async () => {
  const visit = await openSheet({ latency: 50 });
  const bodies = record(visit);
  await write(visit.user, weight(), '28');
  await save(visit);
  await visit.user.dblClick(await screen.findByRole('button', { name: 'Reemplazar' }));
  expect(await screen.findByText('Registramos el peso de Luna: 28 kg.')).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(await storedWeights(visit)).toEqual([{ peso: 28, fecha_pesaje: '2026-11-27' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('O-FO-01 a double tap sends once', async () => {
  const visit = await openSheet({ latency: 50 });
  const bodies = record(visit);
  await write(visit.user, weight(), '28');
  await write(visit.user, day(), '26/11/2026');
  await visit.user.dblClick(await screen.findByRole('button', { name: 'Guardar peso' }));
  await screen.findByText('Registramos el peso de Luna: 28 kg.');
  expect(bodies).toHaveLength(1);
});

test('a failure keeps what was typed, says what to do, and the next try works', async () => {
  const visit = await openSheet();
  visit.server.failOnce('createWeightEntry', 500);
  await weigh(visit, '28,3');
  expect(await screen.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeVisible();
  expect(await weight()).toHaveValue('28,3');
  await save(visit);
  expect(await screen.findByText('Registramos el peso de Luna: 28,3 kg.')).toBeVisible();
  expect(await storedWeights(visit)).toContainEqual({ peso: 28.3, fecha_pesaje: '2026-11-26' });
});

test('the new weight is on the page at once, also when it was noted on an earlier day than the last', async () => {
  const visit = await openSheet({ before: weighedOn({ '2026-06-01': 25 }) });
  await write(visit.user, weight(), '28');
  await save(visit);
  await visit.user.click(await screen.findByRole('button', { name: 'Reemplazar' }));
  await waitFor(() =>
    expect(screen.getByText('Peso', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^28\skg/),
  );
});

test('closing asks before it drops a weight that was typed (D73)', async () => {
  const visit = await openSheet();
  await write(visit.user, weight(), '28');
  await visit.user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await visit.user.click(within(question).getByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('back closes the sheet, the page stays, and the focus is on what opened it', async () => {
  const visit = await openSheet();
  await visit.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Nutrición/ })).toHaveFocus());
});

test('over midnight the day that nobody typed becomes the new one', async () => {
  const visit = await openSheet();
  expect(await day()).toHaveValue('27/11/2026');
  passMidnight(visit);
  expect(await day()).toHaveValue('28/11/2026');
  await write(visit.user, weight(), '4,5');
  await save(visit);
  expect(await screen.findByText('Registramos el peso de Luna: 4,5 kg.')).toBeVisible();
  expect(await storedWeights(visit)).toContainEqual({ peso: 4.5, fecha_pesaje: '2026-11-28' });
});
