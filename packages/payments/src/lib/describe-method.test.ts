import type { PaymentMedium } from '@huella/contract';
import { expect, test } from 'vitest';
import { describeMethod } from './describe-method.ts';

const visa: PaymentMedium = {
  id: 1,
  tipo: 'Visa',
  is_active: true,
  verifica: 'luhn',
  size: [16],
  bins: ['4'],
};
const card = { id: 9, numero_pago: '450995******3704', tipo: 1, vencimiento: '2028-05-01T00:00:00-03:00' };

test('a card shows its brand, its last four digits and MM/YY, nothing else of the number', () => {
  expect(describeMethod(card, [visa], '2026-11-28')).toEqual({
    mediumName: 'Visa',
    label: 'Visa terminada en 3704',
    expiry: 'Vence 05/28',
    isExpired: false,
    expiresSoon: false,
  });
});

test('an expired card says so', () => {
  expect(describeMethod(card, [visa], '2028-06-01')).toMatchObject({
    expiry: 'Venció 05/28. Ya no se puede usar.',
    isExpired: true,
  });
});

test('a card in its last but one month expires soon', () => {
  expect(describeMethod(card, [visa], '2028-04-01')).toMatchObject({ isExpired: false, expiresSoon: true });
});

test('a bank account shows its kind and has no expiry', () => {
  const bankAccount = { id: 3, numero_pago: '******************5201', tipo: 31, vencimiento: null };

  expect(describeMethod(bankAccount, [visa], '2026-11-28')).toEqual({
    mediumName: 'CBU cuenta corriente',
    label: 'CBU cuenta corriente terminada en 5201',
    expiry: null,
    isExpired: false,
    expiresSoon: false,
  });
});

test('a card of an unlisted brand is still a card', () => {
  expect(describeMethod({ ...card, tipo: 99 }, [visa], '2026-11-28').label).toBe('Tarjeta terminada en 3704');
});
