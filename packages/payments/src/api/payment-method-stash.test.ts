import { expect, test } from 'vitest';
import { takePaymentMethod, stashPaymentMethod } from './payment-method-stash.ts';

const visa = { numero_pago: '4509953566233704', vencimiento: '2028-05-01T00:00:00-03:00', tipo: 1 };

test('a handle gives the stashed method and does not show it', () => {
  const handle = stashPaymentMethod(visa);

  expect(handle).not.toContain('4509');
  expect(takePaymentMethod(handle)).toEqual(visa);
});

test('a handle is good once', () => {
  const handle = stashPaymentMethod(visa);
  takePaymentMethod(handle);

  expect(() => takePaymentMethod(handle)).toThrow(`${handle} was used before`);
});
