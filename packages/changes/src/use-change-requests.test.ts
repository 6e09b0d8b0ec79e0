import { countRefetches } from '@huella/testing';
import { expect, test } from 'vitest';
import { useChangeRequests } from './use-change-requests.ts';

test.each([
  [1.4, 0],
  [1.5, 1],
])(
  'specification §9 change requests are asked for again, by a screen after %s s: %s',
  async (seconds, times) => {
    expect(
      await countRefetches(
        { useList: () => useChangeRequests(null), call: 'listChangeRequests', as: 'asegurada' },
        'screen',
        seconds,
      ),
    ).toBe(times);
  },
);
