import { expect, test } from 'vitest';
import { profilePaths, profileRoutes } from './index.ts';

test('every route says its title and who may enter, and paths are unique', () => {
  const paths = profileRoutes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { handle } of profileRoutes)
    expect(handle).toEqual({ title: expect.any(String), access: expect.stringMatching(/^(public|owner)$/) });
});

test('paths are built from the pet’s id', () => {
  expect(profilePaths.personalData.href()).toBe('/tabs/personal-data');
  expect(profilePaths.personalData.href(7)).toBe('/tabs/personal-data/7');
});
