import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAuth } from '../../testing/render-auth.ts';

async function recover(user: UserEvent, email: string) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
}

const sent = () => screen.findByText('En breve recibiras un mail para confirmar la nueva contraseña');

test('the owner of an account gets a mail', async () => {
  const { user, server } = await renderAuth('/pass-recover', {
    before: async (mock) => void (await mock.as('nueva')),
  });
  await recover(user, 'nueva@huella.test');
  expect(await sent()).toBeVisible();
  expect(server.mails().map(({ to }) => to)).toEqual(['nueva@huella.test']);
  expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveProperty('pathname', '/login');
});

test('D79 an unknown email reads the same and gets no mail', async () => {
  const { user, server } = await renderAuth('/pass-recover');
  await recover(user, 'nadie@huella.test');
  expect(await sent()).toBeVisible();
  expect(server.mails()).toEqual([]);
});

test('an email that is none is refused', async () => {
  const { user } = await renderAuth('/pass-recover');
  await recover(user, 'nadie');
  expect(await screen.findByText('Por favor, ingrese un email válido')).toBeVisible();
});

test.each([500, 'network', 'malformed'] as const)('a failure (%s) says to try later', async (fault) => {
  const { user } = await renderAuth('/pass-recover', { failures: { recoverPassword: fault } });
  await recover(user, 'nueva@huella.test');
  expect(await screen.findByText('Ha ocurrido un error. Intente nuevamente mas tarde.')).toBeVisible();
});

test('too many mails name the time to wait', async () => {
  const { user } = await renderAuth('/pass-recover', { failures: { recoverPassword: 429 } });
  await recover(user, 'nueva@huella.test');
  expect(
    await screen.findByText('Hizo demasiados intentos. Espere 30 segundos e intente nuevamente.'),
  ).toBeVisible();
});
