import { expect, test } from 'vitest';
import { openPaymentMethod, sealPaymentMethod } from './sealed-payment-method.ts';

const visa = { numero_pago: '4509953566233704', vencimiento: '2028-05-01T00:00:00-03:00', tipo: 1 };

test('a ticket gives back what was sealed and does not show it', () => {
  const ticket = sealPaymentMethod(visa);

  expect(ticket).not.toContain('4509');
  expect(openPaymentMethod(ticket)).toEqual(visa);
});

test('a ticket opens once', () => {
  const ticket = sealPaymentMethod(visa);
  openPaymentMethod(ticket);

  expect(() => openPaymentMethod(ticket)).toThrow(`${ticket} was opened before`);
});
