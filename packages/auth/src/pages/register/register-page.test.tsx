import { holdAnswers } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAuth } from '../../testing/render-auth.ts';

async function register(user: UserEvent, email: string, password = 'secreta', confirm = password) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Contraseña'), password);
  await user.type(screen.getByLabelText('Repita la contraseña'), confirm);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
}

test('an account is made and signed in, and the plan that was chosen goes along', async () => {
  const { user, server, session } = await renderAuth('/register?volver=%2Ftabs%2Fadd-pet%3Fplan%3D2');
  await register(user, 'Ana.Prueba@correo.example');
  expect(await screen.findByText('Otra pantalla: /tabs/personal-data?para=mascota&plan=2')).toBeVisible();
  expect(screen.getByText('Tu cuenta se registró correctamente')).toBeInTheDocument();
  expect(session()).toMatchObject({ USER_MAIL: 'ana.prueba@correo.example', endReason: null });
  expect(await server.db.selectFrom('accounts').select('email').execute()).toEqual([
    { email: 'ana.prueba@correo.example' },
  ]);
});

test('a double tap registers once', async () => {
  let calls = 0;
  const { user, server } = await renderAuth('/register');
  server.override('register', (request) => {
    calls += 1;
    return server.app.fetch(request);
  });
  await user.type(await screen.findByLabelText('Email'), 'ana@correo.example');
  await user.type(screen.getByLabelText('Contraseña'), 'secreta');
  await user.type(screen.getByLabelText('Repita la contraseña'), 'secreta');
  await user.dblClick(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Otra pantalla: /tabs/personal-data?para=mascota')).toBeVisible();
  expect(calls).toBe(1);
});

test.each([429, 500, 'network', 'malformed'] as const)(
  'an account that could not be signed in (%s) is there all the same, and the next step is to log in',
  async (fault) => {
    const { user, session } = await renderAuth('/register?volver=%2Ftabs%2Fadd-pet%3Fplan%3D2', {
      failures: { login: fault },
    });
    await register(user, 'ana@correo.example');
    expect(await screen.findByText('Tu cuenta se registró correctamente')).toBeVisible();
    expect(document.activeElement?.textContent).toContain('Tu cuenta se registró correctamente');
    expect(session().token).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crear una cuenta' })).toHaveProperty(
      'search',
      '?volver=%2Ftabs%2Fadd-pet%3Fplan%3D2',
    );
  },
);

test('O-AU-13 the same account in lower case is refused at the email field', async () => {
  const { user } = await renderAuth('/register', {
    before: async (server) => void (await server.as('nueva')),
  });
  await register(user, 'Nueva@Huella.test');
  expect(await screen.findByText('La cuenta ingresada ya fue registrada')).toBeVisible();
  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(email));
});

test('each rule has its message', async () => {
  const { user } = await renderAuth('/register');
  await register(user, 'ana', '12345', '123456');
  expect(await screen.findByText('Introduce un correo electrónico válido.')).toBeVisible();
  expect(screen.getByText('La contraseña debe tener una longitud minima de 6')).toBeVisible();
  expect(screen.getByText('Las contraseñas no son iguales')).toBeVisible();
});

test.each([500, 503] as const)(
  'a failing server (%i) is in maintenance, and nothing typed is lost',
  async (status) => {
    const { user } = await renderAuth('/register', { failures: { register: status } });
    await register(user, 'ana@correo.example');
    expect(await screen.findByText('El servidor se encuentra en mantenimiento')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@correo.example');
  },
);

test('too many registrations name the time to wait', async () => {
  const { user } = await renderAuth('/register', {
    failures: {
      register: Response.json(
        { message: 'Demasiados intentos', code: 'too_many_requests' },
        { status: 429, headers: { 'Retry-After': '61' } },
      ),
    },
  });
  await register(user, 'ana@correo.example');
  expect(
    await screen.findByText('Hizo demasiados intentos. Espere 2 minutos e intente nuevamente.'),
  ).toBeVisible();
});

test("the server's field errors land on the fields", async () => {
  const fields = [{ path: 'password', code: 'too_common', message: 'Elija otra contraseña' }];
  const { user } = await renderAuth('/register', {
    failures: {
      register: Response.json({ message: 'x', code: 'invalid_fields', fields }, { status: 422 }),
    },
  });
  await register(user, 'ana@correo.example');
  expect(await screen.findByText('Elija otra contraseña')).toBeVisible();
  expect(screen.getByLabelText('Contraseña').getAttribute('aria-invalid')).toBe('true');
});

test('both passwords are new ones to a password manager', async () => {
  await renderAuth('/register');
  const fields = [await screen.findByLabelText('Contraseña'), screen.getByLabelText('Repita la contraseña')];
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(['new-password', 'new-password']);
});

test('what is being sent can be read and not changed: the account would have the other email', async () => {
  const { user, server } = await renderAuth('/register');
  const answer = holdAnswers(server, 'register');
  await register(user, 'ana@correo.example');
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveProperty('readOnly', true));
  await user.type(email, '.ar');
  expect(email).toHaveProperty('value', 'ana@correo.example');
  answer();
  expect(await screen.findByText('Otra pantalla: /tabs/personal-data?para=mascota')).toBeVisible();
});
