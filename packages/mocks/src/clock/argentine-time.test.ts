import { argentineMoment } from '@huella/validation/event';
import { expect, test } from 'vitest';
import { readArgentineTime } from './argentine-time.ts';

test('a time in Argentina is three hours behind UTC, also over midnight', () => {
  expect(readArgentineTime('2026-12-24T22:30')?.toISOString()).toBe('2026-12-25T01:30:00.000Z');
  expect(argentineMoment(new Date('2026-12-25T01:30:59Z'))).toBe('2026-12-24T22:30');
  expect(readArgentineTime('2026-12-24')?.toISOString()).toBe('2026-12-24T03:00:00.000Z');
});

test('an invalid time is null', () => {
  for (const text of ['', 'mañana', '2026-02-30T10:00', '2026-12-24T25:00', '2026-12-24T10:00Z'])
    expect(readArgentineTime(text)).toBeNull();
});
