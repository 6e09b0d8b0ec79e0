import { expect, test } from 'vitest';
import { weightEntriesOf } from './weight-entries.ts';

test('the newest weighing is first, and each says what changed since the one before', () => {
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

test('no weighings are no weighings', () => {
  expect(weightEntriesOf([])).toEqual([]);
});
