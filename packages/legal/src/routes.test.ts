import { expect, test } from 'vitest';
import { legalRoutes } from './routes.ts';

test('paths are unique', () => {
  const paths = legalRoutes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every route states its title and that anyone may open it', () => {
  for (const { handle } of legalRoutes)
    expect(handle).toEqual({ title: expect.stringMatching(/\S/), access: 'anyone' });
});
