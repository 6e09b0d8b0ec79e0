import { countRefetches } from '@huella/testing';
import { expect, test } from 'vitest';
import { useClaimList } from './use-claim-list.ts';

const pets = [1];

test.each([
  [1.4, 0],
  [1.5, 1],
])('specification §9 a page refetches claims after %s s: %s', async (seconds, times) => {
  const refetches = countRefetches(
    { useList: () => useClaimList(pets), call: 'listClaims', as: 'asegurada' },
    'screen',
    seconds,
  );
  expect(await refetches).toBe(times);
});
