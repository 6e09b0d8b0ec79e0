import { countRefetches } from '@huella/testing';
import { expect, test } from 'vitest';
import { usePets } from './pets-endpoints.ts';

test.each([
  ['screen', 0.9, 0],
  ['screen', 1, 1],
  ['focus', 0.9, 0],
  ['focus', 1, 1],
] as const)('specification §9 pets are asked for again, by %s after %s s: %s', async (by, seconds, times) => {
  expect(await countRefetches({ useList: usePets, call: 'listPets', as: 'asegurada' }, by, seconds)).toBe(
    times,
  );
});
