import { expect, test } from 'vitest';
import { petsRoutes } from './routes.ts';
import { testOptions } from './testing/test-dependencies.tsx';

const routes = petsRoutes(() => Promise.reject(new Error('not opened here')), testOptions).flatMap(
  (route) => route.children ?? route,
);

test('paths are unique', () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every route states its title and who may open it', () => {
  for (const { path, handle } of routes) {
    const { Skeleton: _, width: __, ...rest } = handle;
    expect(rest).toEqual({
      title: expect.stringMatching(/\S/),
      access: path === '/planes' ? 'anyone' : 'owner',
    });
  }
});

test('the flow is inside the tab shell and outside of it', () => {
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/tabs/add-pet', '/add-pet']));
});
