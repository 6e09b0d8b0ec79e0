import { expect, test } from 'vitest';
import { storyRoutes } from './testing/story-routes.ts';

test('every route states its title and that it is an owner’s', () => {
  expect(new Set(storyRoutes.map(({ path }) => path)).size).toBe(storyRoutes.length);
  for (const { handle } of storyRoutes)
    expect(handle).toEqual({ title: expect.stringMatching(/\S/), access: 'owner' });
});
