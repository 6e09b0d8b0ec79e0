import { countRefetches } from '@huella/testing';
import { expect, test } from 'vitest';
import { useCalendar } from './use-calendar.ts';

test.each([
  ['screen', 1.4, 0],
  ['screen', 1.5, 1],
  ['focus', 1.4, 0],
  ['focus', 1.5, 1],
] as const)(
  'specification §9 events are asked for again, by %s after %s s: %s',
  async (by, seconds, times) => {
    expect(
      await countRefetches({ useList: useCalendar, call: 'listEvents', as: 'asegurada' }, by, seconds),
    ).toBe(times);
  },
);
