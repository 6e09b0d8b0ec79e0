import { expect, test } from 'vitest';
import { cardsRoutes } from './routes.ts';

test('every route states its title and that it is an owner’s', () => {
  const routes = cardsRoutes({ supportEmail: { state: 'hidden', value: undefined } });
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  for (const { handle } of routes)
    expect(handle).toEqual({ title: expect.stringMatching(/\S/), access: 'owner' });
});
