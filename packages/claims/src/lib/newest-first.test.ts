import { expect, test } from 'vitest';
import { storyListedClaim } from '../testing/story-claims.ts';
import { newestFirst } from './newest-first.ts';

test('claims are newest first whatever their offset, those of one instant by their number', () => {
  const claims = [
    storyListedClaim({ id: 1, fecha_carga: '2026-11-20T15:00:00.000Z' }),
    storyListedClaim({ id: 2, fecha_carga: '2026-11-20T12:00:00.000-03:00' }),
    storyListedClaim({ id: 3, fecha_carga: '2026-11-21T02:00:00.000Z' }),
  ];
  expect(newestFirst(claims).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(newestFirst(claims.toReversed()).map(({ id }) => id)).toEqual([3, 2, 1]);
});
