import { holdAnswers, renderRoutes, type RenderedRoutes } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegalButtons } from '../legal-buttons/legal-buttons.tsx';
import { LegalFooter } from '../legal-footer/legal-footer.tsx';
// Loads the dialog here, so that a cold module graph does not count against the first test's timeout.
import './legal-request-sheet.tsx';

const routes = [{ path: '/login', element: <LegalFooter /> }];
const at = '/login';

async function ask({ user }: Pick<RenderedRoutes, 'user'>, button: string, submit: string) {
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  await user.type(await dialog.findByLabelText('Nombre y apellido'), 'Ana Ríos');
  await user.type(dialog.getByLabelText('Número de documento (DNI)'), '30.123.456');
  await user.type(dialog.getByLabelText('Email'), 'ana@correo.example');
  await user.click(dialog.getByRole('button', { name: submit }));
  return dialog;
}

const stored = ({ server }: Pick<RenderedRoutes, 'server'>) =>
  server.db.selectFrom('legal_requests').select(['kind', 'code', 'nombre', 'dni', 'email']).execute();

test.each([
  ['Botón de baja', 'Pedir la baja', 'BAJA', 'BAJA'],
  ['Botón de arrepentimiento', 'Arrepentirme de la contratación', 'ARREPENTIMIENTO', 'ARREP'],
])('%s gives a reference number on the screen and by mail', async (button, submit, kind, prefix) => {
  const scene = await renderRoutes(routes, { at });
  await ask(scene, button, submit);
  const done = within(await screen.findByRole('dialog', { name: 'Recibimos su pedido' }));
  const shown = (await done.findByText(new RegExp(`^${prefix}-2026-`))).textContent;
  expect(await stored(scene)).toEqual([
    { kind, code: shown, nombre: 'Ana Ríos', dni: '30123456', email: 'ana@correo.example' },
  ]);
  expect(scene.server.mails().at(-1)).toMatchObject({ to: 'ana@correo.example' });
  expect(scene.server.mails().at(-1)?.text).toContain(shown);
});

test('two taps ask once', async () => {
  const scene = await renderRoutes(routes, { at });
  const answer = holdAnswers(scene.server, 'createLegalRequest');
  const dialog = await ask(scene, 'Botón de baja', 'Pedir la baja');
  await scene.user.click(await dialog.findByRole('button', { name: 'Enviando…' }));
  answer();
  await screen.findByRole('dialog', { name: 'Recibimos su pedido' });
  expect(await stored(scene)).toHaveLength(1);
});

test('after a failure the input stays, and a second try succeeds', async () => {
  const scene = await renderRoutes(routes, { at });
  scene.server.failOnce('createLegalRequest', 503);
  const dialog = await ask(scene, 'Botón de baja', 'Pedir la baja');
  expect(await dialog.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeTruthy();
  await scene.user.click(dialog.getByRole('button', { name: 'Pedir la baja' }));
  await screen.findByRole('dialog', { name: 'Recibimos su pedido' });
});

test('too many requests say how long to wait', async () => {
  const scene = await renderRoutes(routes, { at, failures: { createLegalRequest: 429 } });
  const dialog = await ask(scene, 'Botón de baja', 'Pedir la baja');
  expect(
    await dialog.findByText('Hizo demasiados intentos. Espere 30 segundos e intente nuevamente.'),
  ).toBeTruthy();
});

test('a wrong document is told at its field and nothing is sent', async () => {
  const scene = await renderRoutes(routes, { at });
  await scene.user.click(screen.getByRole('button', { name: 'Botón de baja' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Botón de baja' }));
  await scene.user.type(await dialog.findByLabelText('Número de documento (DNI)'), '123');
  await scene.user.click(dialog.getByRole('button', { name: 'Pedir la baja' }));
  expect(await dialog.findByText('Su número de documento debe tener 8 dígitos')).toBeTruthy();
  expect(await stored(scene)).toEqual([]);
});

test('who is signed in types neither name nor document nor email again', async () => {
  const known = { nombre: 'Ana Ríos', dni: '30123456', email: 'ana@correo.example' };
  const { user } = await renderRoutes([{ path: at, element: <LegalButtons known={known} /> }], { at });
  await user.click(screen.getByRole('button', { name: 'Botón de baja' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Botón de baja' }));
  expect(await dialog.findByLabelText('Nombre y apellido')).toHaveProperty('value', known.nombre);
  expect(dialog.getByLabelText('Número de documento (DNI)')).toHaveProperty('value', known.dni);
  expect(dialog.getByLabelText('Email')).toHaveProperty('value', known.email);
});
