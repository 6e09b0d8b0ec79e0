import { expect, test } from 'vitest';
import { expiresSoon, isExpired } from './is-expired.ts';

const card = { id: 1, numero_pago: '450995******3704', tipo: 1 };

test('a card serves until the last day of its month', () => {
  const january = { ...card, vencimiento: '2027-01-01T00:00:00-03:00' };

  expect(isExpired(january, '2027-01-31')).toBe(false);
  expect(isExpired(january, '2027-02-01')).toBe(true);
});

test('the month is the Argentine one, whatever the offset that the expiry comes with', () => {
  expect(isExpired({ ...card, vencimiento: '2027-02-01T02:59:59Z' }, '2027-02-01')).toBe(true);
  expect(isExpired({ ...card, vencimiento: '2027-02-01T03:00:00Z' }, '2027-02-01')).toBe(false);
});

test('a bank account never expires', () => {
  expect(isExpired({ ...card, vencimiento: null }, '2099-01-01')).toBe(false);
});

test.each([
  ['2026-10-01', '2026-11-27', false],
  ['2026-11-01', '2026-11-27', true],
  ['2026-12-01', '2026-11-27', true],
  ['2027-01-01', '2026-11-27', false],
  ['2027-01-01', '2026-12-01', true],
  ['2027-02-01', '2027-01-31', true],
])('O-DT-08 a card of %s on %s: soon is %s', (month, today, soon) => {
  expect(expiresSoon({ ...card, vencimiento: `${month}T00:00:00-03:00` }, today)).toBe(soon);
});

test('a bank account never expires soon', () => {
  expect(expiresSoon({ ...card, vencimiento: null }, '2026-11-27')).toBe(false);
});
