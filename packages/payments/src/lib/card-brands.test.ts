import type { PaymentMedium } from '@huella/contract';
import { expect, test } from 'vitest';
import { cardBrands } from './card-brands.ts';

const visa: PaymentMedium = {
  id: 1,
  tipo: 'Visa',
  is_active: true,
  verifica: 'luhn',
  size: [16],
  bins: ['4'],
};
const naranja: PaymentMedium = { ...visa, id: 5, tipo: 'Naranja', verifica: 'other' };
const diners: PaymentMedium = { ...visa, id: 11, tipo: 'Diners Club', is_active: false };
const savings: PaymentMedium = { ...visa, id: 30, tipo: 'CBU Caja de ahorro', verifica: 'cbu', size: [22] };

test('only active entries whose verifica is not cbu are card brands', () => {
  expect(cardBrands([visa, diners, savings, naranja])).toEqual([visa, naranja]);
});
