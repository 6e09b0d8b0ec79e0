import { expect, test } from 'vitest';
import { detectMedium, groupDigits, isLuhnValid } from './index.ts';

test.each([
  '4509953566233704',
  '4111111111111111',
  '5031755734530604',
  '371180303257522',
  '6035227716427021',
  '5465532683840176',
])('the test number %s passes Luhn', (number) => {
  expect(isLuhnValid(number)).toBe(true);
});

test.each(['4509953566233705', '371180303257523', '5895627823453005', '0000000000000000', '', '4111 1111'])(
  'O-CF-05 %j does not pass Luhn',
  (number) => {
    expect(isLuhnValid(number)).toBe(false);
  },
);

test.each([
  ['4111-1111-1111-1111', '4111 1111 1111 1111'],
  ['378282246310005', '3782 8224 6310 005'],
  ['4111 1', '4111 1'],
  ['4111 ', '4111'],
  ['12ab5', '12ab 5'],
])('O-CF-01 O-CF-06 groups %j as %j', (typed, shown) => {
  expect(groupDigits(typed, 4)).toBe(shown);
});

const visa = { id: 1, is_active: true, bins: ['4'] };
const mastercard = { id: 2, is_active: true, bins: ['51-55', '2221-2720'] };
const nativa = { id: 6, is_active: true, bins: ['520053', '546553'] };
const diners = { id: 11, is_active: false, bins: ['36'] };
const mediums = [visa, mastercard, nativa, diners];

test.each([
  ['4', visa],
  ['5031 7557', null],
  ['5555', mastercard],
  ['2720 99', mastercard],
  ['2721', null],
  ['5465 5326', nativa],
  ['36', null],
  ['', null],
])('the brand of %j is recognised by its longest prefix', (number, expected) => {
  expect(detectMedium(number, mediums)).toBe(expected);
});
