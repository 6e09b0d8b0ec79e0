import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { cardSchema } from './index.ts';

const today = '2026-11-27';
const visa = { id: 1, verifica: 'luhn', size: [16] } as const;
const amex = { id: 3, verifica: 'luhn', size: [15] } as const;
const naranja = { id: 5, verifica: 'other', size: [16] } as const;
const card = { tipo: 1, numero_pago: '4111111111111111', vencimiento: '05/28', titular: '' };

test('the body of createPaymentMethod comes out (D16)', () => {
  expect(cardSchema({ medium: visa, today }).parse({ ...card, titular: 'Ana Ríos' })).toEqual({
    numero_pago: '4111111111111111',
    vencimiento: '2028-05-01T00:00:00-03:00',
    tipo: 1,
  });
});

test.each(['4111-1111-1111-1111', '4111 1111 1111 1111', ' 4111 1111 1111 1111', '４111111111111111'])(
  'O-CF-01 O-CF-02 the number %j keeps its 16 digits',
  (numero_pago) => {
    expect(cardSchema({ medium: visa, today }).parse({ ...card, numero_pago }).numero_pago).toBe(
      '4111111111111111',
    );
  },
);

test.each([
  ['O-CF-05 all zeros', '0000 0000 0000 0000'],
  ['a wrong check digit', '4509953566233705'],
  ['a digit short', '411111111111111'],
  ['a letter', '4111 1111 1111 111a'],
  ['twenty digits', '41111111111111111111'],
])('refuses %s', (_, numero_pago) => {
  expect(messagesOf(cardSchema({ medium: visa, today }), { ...card, numero_pago })).toEqual({
    numero_pago: 'Número inválido',
  });
});

test('O-CF-06 the brand decides the length', () => {
  const number = { ...card, numero_pago: '378282246310005' };
  expect(messagesOf(cardSchema({ medium: amex, today }), { ...number, tipo: 3 })).toEqual({});
  expect(messagesOf(cardSchema({ medium: visa, today }), number)).toEqual({ numero_pago: 'Número inválido' });
});

test('a brand without Luhn takes a number that fails it, but not all zeros', () => {
  const schema = cardSchema({ medium: naranja, today });
  expect(messagesOf(schema, { ...card, tipo: 5, numero_pago: '5895627823453005' })).toEqual({});
  expect(messagesOf(schema, { ...card, tipo: 5, numero_pago: '0000000000000000' })).toEqual({
    numero_pago: 'Número inválido',
  });
});

test('asks for brand, number and expiry', () => {
  expect(
    messagesOf(cardSchema({ medium: null, today }), { tipo: null, numero_pago: ' ', vencimiento: '' }),
  ).toEqual({
    tipo: 'Por favor, indique su compañia',
    numero_pago: 'Por favor, ingrese el número de la tarjeta',
    vencimiento: 'Por favor, ingrese el vencimiento',
  });
});

test('without a brand the number is not blamed', () => {
  expect(messagesOf(cardSchema({ medium: null, today }), { ...card, tipo: null })).toEqual({
    tipo: 'Por favor, indique su compañia',
  });
});

test('O-DT-07 month 13 is refused', () => {
  expect(messagesOf(cardSchema({ medium: visa, today }), { ...card, vencimiento: '13/27' })).toEqual({
    vencimiento: 'Fecha inválida',
  });
});
