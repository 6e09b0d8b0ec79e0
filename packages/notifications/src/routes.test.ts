import { expect, test } from 'vitest';
import { notificationsRoutes } from './routes.ts';
import { storyDevice } from './testing/story-device.ts';

test('every route states its title and that it is an owner’s', () => {
  const routes = notificationsRoutes(storyDevice());
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  for (const { handle } of routes)
    expect(handle).toEqual({ title: expect.stringMatching(/\S/), access: 'owner' });
});
