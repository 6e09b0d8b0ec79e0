import { expect, test } from 'vitest';
import { eventsRoutes } from './routes.ts';

test('every route states its title and that it is an owner’s', () => {
  expect(new Set(eventsRoutes.map(({ path }) => path)).size).toBe(eventsRoutes.length);
  for (const { handle } of eventsRoutes)
    expect(handle).toEqual({ title: expect.stringMatching(/\S/), access: 'owner' });
});
