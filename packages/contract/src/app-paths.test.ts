import { expect, test } from 'vitest';
import { appPaths } from './app-paths.ts';

test('no two screens share a path', () => {
  const paths = Object.values(appPaths).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a link to a screen of a pet names the pet', () => {
  expect(appPaths.petWeight.href(7)).toBe('/tabs/pet-details/7/peso');
});
