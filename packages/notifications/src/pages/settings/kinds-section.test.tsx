import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KindsSection } from './kinds-section.tsx';

const [claims, calendar, food] = [
  'Movimientos de un siniestro',
  'Fechas de su calendario',
  'Alimento que se termina',
] as const;

async function visit(options: TestAppOptions) {
  const visited = await renderRoutes([{ path: '/', Component: KindsSection }], {
    at: '/',
    as: 'asegurada',
    ...options,
  });
  const { db } = visited.server;
  const switches = async (...names: string[]) => {
    for (const name of names) await visited.user.click(await screen.findByRole('switch', { name }));
  };
  const off = async () => {
    const rows = await db
      .selectFrom('notification_settings')
      .select('kind')
      .where('enabled', '=', 0)
      .execute();
    return rows.map(({ kind }) => kind).toSorted();
  };
  return { switches, off };
}

test('on a slow line every tap counts, also while another is pending', async () => {
  const { switches, off } = await visit({ latency: 100 });
  await switches(claims, calendar, food, calendar);
  expect(screen.getByRole('switch', { name: food })).not.toBeChecked();
  await waitFor(async () => expect(await off()).toEqual(['Alimento', 'Siniestro']));
  expect(screen.getByRole('switch', { name: calendar })).toBeChecked();
});

test('where it is not saved all goes back to what the server has, which is said', async () => {
  const { switches, off } = await visit({ latency: 100, failures: { updateNotificationSettings: 500 } });
  await switches(claims, calendar);
  expect(await screen.findByText(/^No pudimos guardar/)).toBeVisible();
  for (const name of [claims, calendar])
    await waitFor(() => expect(screen.getByRole('switch', { name })).toBeChecked());
  expect(await off()).toEqual([]);
});
