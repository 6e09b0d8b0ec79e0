import { expect, test } from 'vitest';
import { overdueWords } from './overdue-words.ts';

test.each([
  ['Consulta', true, 'Consulta vencida hace 2 meses'],
  ['Celo', true, 'Celo vencido hace 2 meses'],
  ['Consulta', false, 'Venció hace 2 meses'],
  ['Peluquería', true, 'Venció hace 2 meses'],
])('%s, with its kind %s: %s', (tipo, withKind, words) => {
  expect(overdueWords({ tipo }, 'hace 2 meses', withKind)).toBe(words);
});
