import { expect, test } from 'vitest';
import { claimsRoutes } from './routes.ts';

test('every route states its title and that it is an owner’s', () => {
  expect(new Set(claimsRoutes.map(({ path }) => path)).size).toBe(claimsRoutes.length);
  for (const { handle } of claimsRoutes)
    expect(handle).toEqual({ title: expect.stringMatching(/\S/), access: 'owner' });
});
