import { expect, test } from 'vitest';
import { formatExpiry, isExpired } from './expiry.ts';

test('an expiry reads MM/YY in the Argentine month, whatever the offset it comes with', () => {
  expect(formatExpiry('2028-05-01T00:00:00-03:00')).toBe('05/28');
  expect(formatExpiry('2028-05-01T03:00:00.000Z')).toBe('05/28');
  expect(formatExpiry('2031-12-01T00:00:00-03:00')).toBe('12/31');
});

test('a card serves until the last minute of its month in Argentina', () => {
  const expiry = '2027-01-01T00:00:00-03:00';

  expect(isExpired(expiry, new Date('2027-01-31T23:59:00-03:00'))).toBe(false);
  expect(isExpired(expiry, new Date('2027-02-01T00:00:00-03:00'))).toBe(true);
});

test('a bank account never expires', () => {
  expect(isExpired(null, new Date('2099-01-01T00:00:00-03:00'))).toBe(false);
});
