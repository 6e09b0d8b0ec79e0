import { expect, test } from 'vitest';
import { weightEntriesOf } from './weight-entries.ts';

test('the newest weight entry is first, each with the change since the one before', () => {
  const history = [
    { fecha_pesaje: '2026-05-02', peso: 4.5 },
    { fecha_pesaje: '2026-01-15', peso: 5 },
    { fecha_pesaje: '2026-11-27', peso: 4.6 },
  ];
  expect(weightEntriesOf(history)).toEqual([
    { fecha_pesaje: '2026-11-27', peso: 4.6, change: 0.1 },
    { fecha_pesaje: '2026-05-02', peso: 4.5, change: -0.5 },
    { fecha_pesaje: '2026-01-15', peso: 5, change: null },
  ]);
  expect(history[0]?.fecha_pesaje).toBe('2026-05-02');
});

test('without weight entries the list is empty', () => {
  expect(weightEntriesOf([])).toEqual([]);
});
