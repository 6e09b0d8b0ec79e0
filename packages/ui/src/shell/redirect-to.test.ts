import { createBrowserRouter, type LoaderFunction } from 'react-router-dom';
import { expect, test } from 'vitest';
import { redirectTo } from './redirect-to.ts';

const to =
  (url: string): LoaderFunction =>
  ({ request }) =>
    redirectTo(request, url);

function startRouter() {
  return createBrowserRouter([
    { path: '/', loader: to('/home') },
    { path: '/home', loader: to('/login?next=1') },
    { path: '/login', loader: to('/slides') },
    { path: '/slides' },
    { path: '/open' },
  ]);
}

/** Waits until idle: a pending navigation would be replaced by the next. */
const arrives = (router: Router, url: string) =>
  expect.poll(() => [window.location.pathname, router.state.navigation.state]).toEqual([url, 'idle']);

type Router = ReturnType<typeof startRouter>;

test('redirects that follow one another at the start replace the one entry, and those of a link add one', async () => {
  // A new entry without entries ahead of it, which the next push would drop.
  window.history.pushState(null, '', '/');
  const before = window.history.length;
  const router = startRouter();
  await arrives(router, '/slides');
  expect(window.history.length).toBe(before);
  await router.navigate('/open');
  await router.navigate('/home');
  await arrives(router, '/slides');
  expect(window.history.length).toBe(before + 2);
  await router.navigate(-1);
  await arrives(router, '/open');
  router.dispose();
});
