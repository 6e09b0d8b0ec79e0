import { expect, test } from 'vitest';
import { formatTable } from './table.ts';

test('columns are as wide as their widest text', () => {
  const table = formatTable(
    [
      { id: 1, name: 'Ñandú' },
      { id: 23, name: null },
    ],
    { ID: (row) => row.id, NAME: (row) => row.name },
  );
  expect(table).toBe('ID  NAME\n1   Ñandú\n23  –');
});

test('a name cannot steer the terminal', () => {
  expect(formatTable(['\u001B[2Jx\n'], { NAME: (name) => name })).toBe('NAME\n[2Jx');
});

test('a reason cannot turn the columns beside it around', () => {
  const turned = 'a\u202Eb\u2066c\u2028d';
  expect(formatTable([turned], { REASON: (reason) => reason, DNI: () => '1' })).toBe(
    'REASON  DNI\nabc d   1',
  );
});

test('words of two lines stay two words', () => {
  expect(formatTable(['Radiografía\n\tde tórax'], { REQUESTED: (text) => text })).toBe(
    'REQUESTED\nRadiografía de tórax',
  );
});
