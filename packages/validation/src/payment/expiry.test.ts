import { expect, test } from 'vitest';
import { expiryToInstant, expiryRange, instantToExpiry, isExpiryInside, parseExpiry } from './index.ts';

test.each([
  ['01/27', false],
  ['02/27', true],
  ['01/47', true],
  ['02/47', false],
])('O-DT-08 on 31/01/2027 the expiry %s', (text, inside) => {
  expect(isExpiryInside(text, '2027-01-31')).toBe(inside);
});

test('O-DT-08 the instant is of the typed month', () => {
  expect(expiryToInstant('02/27')).toBe('2027-02-01T00:00:00-03:00');
});

test.each([
  ['2028-02', '02/28'],
  ['2028/12', '12/28'],
  ['202812', '12/28'],
  ['12-28', '12/28'],
  ['12.28', '12/28'],
  ['12–28', '12/28'],
  ['1/28', '01/28'],
  ['1-2028', '01/28'],
  ['02/2028', '02/28'],
  ['022028', '02/28'],
  ['0228', '02/28'],
  [' 02 / 28 ', '02/28'],
  ['\u200b02/28\u2069', '02/28'],
  ['０２／２８', '02/28'],
  ['12/20', '12/20'],
])('%j is the month %s', (text, month) => {
  expect(parseExpiry(text)).toBe(month);
  expect(expiryToInstant(text)).toBe(expiryToInstant(month));
});

const notExpiries =
  '13/27 00/27 0/28 128 28 1327 28/02 2028 2028-13 2028-2 02/1928 02/28/1 02/ 02//28 x 02-28- 02/28x';

test.each([...notExpiries.split(' '), ''])('O-DT-07 %j is not an expiry', (text) => {
  expect(expiryToInstant(text)).toBeNull();
  expect(isExpiryInside(text, '2026-11-27')).toBe(false);
});

test('the window is next month to 240 months on, over the turn of the year (D16)', () => {
  expect(expiryRange('2026-12-31')).toEqual({ min: '2027-01', max: '2046-12' });
});

test.each([
  ['2028-05-01T00:00:00-03:00', '05/28'],
  ['2028-05-01T03:00:00Z', '05/28'],
  ['2028-05-01T02:59:59Z', '04/28'],
  ['2028-05-31T23:59:59-03:00', '05/28'],
])('the expiry of %s is %s', (instant, text) => {
  expect(instantToExpiry(instant)).toBe(text);
});

test.each(['2028-05', '05/28', '2028-13-01T00:00:00-03:00', '1928-05-01T00:00:00-03:00', ''])(
  '%j is not an instant of an expiry',
  (text) => {
    expect(instantToExpiry(text)).toBeNull();
  },
);
