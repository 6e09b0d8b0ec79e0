import { expect, test } from 'vitest';
import { hasInformation, shortDescription } from './short-description.ts';

test.each([
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), `${'a'.repeat(57)}…`],
  ['🐶'.repeat(60), '🐶'.repeat(60)],
  ['🐶'.repeat(61), `${'🐶'.repeat(57)}…`],
])('D67 %s is shown as %s', (text, shown) => {
  expect(shortDescription(text)).toBe(shown);
});

test('D67 the information opens above 65 characters', () => {
  expect(hasInformation('🐶'.repeat(65))).toBe(false);
  expect(hasInformation('🐶'.repeat(66))).toBe(true);
});
