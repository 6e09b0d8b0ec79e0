import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  fillBankCard,
  openBankCardForm,
  recordSent,
  renderPicker,
  save,
} from '../../testing/picker-test-kit.tsx';

const number = () => screen.getByLabelText('Número de tarjeta');

async function openUnchosen() {
  const scene = await renderPicker();
  await scene.user.click(await screen.findByRole('button', { name: 'Tarjeta de crédito' }));
  await screen.findByLabelText('Compañía de la tarjeta');
  return scene;
}

test('without a brand the rest is not asked, and the brand is missing', async () => {
  const scene = await openUnchosen();
  expect(screen.queryByLabelText('Vencimiento')).not.toBeInTheDocument();

  await save(scene);

  expect(await screen.findByText('Por favor, indique su compañia')).toBeVisible();
});

test('the number tells the brand, which is said instead of asked; another one can be chosen all the same', async () => {
  const { user } = await openUnchosen();
  await user.type(number(), '4509');
  expect(await screen.findByText('Es una tarjeta Visa')).toBeVisible();
  expect(screen.queryByLabelText('Compañía de la tarjeta')).not.toBeInTheDocument();
  expect(screen.queryByText('Número inválido')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Vencimiento')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'No es esta' }));
  const brand = await screen.findByLabelText('Compañía de la tarjeta');
  await waitFor(() => expect(brand).toHaveFocus());
  await user.selectOptions(brand, 'Mastercard');
  await user.type(number(), '95');
  expect(brand).toHaveDisplayValue('Mastercard');
});

test('a number that tells no brand leaves the question, and one that is taken back takes its brand along', async () => {
  const { user } = await openUnchosen();
  await user.type(number(), '4{Backspace}9');
  expect(screen.getByLabelText('Compañía de la tarjeta')).toHaveDisplayValue('Elija una opción');
  expect(screen.queryByLabelText('Vencimiento')).not.toBeInTheDocument();
});

test('only active card brands are offered', async () => {
  const { user } = await renderPicker();
  await user.click(await screen.findByRole('button', { name: 'Tarjeta de crédito' }));

  await screen.findByRole('option', { name: 'Visa' });
  expect(screen.queryByRole('option', { name: 'Diners Club' })).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /CBU/ })).not.toBeInTheDocument();
});

test('a card is sent as digits with its month in Argentine time, without the holder', async () => {
  const scene = await renderPicker();
  const sent = recordSent(scene);
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704', '0528');
  await scene.user.type(screen.getByLabelText(/^Titular/), 'Ana Pérez');
  await save(scene);

  await screen.findByText('El medio de pago se cargó correctamente');
  expect(sent).toEqual([
    { numero_pago: '4509953566233704', vencimiento: '2028-05-01T00:00:00-03:00', tipo: 1 },
  ]);
});

test('browsers can fill the card in', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);

  expect(number()).toHaveAttribute('autocomplete', 'cc-number');
  expect(number()).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText('Vencimiento')).toHaveAttribute('autocomplete', 'cc-exp');
  expect(screen.getByLabelText(/^Titular/)).toHaveAttribute('autocomplete', 'cc-name');
  expect(number()).toHaveAttribute('enterkeyhint', 'next');
  expect(screen.getByLabelText('Vencimiento')).toHaveAttribute('enterkeyhint', 'next');
  expect(screen.getByLabelText(/^Titular/)).toHaveAttribute('enterkeyhint', 'send');
});

test.each(['4111-1111-1111-1111', '4111 1111 1111 1111', ' 4111 1111 1111 1111'])(
  'O-CF-01 O-CF-02 a number pasted as "%s" is taken whole',
  async (pasted) => {
    const scene = await renderPicker();
    const sent = recordSent(scene);
    await openBankCardForm(scene);
    await scene.user.click(number());
    await scene.user.paste(pasted);
    expect(number()).toHaveValue('4111 1111 1111 1111');

    await scene.user.type(screen.getByLabelText('Vencimiento'), '05/28');
    await save(scene);

    await screen.findByText('El medio de pago se cargó correctamente');
    expect(sent).toMatchObject([{ numero_pago: '4111111111111111' }]);
  },
);

test('O-CF-03 a number that autofill writes twice keeps its 16 digits', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);
  fireEvent.input(number(), { target: { value: '4111111111111111' } });
  fireEvent.input(number(), { target: { value: '4111111111111111' } });

  expect(number()).toHaveValue('4111 1111 1111 1111');
});

test('O-CF-05 a number of zeros is refused', async () => {
  const scene = await renderPicker();
  const sent = recordSent(scene);
  await openBankCardForm(scene);
  await fillBankCard(scene, '0000000000000000');
  await save(scene);

  expect(await screen.findByText('Número inválido')).toBeVisible();
  expect(sent).toEqual([]);
});

test('O-CF-06 a number is checked again when the brand changes', async () => {
  const scene = await renderPicker();
  const sent = recordSent(scene);
  await openBankCardForm(scene, 'American Express');
  await fillBankCard(scene, '378282246310005');
  expect(number()).toHaveValue('3782 8224 6310 005');
  expect(screen.queryByText('Número inválido')).not.toBeInTheDocument();

  await scene.user.selectOptions(screen.getByLabelText('Compañía de la tarjeta'), 'Visa');

  expect(await screen.findByText('Número inválido')).toBeVisible();
  await save(scene);
  expect(sent).toEqual([]);

  await scene.user.selectOptions(screen.getByLabelText('Compañía de la tarjeta'), 'American Express');
  await waitFor(() => expect(screen.queryByText('Número inválido')).not.toBeInTheDocument());
});

test('a number that looks like another brand is a hint with a way to change, not a refusal', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene, 'Mastercard');
  await scene.user.type(number(), '4509');
  expect(screen.getByText(/Por cómo empieza, parece una tarjeta Visa\./)).toBeVisible();

  await scene.user.click(screen.getByRole('button', { name: 'Cambiar a Visa' }));

  expect(screen.getByLabelText('Compañía de la tarjeta')).toHaveDisplayValue('Visa');
  expect(number()).toHaveValue('4509');
});

test('O-DT-07 month 13 is refused, typed and pasted, and stays as it was typed', async () => {
  const scene = await renderPicker();
  const sent = recordSent(scene);
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704', '1327');
  await save(scene);
  expect(await screen.findByText('Fecha inválida')).toBeVisible();
  expect(screen.getByLabelText('Vencimiento')).toHaveValue('13/27');

  await scene.user.clear(screen.getByLabelText('Vencimiento'));
  await scene.user.click(screen.getByLabelText('Vencimiento'));
  await scene.user.paste('13/27');
  await save(scene);

  expect(await screen.findByText('Fecha inválida')).toBeVisible();
  expect(screen.getByLabelText('Vencimiento')).toHaveValue('13/27');
  expect(sent).toEqual([]);
});

test('a number that the server refuses shows on its field and stays', async () => {
  const scene = await renderPicker();
  const fields = [{ path: 'numero_pago', code: 'invalid', message: 'Número inválido' }];
  scene.server.override(
    'createPaymentMethod',
    Response.json({ code: 'invalid_fields', message: 'Revise los datos', fields }, { status: 422 }),
  );
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704');
  await save(scene);

  await waitFor(() => expect(number()).toHaveAccessibleDescription('Número inválido'));
  await waitFor(() => expect(number()).toHaveFocus());
  expect(number()).toHaveValue('4509 9535 6623 3704');
});

test('a failure says so, keeps the values, and can be tried again', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704');
  scene.server.failOnce('createPaymentMethod', 'network');
  await save(scene);

  expect(await screen.findByText('No se pudo cargar el medio de pago, intente más tarde.')).toBeVisible();
  expect(number()).toHaveValue('4509 9535 6623 3704');

  await save(scene);
  expect(await screen.findByText('El medio de pago se cargó correctamente')).toBeVisible();
});

test('O-FO-01 two taps in the same tick send one card', async () => {
  const scene = await renderPicker();
  const sent = recordSent(scene);
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704');
  const button = screen.getByRole('button', { name: 'Guardar medio de pago' });
  button.click();
  button.click();

  await screen.findByText('El medio de pago se cargó correctamente');
  expect(sent).toHaveLength(1);
});
