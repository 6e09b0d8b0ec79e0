import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { cbuHint, cbuSchema } from './index.ts';

test('the body of createPaymentMethod comes out', () => {
  expect(cbuSchema.parse({ tipo: 30, numero_pago: '28505909 40090418135201' })).toEqual({
    numero_pago: '2850590940090418135201',
    vencimiento: null,
    tipo: 30,
  });
});

test.each(['', '285059094009041813520', '28505909400904181352010', '285059094009041813520A'])(
  '%j is refused',
  (numero_pago) => {
    expect(messagesOf(cbuSchema, { tipo: 31, numero_pago })).toEqual({
      numero_pago: 'Por favor, ingrese 22 dígitos.',
    });
  },
);

test('wrong check digits do not block (D54)', () => {
  expect(messagesOf(cbuSchema, { tipo: 30, numero_pago: '2850590940090418135202' })).toEqual({});
});

test.each([
  ['2850590940090418135201', 'Banco Macro'],
  ['0110599520000012345678', 'Banco de la Nación Argentina'],
  ['0170099220000011111229', 'BBVA Argentina'],
  ['2850001010000000000007', 'Banco Macro'],
  ['2850590910000000000090', 'Banco Macro'],
  ['0000003110000000000175', 'Billetera virtual (CVU)'],
])('the hint for %s names its bank and is content', async (number, bank) => {
  expect(await cbuHint(number)).toEqual({ bank, isConsistent: true });
});

test.each([
  '2850590940090418135202',
  '2850590840090418135201',
  '2850590940090418135301',
  '1111111111111111111111',
  '0000000000000000000000',
])('the hint for %s says that the check digits disagree', async (number) => {
  expect(await cbuHint(number)).toMatchObject({ isConsistent: false });
});

test('there is no hint before the 22nd digit', async () => {
  expect(await cbuHint('285059094009041813520')).toBeNull();
});
