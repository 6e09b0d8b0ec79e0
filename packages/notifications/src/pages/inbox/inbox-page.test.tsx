import { renderRoutes } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotificationsBell } from '../../components/bell/notifications-bell.tsx';
import { inboxAnswers, storyNotification } from '../../testing/story-notifications.ts';
import { InboxPage } from './inbox-page.tsx';

const routes = [
  { path: '/tabs/home', element: <NotificationsBell /> },
  { path: '/tabs/avisos', Component: InboxPage },
];

const visit = (failures = inboxAnswers(), at = '/tabs/avisos') =>
  renderRoutes(routes, { at, as: 'asegurada', failures });

test('what the person was told is shown by day, each thing with the way to it', async () => {
  await visit();
  const today = await screen.findByRole('region', { name: 'Hoy' });
  const [first] = within(today).getAllByRole('link');
  expect(first).toHaveAccessibleName(
    'Recibimos su siniestro Ya lo estamos mirando. Toque para ver cómo sigue. Nuevo 09:40',
  );
  expect(first).toHaveAttribute('href', '/tabs/siniestros/menu-siniestro/7');
  const yesterday = screen.getByRole('region', { name: 'Ayer' });
  expect(within(yesterday).getByRole('link')).not.toHaveTextContent('Nuevo');
  expect(screen.getByRole('region', { name: 'Martes 24 de noviembre' })).toBeVisible();
});

test('what was seen is read: the bell has nothing left, and another visit marks nothing as new', async () => {
  const { user, router } = await visit(inboxAnswers(), '/tabs/home');
  await user.click(await screen.findByRole('link', { name: 'Avisos, 2 sin leer' }));
  expect(await screen.findAllByText('Nuevo')).toHaveLength(2);
  await router.navigate('/tabs/home');
  expect(await screen.findByRole('link', { name: 'Avisos' })).toBeVisible();
  await router.navigate('/tabs/avisos');
  await screen.findByRole('region', { name: 'Hoy' });
  await expect.poll(() => screen.queryAllByText('Nuevo')).toHaveLength(0);
});

test('older ones come by a tap, and a failure of theirs keeps what is there', async () => {
  const many = Array.from({ length: 5 }, (_, index) =>
    storyNotification({ id: 5 - index, titulo: `Aviso ${5 - index}`, leido: true }),
  );
  const { user, server } = await visit(inboxAnswers(many, 2));
  await screen.findByRole('link', { name: /^Aviso 4/ });
  const stop = server.override('listNotifications', 500);
  await user.click(screen.getByRole('button', { name: 'Ver anteriores' }));
  expect(await screen.findByText(/No pudimos cargar los anteriores/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Aviso 5/ })).toBeVisible();
  stop();
  const answers = inboxAnswers(many, 2);
  if (answers.listNotifications !== undefined)
    server.override('listNotifications', answers.listNotifications);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /^Aviso 3/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver anteriores' }));
  expect(await screen.findByRole('link', { name: /^Aviso 1/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
});

test('O-SE-02 an address that is not the app’s is not followed', async () => {
  await visit(inboxAnswers([storyNotification({ ruta: '//evil.example/x' })]));
  const link = await screen.findByRole('link', { name: /^Recibimos/ });
  expect(link).toHaveAttribute('href', '/tabs/avisos');
});

test('without a network it says so, and a retry brings the list', async () => {
  const { user, server } = await visit({ ...inboxAnswers(), listNotifications: 'network' });
  expect(await screen.findByText('No pudimos cargar sus avisos')).toBeVisible();
  const answers = inboxAnswers();
  if (answers.listNotifications !== undefined)
    server.override('listNotifications', answers.listNotifications);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Hoy' })).toBeVisible();
});
