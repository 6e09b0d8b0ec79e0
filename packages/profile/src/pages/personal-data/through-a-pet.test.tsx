import { screen } from '@testing-library/react';
import { moveClock, renderRoutes } from '@huella/testing';
import { expect, test } from 'vitest';
import { profileRoutes } from '../../index.ts';
import { fill, press } from '../../testing/fill.ts';

const open = (at: string) => renderRoutes(profileRoutes, { at, as: 'asegurada' });
type User = Awaited<ReturnType<typeof open>>['user'];

async function requestName(user: User, name: string) {
  await fill(user, 'Nombre', name);
  await press(user, 'Continuar');
  await press(user, 'Revisar los cambios');
  await press(user, 'Enviar solicitud');
}

test('back leads to the pet whose page led here', async () => {
  const { user } = await open('/tabs/personal-data/2');
  await screen.findByRole('textbox', { name: 'Nombre' });
  await press(user, 'Volver');
  expect(await screen.findByRole('heading', { name: 'Otra pantalla: /tabs/pet-details/2' })).toBeVisible();
});

test('O-SE-03 a pet that is not the person’s is refused with a sentence, and what was typed stays', async () => {
  const { user, server } = await open('/tabs/personal-data/999');
  await requestName(user, 'Carolina');
  expect(await screen.findByText(/^No encontramos esa mascota entre las suyas\./)).toBeVisible();
  await press(user, 'Volver');
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Carolina');
  expect(await server.db.selectFrom('change_requests').select('id').execute()).toEqual([]);
});

test('what waits is said above the form and at its field', async () => {
  const { user, router } = await open('/tabs/personal-data/1');
  await requestName(user, 'Carolina');
  await screen.findByRole('heading', { name: 'Otra pantalla: /tabs/pet-details/1' });
  await router.navigate('/tabs/personal-data');
  expect(await screen.findByText('Solicitud de cambio en curso')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Nombre' });
  expect(field).toHaveAccessibleDescription(/^El 27\/11\/2026 pidió cambiarlo a «Carolina»\./);
  expect(screen.getByRole('textbox', { name: 'Apellido' })).not.toHaveAccessibleDescription(/pidió/);
});

test('once a change is approved, the page says so above the form', async () => {
  const { user, router, server } = await open('/tabs/personal-data/1');
  await requestName(user, 'Carolina');
  await screen.findByRole('heading', { name: 'Otra pantalla: /tabs/pet-details/1' });
  const decided = { estado: 'APROBADA', resolved_at: server.clock.now().toISOString() } as const;
  await server.db.updateTable('change_requests').set(decided).execute();
  moveClock(2);
  await router.navigate('/tabs/personal-data');
  expect(await screen.findByText('Aprobamos su solicitud de cambio')).toBeVisible();
});

test('the form is filled with what the server has now, not with what the cache had', async () => {
  const { user, router, server } = await open('/tabs/personal-data/1');
  await screen.findByRole('textbox', { name: 'Nombre' });
  await press(user, 'Volver');
  await screen.findByRole('heading', { name: 'Otra pantalla: /tabs/pet-details/1' });
  await server.db.updateTable('persons').set({ nombre: 'Carolina' }).execute();
  await router.navigate('/tabs/personal-data');
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Carolina');
});
