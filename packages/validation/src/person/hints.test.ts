import { expect, test } from 'vitest';
import { areaCodeOf, dniHint, phoneCorrection } from './index.ts';

test.each([
  ['011 15 1234-5678', '1112345678'],
  ['+54 9 11 1234-5678', '1112345678'],
  ['+54 9 11 2345-6789', '1123456789'],
  ['011 15 2345 6789', '1123456789'],
  ['5491123456789', '1123456789'],
  ['0054 9 351 234 5678', '3512345678'],
  ['0351 15 234-5678', '3512345678'],
  ['+54 351 234 5678', '3512345678'],
  ['0221-456-7890', '2214567890'],
  ['02221 15 41-2345', '2221412345'],
  ['9 11 2345 6789', '1123456789'],
  ['11.2345.6789', '1123456789'],
])('O-CF-08 %j is offered as %s (D55)', (typed, corrected) => {
  expect(phoneCorrection(typed)).toBe(corrected);
});

test.each(['', '11 1234-5678', '0111512345', '123', '15 1234', '11 2345 6789 int. 4', '112345678901234'])(
  'O-CF-08 nothing is offered for %j',
  (typed) => {
    expect(phoneCorrection(typed)).toBeNull();
  },
);

test('seven digits of a DNI are offered with a 0 in front (D52)', () => {
  expect(dniHint('5.536.168')).toBe('05536168');
  expect(dniHint('30123456')).toBeNull();
  expect(dniHint('1e23456')).toBeNull();
});

test('area codes are recognised, a number without one is not', async () => {
  expect(await areaCodeOf('1123456789')).toBe('11');
  expect(await areaCodeOf('3512345678')).toBe('351');
  expect(await areaCodeOf('2221412345')).toBe('2221');
  expect(await areaCodeOf('1523456789')).toBeNull();
});
