import { expect, test } from 'vitest';
import { foodRoutes } from './routes.ts';

test('every route states its title and that it is an owner’s', () => {
  expect(new Set(foodRoutes.map(({ path }) => path)).size).toBe(foodRoutes.length);
  for (const { handle } of foodRoutes)
    expect(handle).toEqual({ title: expect.stringMatching(/\S/), access: 'owner' });
});
