import { expect, test } from 'vitest';
import { formatKilograms, formatMoney, parseDecimal, parseId, parsePesos } from './number.ts';

test.each([
  ['4,5', 4.5],
  ['4.5', 4.5],
  [' 12 ', 12],
  ['0,5', 0.5],
  ['0', 0],
  ['０７', 7],
])('O-MO-02 reads %j', (typed, value) => {
  expect(parseDecimal(typed)).toBe(value);
});

test.each(['1e2', '0x10', '-5', '+5', '', ' ', '4,', ',5', '4,55', '1.500', '1.500,5', 'Infinity', '12 kg'])(
  'O-MO-03 O-MO-04 refuses %j',
  (typed) => {
    expect(parseDecimal(typed)).toBeNull();
  },
);

test('O-MO-01 money has thousands dots, four digits too', () => {
  expect(formatMoney(1500)).toBe('$\u00a01.500');
  expect(formatMoney(21500)).toBe('$\u00a021.500');
  expect(formatMoney(0)).toBe('$\u00a00');
});

test('O-MO-02 kilograms have a decimal comma', () => {
  expect(formatKilograms(4.5)).toBe('4,5\u00a0kg');
  expect(formatKilograms(12)).toBe('12\u00a0kg');
});

test('only digits without a leading zero name an id', () => {
  expect(parseId('12')).toBe(12);
  expect([undefined, '0', '1e3', '-1', '01', '１'].map(parseId)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ['85.300,50', 85_300, true],
  ['$ 85.300', 85_300, false],
  ['$85.300,00', 85_300, false],
  ['21500', 21_500, false],
  ['21.500,5', 21_500, true],
  ['21500.50', 21_500, true],
  ['1,234.56', 1234, true],
  ['1.234.567', 1_234_567, false],
  ['ARS 900', 900, false],
  ['０７', 7, false],
  ['0', 0, false],
])('O-MO-04 D57 the amount %j is %d whole pesos, cents dropped: %s', (typed, pesos, hasCents) => {
  expect(parsePesos(typed)).toEqual({ pesos, hasCents });
});

test.each([
  '',
  '-5',
  '1e3',
  '1,234',
  '12.34.56',
  '1.23,4',
  '85.3000',
  '12 34',
  'mil',
  '12345678901',
  '1.234,567',
])('O-MO-04 %j is not guessed at', (typed) => {
  expect(parsePesos(typed)).toBeNull();
});
