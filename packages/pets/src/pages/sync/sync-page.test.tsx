import { renderRoutes, type RenderedRoutes, type TestAppOptions } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';
import './sync-page.tsx';

const at = '/tabs/ajustes/asociar';

function visit(testApp: TestAppOptions = {}) {
  return renderRoutes(petsRoutes(testDependencies(), testOptions), { at, as: 'con-datos', ...testApp });
}

async function send({ user }: RenderedRoutes, email: string) {
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await user.clear(field);
  if (email) await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
}

/** Records the requests and passes them to the server. */
function recordSent({ server }: RenderedRoutes) {
  const sent: unknown[] = [];
  server.override('requestSyncLink', async (request) => {
    sent.push(await request.clone().json());
    return server.app.fetch(request);
  });
  return sent;
}

const question = { name: 'Faltan sus datos personales' };

test('the mail is sent, the person reads so and is on home', async () => {
  const visited = await visit();
  await send(visited, ' otra@correo.example ');
  expect(await screen.findByText('Email enviado con éxito')).toBeInTheDocument();
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  expect(visited.server.mails().map(({ to }) => to)).toEqual(['otra@correo.example']);
});

test.each([
  ['', 'Por favor, ingrese su email'],
  ['   ', 'Por favor, ingrese su email'],
  ['ana@', 'Por favor, ingrese un email valido'],
])('"%s" is refused at the field and nothing is sent', async (email, message) => {
  const visited = await visit();
  const sent = recordSent(visited);
  await send(visited, email);
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  expect(sent).toEqual([]);
});

test('a failure is said, what was typed stays, and the next try carries the same key', async () => {
  const visited = await visit();
  const keys: (string | null)[] = [];
  visited.server.override('requestSyncLink', async (request) => {
    keys.push(request.headers.get('idempotency-key'));
    return new Response('{}', { status: 500 });
  });
  await send(visited, 'ana@correo.example');
  expect(await screen.findByText('Ocurrió un problema, intente más tarde.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@correo.example');
  await visited.user.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('a server that cannot be reached has its own sentence', async () => {
  const visited = await visit({ failures: { requestSyncLink: 'network' } });
  await send(visited, 'ana@correo.example');
  expect(
    await screen.findByText('¡Ups! Algo salió mal. Por favor vuelva a intentar en un momento.'),
  ).toBeVisible();
});

test('too many tries are told how long to wait', async () => {
  const busy = new Response(JSON.stringify({ code: 'too_many_requests', message: 'x' }), {
    status: 429,
    headers: { 'Retry-After': '840', 'Content-Type': 'application/json' },
  });
  const visited = await visit({ failures: { requestSyncLink: busy } });
  await send(visited, 'ana@correo.example');
  expect(
    await screen.findByText('Hizo demasiados intentos. Espere 14 minutos e intente nuevamente.'),
  ).toBeVisible();
});

test('O-FO-01 two taps send once', async () => {
  const visited = await visit({ latency: 50 });
  const sent = recordSent(visited);
  await visited.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ana@correo.example');
  await visited.user.dblClick(screen.getByRole('button', { name: 'Enviar el enlace' }));
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('somebody without personal data reads so at once and is led to them', async () => {
  const { user } = await visit({ as: 'nueva' });
  const dialog = await screen.findByRole('alertdialog', question);
  expect(
    within(dialog).getByText(
      'No se encontraron datos personales. Por favor, complete sus datos antes de continuar.',
    ),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Completar mis datos' }));
  expect(await screen.findByText('Otra pantalla: /tabs/personal-data')).toBeVisible();
});

test('somebody who does not want to give them now is back in settings', async () => {
  const { user } = await visit({ as: 'nueva' });
  await user.click(await screen.findByRole('button', { name: 'Ahora no' }));
  expect(await screen.findByText('Otra pantalla: /tabs/ajustes')).toBeVisible();
});

test('when the check failed it can be repeated, and the server’s own refusal opens the same dialog', async () => {
  const visited = await visit({ as: 'nueva', failures: { getPerson: 500 } });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  await send(visited, 'ana@correo.example');
  expect(await screen.findByRole('alertdialog', question)).toBeVisible();
});

test('asking again for personal data takes nothing away from who is typing', async () => {
  const visited = await visit({ failures: { getPerson: 500 }, latency: 30 });
  await visited.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ana@');
  await visited.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveValue('ana@');
  await visited.user.type(field, 'correo.example');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@correo.example');
});
