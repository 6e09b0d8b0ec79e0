import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paymentsApi } from '../../api/index.ts';
import { chooseOther, fillBankCard, openBankCardForm, renderPicker } from '../../testing/picker-test-kit.tsx';

test('a look at the bank account does not cost the card that was typed', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704');
  await chooseOther(scene, 'CBU caja de ahorro');
  expect(screen.getByRole('textbox', { name: 'CBU' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Número de tarjeta' })).toBeNull();
  await scene.user.click(screen.getByRole('radio', { name: 'Tarjeta de crédito' }));
  expect(screen.getByRole('textbox', { name: 'Número de tarjeta' })).toHaveValue('4509 9535 6623 3704');
  expect(screen.getByRole('textbox', { name: 'Vencimiento' })).toHaveValue('05/28');
});

test('closing asks while a card waits unseen behind the bank account', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704');
  await chooseOther(scene, 'CBU caja de ahorro');
  await scene.user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByText('Se perderán los datos que ingresó.')).toBeVisible();
});

test('D73 reloading the page over a typed card asks, and over an untouched form does not', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);
  expect(wouldAsk()).toBe(true);
  await scene.user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await scene.user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(wouldAsk()).toBe(false);
});

function wouldAsk(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a list of methods that fails when the network returns does not take the typed card away', async () => {
  const scene = await renderPicker();
  await openBankCardForm(scene);
  await fillBankCard(scene, '4509953566233704');
  scene.server.override('listPaymentMethods', 500);
  act(() => void scene.store.dispatch(paymentsApi.util.invalidateTags(['PaymentMethod'])));
  await waitFor(() => expect(screen.getByText(/No pudimos cargar/)).toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Número de tarjeta' })).toHaveValue('4509 9535 6623 3704');
});
