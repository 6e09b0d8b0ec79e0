import { expect, test } from 'vitest';
import { isOneShown, shownKilos, shownPortion } from './amounts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [7.5, '7,5 kg'],
  [0.0499, 'menos de 0,1 kg'],
  [0.05, '0,1 kg'],
  [0, '0 kg'],
  [14.96, '15 kg'],
])('N-C12G %d kg left are shown as %s', (kilos, shown) => {
  expect(plain(shownKilos(kilos))).toBe(shown);
});

test('one kilogram, and less than can be shown, take the singular', () => {
  expect([1, 0.98, 0.01, 0.9, 1.1, 2].map(isOneShown)).toEqual([true, true, true, false, false, false]);
});

test('a portion is in grams below a kilogram', () => {
  expect([0.2419, 0.9996, 1.25].map((kilos) => plain(shownPortion(kilos)))).toEqual([
    '242 g',
    '1 kg',
    '1,3 kg',
  ]);
});
