import { expect, test } from 'vitest';
import { ageLabel } from './age-label.ts';

test.each([
  ['2026-08-27', '2026-11-27', '3 meses'],
  ['2026-10-27', '2026-11-27', '1 mes'],
  ['2025-11-28', '2026-11-27', '11 meses'],
  ['2025-11-27', '2026-11-27', '1 año'],
  ['2018-01-01', '2026-11-27', '8 años'],
])('born %s, on %s the pet is %s old', (birth, today, label) => {
  expect(ageLabel(birth, today)).toBe(label);
});

test('O-DT-10 a pet born on 29 February is a year old on 1 March', () => {
  expect(ageLabel('2024-02-29', '2025-02-28')).toBe('11 meses');
  expect(ageLabel('2024-02-29', '2025-03-01')).toBe('1 año');
});
