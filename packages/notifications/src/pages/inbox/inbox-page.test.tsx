import { moveClock, renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotificationsBell } from '../../components/bell/notifications-bell.tsx';
import { inPagesOf } from '../../testing/in-pages-of.ts';
import { InboxPage } from './inbox-page.tsx';

const routes = [
  { path: '/tabs/home', element: <NotificationsBell /> },
  { path: '/tabs/avisos', Component: InboxPage },
];

const visit = (testApp: TestAppOptions = {}, at = '/tabs/avisos') =>
  renderRoutes(routes, { at, as: 'con-avisos', ...testApp });

test('what the person was told is shown by day, each thing with the way to it', async () => {
  await visit();
  const today = await screen.findByRole('region', { name: 'Hoy' });
  const [first] = within(today).getAllByRole('link');
  expect(first).toHaveAccessibleName(
    /^Novedades de su siniestro Siniestro número 2 de .?Luna.?\. Hay un movimiento nuevo\. Nuevo 10:00$/,
  );
  expect(first).toHaveAttribute('href', '/tabs/siniestros/menu-siniestro/2');
  const yesterday = within(screen.getByRole('region', { name: 'Ayer' }));
  expect(yesterday.getByRole('link', { name: /^Alimento/ })).toHaveAttribute('href', '/tabs/alimentacion');
  const earlier = within(screen.getByRole('region', { name: 'Martes 24 de noviembre' }));
  expect(earlier.getByRole('link', { name: /^Recordatorio/ })).toHaveAttribute('href', '/tabs/historial');
});

test('what was seen is read: the bell has nothing left, and opening the page again marks nothing as new', async () => {
  const { user, router, server } = await visit({}, '/tabs/home');
  await user.click(await screen.findByRole('link', { name: 'Avisos, 9 sin leer' }));
  expect(await screen.findAllByText('Nuevo')).toHaveLength(9);
  await router.navigate('/tabs/home');
  expect(await screen.findByRole('link', { name: 'Avisos' })).toBeVisible();
  const unread = server.db.selectFrom('notifications').select('id').where('read_at', 'is', null);
  await waitFor(async () => expect(await unread.execute()).toEqual([]));
  moveClock(2);
  await router.navigate('/tabs/avisos');
  await screen.findByRole('region', { name: 'Hoy' });
  await expect.poll(() => screen.queryAllByText('Nuevo')).toHaveLength(0);
});

test('what is new stays so while the list is asked for again on arrival, however long that takes', async () => {
  const { user, server } = await visit({}, '/tabs/home');
  const bell = await screen.findByRole('link', { name: 'Avisos, 9 sin leer' });
  moveClock(2);
  server.setLatency(200, 'listNotifications');
  await user.click(bell);
  const answered = () =>
    server.log().filter(({ callId, status }) => callId === 'listNotifications' && status === 200);
  await waitFor(() => expect(answered()).toHaveLength(2));
  const unread = server.db.selectFrom('notifications').select('id').where('read_at', 'is', null);
  await waitFor(async () => expect(await unread.execute()).toEqual([]));
  expect(screen.getAllByText('Nuevo')).toHaveLength(9);
});

test('older ones come by a tap, and a failure of theirs keeps what is there', async () => {
  const { user, server } = await visit({ before: inPagesOf(4) });
  await screen.findByRole('link', { name: /^Formulario completado/ });
  server.override('listNotifications', 500);
  await user.click(screen.getByRole('button', { name: 'Ver anteriores' }));
  expect(await screen.findByText(/No pudimos cargar los anteriores/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Formulario completado/ })).toBeVisible();
  await inPagesOf(4)(server);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /^Recordatorio/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver anteriores' }));
  expect(
    await screen.findByRole('link', { name: /^Recibimos su siniestro Siniestro número 1/ }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
});

test('O-SE-02 a URL that is not the app’s is not followed', async () => {
  const elsewhere = {
    id: 1,
    tipo: 'Siniestro',
    titulo: 'Novedades',
    texto: 'Ábralo',
    ruta: '//evil.example/x',
    fecha: '2026-11-27T12:40:00.000Z',
    leido: true,
  };
  const reply = { avisos: [elsewhere], sin_leer: 0, siguiente: null };
  await visit({ failures: { listNotifications: Response.json(reply) } });
  const link = await screen.findByRole('link', { name: /^Novedades/ });
  expect(link).toHaveAttribute('href', '/tabs/avisos');
});

test('without a network it says so, and a retry brings the list', async () => {
  const { user } = await visit({ before: (server) => server.failOnce('listNotifications', 'network') });
  expect(await screen.findByText('No pudimos cargar sus avisos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Hoy' })).toBeVisible();
});
