import type { PaymentMethod } from '@huella/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillBankCard, openBankCardForm, renderPicker, save } from '../../testing/picker-test-kit.tsx';

const visa: PaymentMethod = {
  id: 1,
  numero_pago: '450995******3704',
  tipo: 1,
  vencimiento: '2030-05-01T00:00:00-03:00',
};

/** A list that the server does not produce, such as expired cards. */
function having(...methods: PaymentMethod[]) {
  return { failures: { listPaymentMethods: Response.json(methods) } };
}

test('a person without methods gets the first question of the form directly', async () => {
  await renderPicker();

  expect(await screen.findByText('Todavía no tiene medios de pago. ¿Con cuál quiere pagar?')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Tarjeta de crédito',
    'CBU caja de ahorro',
    'CBU cuenta corriente',
  ]);
});

test('methods show their brand, their last four digits and MM/YY, nothing else of the number', async () => {
  const { user } = await renderPicker({ as: 'con-datos' });

  const card = await screen.findByRole('radio', { name: /^Visa terminada en \d{4}$/ });
  expect(card).toHaveAccessibleDescription(/^Vence \d\d\/\d\d$/);
  expect(document.body.textContent).not.toMatch(/\d{6}|\*/);

  await user.click(card);
  expect(card).toBeChecked();
  expect(screen.getByText(/^Elegido: \d+\. Envíos: 0\.$/)).toBeVisible();
});

test('the only method is chosen by itself, and one of two is not', async () => {
  await renderPicker(having(visa));
  expect(await screen.findByText('Elegido: 1. Envíos: 0.')).toBeVisible();
  cleanup();
  await renderPicker(having(visa, { ...visa, id: 2, numero_pago: '371180*****7522' }));
  await screen.findAllByRole('radio');
  expect(screen.getByText('Elegido: ninguno. Envíos: 0.')).toBeVisible();
});

test('the same number twice shows once', async () => {
  await renderPicker(having(visa, { ...visa, id: 2 }));

  expect(await screen.findAllByRole('radio')).toHaveLength(1);
});

test('an expired card says so and cannot be chosen', async () => {
  const { user } = await renderPicker(having({ ...visa, vencimiento: '2026-10-01T00:00:00-03:00' }));

  const card = await screen.findByRole('radio', { name: 'Visa terminada en 3704' });
  expect(card).toHaveAccessibleDescription('Venció 10/26. Ya no se puede usar.');
  expect(card).toBeDisabled();
  await user.click(card);
  expect(screen.getByText('Elegido: ninguno. Envíos: 0.')).toBeVisible();
});

test('a card in its last month can still be chosen', async () => {
  await renderPicker(having({ ...visa, vencimiento: '2026-11-01T00:00:00-03:00' }));

  expect(await screen.findByRole('radio', { name: 'Visa terminada en 3704' })).toBeEnabled();
});

test('a list that fails is an error with a retry, not an empty list', async () => {
  const { user } = await renderPicker({
    before: (server) => server.failOnce('listPaymentMethods', 500),
    as: 'con-datos',
  });

  expect(await screen.findByText('No pudimos cargar sus medios de pago')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tarjeta de crédito' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('radio')).toBeVisible();
});

test('a new method is chosen at once and takes the focus', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704');
  await save(scene);

  expect(await screen.findByText('El medio de pago se cargó correctamente')).toBeVisible();
  const card = await screen.findByRole('radio', { name: 'Visa terminada en 3704' });
  expect(card).toBeChecked();
  await waitFor(() => expect(card).toHaveFocus());
  const [stored] = await scene.server.db.selectFrom('payment_methods').selectAll().execute();
  expect(screen.getByText(`Elegido: ${stored?.id}. Envíos: 0.`)).toBeVisible();
});

test('a method that exists already counts as success and is chosen', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704');
  await save(scene);
  await scene.user.click(await screen.findByRole('button', { name: 'Agregar un medio de pago' }));
  await scene.user.selectOptions(await screen.findByLabelText('Compañía de la tarjeta'), 'Visa');
  await fillBankCard(scene, '4509953566233704');
  await save(scene);

  expect(await screen.findByRole('radio', { name: 'Visa terminada en 3704' })).toBeChecked();
  expect(await scene.server.db.selectFrom('payment_methods').selectAll().execute()).toHaveLength(1);
});

test('the payment form does not submit the form around it, neither by button nor by Enter', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);
  await save(scene);
  await scene.user.type(screen.getByLabelText('Número de tarjeta'), '4509{Enter}');

  expect(await screen.findByText('Número inválido')).toBeVisible();
  expect(screen.getByText('Elegido: ninguno. Envíos: 0.')).toBeInTheDocument();
  expect(document.querySelectorAll('form form')).toHaveLength(0);
});

test('closing with something typed asks first', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);
  await scene.user.click(screen.getByRole('button', { name: 'Cerrar' }));

  const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await scene.user.click(within(question).getByRole('button', { name: 'Seguir cargando' }));
  expect(screen.getByLabelText('Compañía de la tarjeta')).toHaveDisplayValue('Visa');
});

test('the type that opened the form is said there and not asked again, but may be changed', async () => {
  const { user } = await renderPicker();
  await user.click(await screen.findByRole('button', { name: 'CBU cuenta corriente' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('heading', { name: 'CBU cuenta corriente' })).toBeVisible();
  expect(sheet.queryByRole('radio')).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Elegir otro medio' }));
  await waitFor(() => expect(sheet.getByRole('radio', { name: 'CBU cuenta corriente' })).toHaveFocus());
  await user.click(sheet.getByRole('radio', { name: 'Tarjeta de crédito' }));
  expect(sheet.getByLabelText('Número de tarjeta')).toBeVisible();
});

test('the first method leads on, with the focus on it, as its form says; a later one only is chosen', async () => {
  const focused: (string | undefined)[] = [];
  const onContinue = () => void focused.push(document.activeElement?.closest('label')?.textContent);
  const scene = await renderPicker({}, onContinue);
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704');
  await scene.user.click(screen.getByRole('button', { name: 'Guardar y ver el resumen' }));
  await waitFor(() => expect(focused).toEqual([expect.stringContaining('Visa terminada en 3704')]));

  await scene.user.click(await screen.findByRole('button', { name: 'Agregar un medio de pago' }));
  await scene.user.selectOptions(await screen.findByLabelText('Compañía de la tarjeta'), 'Visa');
  await fillBankCard(scene, '4517650000000026');
  await save(scene);
  expect(await screen.findByRole('radio', { name: 'Visa terminada en 0026' })).toBeChecked();
  expect(focused).toHaveLength(1);
});
