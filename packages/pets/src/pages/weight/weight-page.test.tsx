import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitPet, weighedOn } from '../../testing/visit-pet.ts';

const at = '/tabs/pet-details/1/peso';

/** The text of the table's rows, without the heading. */
async function rows() {
  const table = await screen.findByRole('table', { name: 'Pesajes' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
}

test('the weight entries are listed by day, the newest first, with their changes', async () => {
  await visitPet({ at, before: weighedOn({ '2026-06-01': 28, '2026-03-01': 4.5, '2026-09-01': 27.5 }) });
  expect(await rows()).toEqual([
    '27/11/202627,5 kg Sin cambios',
    '01/09/202627,5 kg 0,5 kg menos',
    '01/06/202628 kg 23,5 kg más',
    '01/03/20264,5 kg Primer pesaje',
  ]);
});

test('the chart says in a sentence what it shows', async () => {
  await visitPet({ at, before: weighedOn({ '2026-06-01': 25 }) });
  expect(await screen.findByText(/^Gráfico de 2 pesajes/)).toHaveTextContent(
    'Gráfico de 2 pesajes: 25 kg el 01/06/2026 y 27,5 kg el 27/11/2026. Mínimo 25 kg, máximo 27,5 kg.',
  );
});

test('the arrow keys choose a weight entry, whose value is above the chart', async () => {
  const { user } = await visitPet({ at, before: weighedOn({ '2026-06-01': 25, '2026-09-01': 26 }) });
  const slider = await screen.findByRole('slider', { name: 'Pesaje elegido' });
  const card = screen.getByRole('region', { name: 'Evolución del peso' });
  expect(card).toHaveTextContent(/27,5\skg27 de noviembre de 2026 · 1,5\skg más/);
  act(() => slider.focus());
  await user.keyboard('{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^26\skg el 01\/09\/2026$/));
  expect(card).toHaveTextContent(/26\skg1 de septiembre de 2026 · 1\skg más/);
  await user.keyboard('{Home}{ArrowDown}');
  expect(card).toHaveTextContent(/25\skg1 de junio de 2026 · Primer pesaje/);
});

test('a single weight entry is text and not a line', async () => {
  await visitPet({ at });
  expect(await rows()).toEqual(['27/11/202627,5 kg Primer pesaje']);
  expect(screen.getByText('Con un segundo pesaje verá aquí cómo evoluciona el peso.')).toBeVisible();
  expect(screen.queryByText(/^Gráfico/)).toBeNull();
});

test('without weight entries the next step is to add one', async () => {
  const { user } = await visitPet({ as: 'muchas-mascotas', at: '/tabs/pet-details/5/peso' });
  expect(await screen.findByText('Todavía no hay pesajes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Registrar peso' }));
  expect(await screen.findByRole('dialog', { name: 'Actualizar el peso de Pampa' })).toBeVisible();
});

test('O-LI-05 a failure is no empty history, and can be retried', async () => {
  const { user } = await visitPet({ at, before: (server) => server.failOnce('getPet', 500) });
  expect(await screen.findByText('No pudimos cargar los datos de su mascota')).toBeVisible();
  expect(screen.queryByText('Todavía no hay pesajes')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await rows()).toHaveLength(1);
});

test('O-LI-05 while the weight entries are loading nothing says that there are none', async () => {
  await visitPet({ at, failures: { getPet: 'never' } });
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  expect(screen.queryByText('Todavía no hay pesajes')).toBeNull();
});

test('O-SE-03 the history of an unknown pet is not found', async () => {
  await visitPet({ at: '/tabs/pet-details/999/peso' });
  expect(await screen.findByText('No encontramos esta mascota')).toBeVisible();
});

test('back leads to the pet', async () => {
  const { user, router } = await visitPet({ at });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/tabs/pet-details/1');
});
