import { countRefetches } from '@huella/testing';
import { expect, test } from 'vitest';
import { useCoverage } from './use-coverage.ts';

const useList = () => useCoverage('asegurada@huella.test');

test.each([
  ['listCardRecords', 'screen', 1.4, 0],
  ['listCardRecords', 'screen', 1.5, 1],
  ['listCardRecords', 'focus', 1.4, 0],
  ['listCardRecords', 'focus', 1.5, 1],
  ['listCancellationRequests', 'screen', 1.4, 0],
  ['listCancellationRequests', 'screen', 1.5, 1],
  ['listCancellationRequests', 'focus', 1.4, 0],
  ['listCancellationRequests', 'focus', 1.5, 1],
] as const)('specification §9 %s is asked again, by %s after %s s: %s', async (call, by, seconds, times) => {
  expect(await countRefetches({ useList, call, as: 'asegurada' }, by, seconds)).toBe(times);
});
