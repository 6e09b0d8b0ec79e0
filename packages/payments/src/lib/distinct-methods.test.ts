import type { PaymentMethod } from '@huella/contract';
import { expect, test } from 'vitest';
import { distinctMethods } from './distinct-methods.ts';

const visa: PaymentMethod = {
  id: 1,
  numero_pago: '450995******3704',
  tipo: 1,
  vencimiento: '2027-05-01T00:00:00-03:00',
};
const renewed: PaymentMethod = { ...visa, id: 2, vencimiento: '2030-05-01T00:00:00-03:00' };
const bankAccount: PaymentMethod = {
  id: 3,
  numero_pago: '******************5201',
  tipo: 30,
  vencimiento: null,
};

test('methods with the same masked number show once, in the place of the first', () => {
  expect(distinctMethods([visa, bankAccount, renewed], null)).toEqual([renewed, bankAccount]);
});

test('of twins the chosen one stays', () => {
  expect(distinctMethods([visa, renewed], 1)).toEqual([visa]);
  expect(distinctMethods([renewed, visa], 1)).toEqual([visa]);
});
