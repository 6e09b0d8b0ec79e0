import { expect, test } from 'vitest';
import { postgresParsers } from '@huella/server/postgres';

const parse = (oid: number, text: string) =>
  postgresParsers.find((parser) => parser.oid === oid)?.parse(text);

test.each([
  ['2026-11-27 10:00:00-03', '2026-11-27T13:00:00.000Z'],
  ['2026-11-27 13:00:00.123+00', '2026-11-27T13:00:00.123Z'],
  ['2026-11-27 18:30:00.1+05:30', '2026-11-27T13:00:00.100Z'],
])('the timestamptz %s is the instant %s', (text, instant) => {
  expect(parse(1184, text)).toBe(instant);
});

test('counts and ids are numbers', () => {
  expect(parse(20, '42')).toBe(42);
});
