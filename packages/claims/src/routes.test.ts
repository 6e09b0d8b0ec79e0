import { expect, test } from 'vitest';
import { storyRoutes } from './testing/story-routes.ts';

test('every route states its title and that it is an owner’s', () => {
  const pages = storyRoutes.flatMap((route) => route.children ?? [route]);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { handle } of pages)
    expect(handle).toEqual({ title: expect.stringMatching(/\S/), access: 'owner' });
});
