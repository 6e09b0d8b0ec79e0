import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { storyRoutes } from './testing/story-routes.ts';

const pagesOf = (route: RouteObject): RouteObject[] => route.children?.flatMap(pagesOf) ?? [route];

test('every route states its title and that it is an owner’s', () => {
  const pages = storyRoutes.flatMap(pagesOf);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { handle } of pages)
    expect(handle).toEqual({ title: expect.stringMatching(/\S/), access: 'owner' });
});
