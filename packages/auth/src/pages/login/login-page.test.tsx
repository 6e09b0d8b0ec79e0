import { holdAnswers } from '@huella/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAuth } from '../../testing/render-auth.ts';

const EMAIL = 'con-datos@huella.test';
const PASSWORD = 'huella-2026';

async function logIn(user: UserEvent, email = EMAIL, password = PASSWORD) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Contraseña'), password);
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
}

async function atLogin(at = '/login') {
  const rendered = await renderAuth(at, { before: async (server) => void (await server.as('con-datos')) });
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  return rendered;
}

test('a login stores the tokens and the mail and goes home', async () => {
  const { user, session } = await atLogin();
  await logIn(user);
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  expect(session()).toMatchObject({ USER_MAIL: EMAIL, endReason: null });
  expect(localStorage.getItem('token')).toBe(session().token);
  expect(localStorage.getItem('refreshToken')).toBe(session().refreshToken);
});

test('O-AU-14 a login returns to the page that was requested for', async () => {
  const { user } = await atLogin('/login?volver=%2Ftabs%2Fpet-details%2F3%3Fx%3D1');
  await logIn(user);
  expect(await screen.findByText('Otra pantalla: /tabs/pet-details/3?x=1')).toBeVisible();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'O-SE-02 a login never leads to %s',
  async (path) => {
    const { user } = await atLogin(`/login?volver=${encodeURIComponent(path)}`);
    await logIn(user);
    expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  },
);

test('O-AU-13 an email with capitals and blanks logs in', async () => {
  const { user, session } = await atLogin();
  await logIn(user, '  Con-Datos@Huella.test ');
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  expect(session().USER_MAIL).toBe(EMAIL);
});

test('a wrong password is rejected, does not end a session, and keeps the input', async () => {
  const { user, session } = await atLogin();
  await logIn(user, EMAIL, 'otra-clave');
  expect(await screen.findByText('Email o contraseña incorrecto/a')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', EMAIL);
  expect(screen.getByLabelText('Contraseña')).toHaveProperty('value', 'otra-clave');
  expect(session()).toMatchObject({ token: null, endReason: null });
});

test('a password is sent with its blanks', async () => {
  const { user } = await atLogin();
  await logIn(user, EMAIL, ` ${PASSWORD}`);
  expect(await screen.findByText('Email o contraseña incorrecto/a')).toBeVisible();
});

test('nothing typed: both messages, and the focus on the first field', async () => {
  const { user } = await atLogin();
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(await screen.findByText('Por favor, ingrese su email')).toBeVisible();
  expect(screen.getByText('Por favor, ingrese su contraseña')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
});

test('an email without a domain is told so, and the message goes as it is mended', async () => {
  const { user } = await atLogin();
  await logIn(user, 'ana@');
  expect(await screen.findByText('Por favor, ingrese un email valido')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'correo.example');
  await waitFor(() => expect(screen.queryByText('Por favor, ingrese un email valido')).toBeNull());
});

test('too many tries name the time to wait', async () => {
  const { user, server } = await atLogin();
  server.failOnce('login', 429);
  await logIn(user);
  expect(
    await screen.findByText('Hizo demasiados intentos. Espere 30 segundos e intente nuevamente.'),
  ).toBeVisible();
});

test('without a connection the form says so and works afterwards', async () => {
  const { user, server } = await atLogin();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.failOnce('login', 'network');
  await logIn(user);
  expect(await screen.findByText('No hay conexión a internet. Revísela e intente nuevamente.')).toBeVisible();
  online.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
});

test.each([
  [500, 'Ocurrió un problema. Intente nuevamente en unos minutos.'],
  ['malformed', 'Recibimos una respuesta que no pudimos leer. Intente nuevamente en unos minutos.'],
  ['network', 'No pudimos comunicarnos con el servidor. Intente nuevamente en unos minutos.'],
] as const)('a failure (%s) is not blamed on the password', async (fault, text) => {
  const { user, server } = await atLogin();
  server.override('login', fault === 500 ? new Response('<html>', { status: 500 }) : fault);
  await logIn(user);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('Email o contraseña incorrecto/a')).toBeNull();
});

test('a double tap logs in once', async () => {
  let calls = 0;
  const { user, server } = await atLogin();
  server.override('login', (request) => {
    calls += 1;
    return server.app.fetch(request);
  });
  await user.type(await screen.findByLabelText('Email'), EMAIL);
  await user.type(screen.getByLabelText('Contraseña'), PASSWORD);
  await user.dblClick(screen.getByRole('button', { name: 'Ingresar' }));
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  expect(calls).toBe(1);
});

/** Fills in as a password manager does: past React, without the events of typing. */
function fillIn(label: string, value: string, event: string | null) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  if (event !== null) field.dispatchEvent(new Event(event, { bubbles: true }));
}

test.each([null, 'change'])('N-B02G what is filled in with the event %s alone is sent', async (event) => {
  const { user, session } = await atLogin();
  fillIn('Email', EMAIL, event);
  fillIn('Contraseña', PASSWORD, event);
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  expect(session().USER_MAIL).toBe(EMAIL);
});

test('the fields are what password managers and phones look for', async () => {
  const { user } = await atLogin();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const password = screen.getByLabelText<HTMLInputElement>('Contraseña');
  expect([email.type, email.autocomplete, email.name]).toEqual(['email', 'username', 'email']);
  expect([password.type, password.autocomplete, password.name]).toEqual([
    'password',
    'current-password',
    'password',
  ]);
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(password.type).toBe('text');
});

test('the fields say that they are needed, and what the enter key of a phone does', async () => {
  await atLogin();
  const fields = [screen.getByLabelText('Email'), screen.getByLabelText('Contraseña')];
  expect(fields.map((field) => field.getAttribute('enterkeyhint'))).toEqual(['next', 'go']);
  for (const field of fields) expect(field).toHaveAttribute('aria-required', 'true');
});

test('the links lead to registration and recovery and keep the way back', async () => {
  await atLogin('/login?volver=%2Ftabs%2Fpet-details%2F3');
  expect(screen.getByRole('link', { name: 'Crear una cuenta' })).toHaveProperty(
    'search',
    '?volver=%2Ftabs%2Fpet-details%2F3',
  );
  expect(screen.getByRole('link', { name: 'Olvidé mi contraseña' })).toHaveProperty(
    'pathname',
    '/pass-recover',
  );
});

test.each([
  ['/planes', '/planes'],
  ['/register', '/tabs/home'],
])('who has gone on to %s while the login was sent is then on %s', async (chosen, shown) => {
  const { user, router, server, session } = await atLogin();
  const answer = holdAnswers(server, 'login');
  await logIn(user);
  await act(() => router.navigate(chosen));
  answer();
  await waitFor(() => expect(session().token).not.toBeNull());
  await waitFor(() => expect(router.state.location.pathname).toBe(shown));
});
