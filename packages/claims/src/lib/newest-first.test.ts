import { expect, test } from 'vitest';
import { storyClaim } from '../testing/story-claims.ts';
import { newestFirst } from './newest-first.ts';

test('claims stand newest first whatever their offset, those of one instant by their number', () => {
  const claims = [
    storyClaim({ id: 1, fecha_carga: '2026-11-20T15:00:00.000Z' }),
    storyClaim({ id: 2, fecha_carga: '2026-11-20T12:00:00.000-03:00' }),
    storyClaim({ id: 3, fecha_carga: '2026-11-21T02:00:00.000Z' }),
  ];
  expect(newestFirst(claims).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(newestFirst(claims.toReversed()).map(({ id }) => id)).toEqual([3, 2, 1]);
});
