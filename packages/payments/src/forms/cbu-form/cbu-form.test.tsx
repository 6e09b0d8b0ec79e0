import { holdAnswers } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copy } from '../../copy.ts';
import { chooseOther, recordSent, renderPicker, save } from '../../testing/picker-test-kit.tsx';

const GALICIA = '0070123130000009876546';

async function openCbuForm(kind: string) {
  const scene = await renderPicker();
  const sent = recordSent(scene);
  await scene.user.click(await screen.findByRole('button', { name: kind }));
  return { scene, sent, input: await screen.findByLabelText('CBU') };
}

test.each([
  ['CBU caja de ahorro', 30],
  ['CBU cuenta corriente', 31],
])('%s is sent as tipo %i without an expiry', async (kind, tipo) => {
  const { scene, sent, input } = await openCbuForm(kind);
  await scene.user.type(input, GALICIA);
  await save(scene);

  await screen.findByText('El medio de pago se cargó correctamente');
  expect(sent).toEqual([{ numero_pago: GALICIA, vencimiento: null, tipo }]);
  expect(await screen.findByRole('radio', { name: `${kind} terminada en 6546` })).toBeChecked();
});

test('the number stays when the kind of account changes', async () => {
  const { scene, sent, input } = await openCbuForm('CBU caja de ahorro');
  await scene.user.type(input, GALICIA);
  await chooseOther(scene, 'CBU cuenta corriente');
  await save(scene);

  await screen.findByText('El medio de pago se cargó correctamente');
  expect(sent).toMatchObject([{ numero_pago: GALICIA, tipo: 31 }]);
});

test('while an account is sent its kind cannot be changed: the other one would be stored', async () => {
  const { scene, input } = await openCbuForm('CBU caja de ahorro');
  await scene.user.type(input, GALICIA);
  const answer = holdAnswers(scene.server, 'createPaymentMethod');
  await save(scene);
  await screen.findByRole('button', { name: copy.form.busy });
  await scene.user.click(screen.getByRole('button', { name: 'Elegir otro medio' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByRole('heading', { name: 'CBU caja de ahorro' })).toBeVisible();
  answer();
  expect(await screen.findByText('El medio de pago se cargó correctamente')).toBeInTheDocument();
});

test.each(['', GALICIA.slice(1), `${GALICIA}0`])('%j is not 22 digits', async (typed) => {
  const { scene, sent, input } = await openCbuForm('CBU caja de ahorro');
  if (typed) await scene.user.type(input, typed);
  await save(scene);

  expect(await screen.findByText('Por favor, ingrese 22 dígitos.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the bank shows once the number is whole', async () => {
  const { scene, input } = await openCbuForm('CBU caja de ahorro');
  await scene.user.click(input);
  await scene.user.paste('00701231-30000009876546');

  expect(await screen.findByText('Cuenta en: Banco Galicia.')).toBeVisible();
});

test('check digits that do not agree are a hint, never a block', async () => {
  const { scene, sent, input } = await openCbuForm('CBU caja de ahorro');
  await scene.user.type(input, '2850590940090418135202');
  expect(await screen.findByText(/Revise el número: los dígitos verificadores no coinciden\./)).toBeVisible();

  await save(scene);

  await screen.findByText('El medio de pago se cargó correctamente');
  expect(sent).toHaveLength(1);
});
