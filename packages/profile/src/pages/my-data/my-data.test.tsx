import { renderRoutes, type RenderRoutesOptions } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { myDataRoute } from '../../routes.ts';

const leave = vi.fn<() => void>();
const saved: { name: string; blob: Blob }[] = [];
let spies: { mockRestore: () => void }[] = [];

beforeEach(() => {
  leave.mockClear();
  saved.length = 0;
  let blob: Blob;
  spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      if (given instanceof Blob) blob = given;
      return 'blob:huella';
    }),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    }),
  ];
});
afterEach(() => spies.forEach((spy) => spy.mockRestore()));

const LostWithAccount = () => <p>1 archivo que falta enviar</p>;

function visit(options: Partial<RenderRoutesOptions> = {}) {
  return renderRoutes([myDataRoute({ useSignOut: () => leave, LostWithAccount })], {
    at: '/tabs/ajustes/mis-datos',
    as: 'asegurada',
    ...options,
  });
}

const button = (name: string) => screen.findByRole('button', { name });
const accounts = ({ server }: Awaited<ReturnType<typeof visit>>) =>
  server.db.selectFrom('accounts').select('email').execute();

async function confirm({ user }: Awaited<ReturnType<typeof visit>>, password: string) {
  await user.click(await button('Eliminar mi cuenta'));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar su cuenta?' }));
  if (password) await user.type(dialog.getByLabelText('Su contraseña'), password);
  await user.click(dialog.getByRole('button', { name: 'Eliminar definitivamente' }));
  return dialog;
}

test('the download is a ZIP of everything', async () => {
  const { user } = await visit();
  await user.click(await button('Descargar'));
  expect(await screen.findByText('La descarga empezó')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['mis-datos-huella.zip']);
  const head = new Uint8Array(await saved[0]!.blob.arrayBuffer()).subarray(0, 2);
  expect(String.fromCharCode(...head)).toBe('PK');
});

test('a download that fails says so and can be tried again', async () => {
  const { user, server } = await visit();
  server.failOnce('exportAccountData', 503);
  await user.click(await button('Descargar'));
  expect(await screen.findByText(/No pudimos preparar sus datos/)).toBeTruthy();
  expect(saved).toEqual([]);
  await user.click(await button('Descargar'));
  expect(await screen.findByText('La descarga empezó')).toBeTruthy();
});

test('the right password deletes the account and leaves the app', async () => {
  const scene = await visit();
  await confirm(scene, 'huella-2026');
  expect(
    await screen.findByText('Su cuenta fue eliminada. Le enviamos la constancia por email.'),
  ).toBeTruthy();
  expect(leave).toHaveBeenCalledOnce();
  expect(await accounts(scene)).toEqual([]);
});

test('a wrong password is told at the field, and everything stays', async () => {
  const scene = await visit();
  const dialog = await confirm(scene, 'otra-clave');
  const field = dialog.getByLabelText('Su contraseña');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(leave).not.toHaveBeenCalled();
  expect(await accounts(scene)).toHaveLength(1);
});

test('what is not sent yet is named before it goes with the account', async () => {
  const { user } = await visit();
  await user.click(await button('Eliminar mi cuenta'));
  expect(within(await screen.findByRole('dialog')).getByText('1 archivo que falta enviar')).toBeTruthy();
});

test('without a password nothing is deleted', async () => {
  const scene = await visit();
  const dialog = await confirm(scene, '');
  expect(await dialog.findByText('Por favor, ingrese su contraseña')).toBeTruthy();
  expect(await accounts(scene)).toHaveLength(1);
});

test('a failing server keeps the account and the question', async () => {
  const scene = await visit({ failures: { deleteAccount: 500 } });
  const dialog = await confirm(scene, 'huella-2026');
  expect(await dialog.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
});

const rejected = () =>
  Response.json(
    { message: 'Demasiados intentos.', code: 'too_many_requests' },
    { status: 429, headers: { 'Retry-After': '3540' } },
  );
const wait = 'Hizo demasiados intentos. Espere 59 minutos e intente nuevamente.';

test('somebody who tried too often reads how long to wait, at the download and at the deletion', async () => {
  const scene = await visit({ failures: { exportAccountData: rejected(), deleteAccount: rejected() } });
  await scene.user.click(await button('Descargar'));
  expect(await screen.findByText(wait)).toBeVisible();
  const dialog = await confirm(scene, 'huella-2026');
  expect(await dialog.findByText(wait)).toBeVisible();
  expect(await accounts(scene)).toHaveLength(1);
});
