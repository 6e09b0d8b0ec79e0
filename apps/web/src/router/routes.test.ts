import type { NavigationItem } from '@huella/ui';
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { tabsAt } from '../shell/tabs.ts';
import { screens as pictured } from '../../screenshots/screens.ts';
import type { RouteHandle } from './guarded.ts';
import { routes } from './routes.ts';

interface Leaf {
  path: string;
  route: RouteObject;
}

function leavesOf(list: readonly RouteObject[], base = ''): Leaf[] {
  return list.flatMap((route) => {
    const own = route.path ?? '';
    const path = own.startsWith('/') || base === '' ? own || base : `${base}/${own}`;
    return route.children ? leavesOf(route.children, path) : [{ path, route }];
  });
}

const leaves = leavesOf(routes);
const screens = leaves.filter(({ route }) => route.lazy !== undefined);

function accessOf({ route }: Leaf): string | undefined {
  const handle: RouteHandle | undefined = route.handle;
  return handle?.access;
}

test('every URL is there once', () => {
  const urls = leaves.map(({ path, route }) => `${path}${route.index ? '#index' : ''}`);
  expect(new Set(urls).size).toBe(urls.length);
});

test('every screen states its title and who may see it', () => {
  expect(screens.length).toBeGreaterThan(6);
  for (const { path, route } of screens) {
    const { Skeleton: _, width: __, ...handle } = route.handle;
    expect(handle, path).toEqual({
      title: expect.stringMatching(/\S/),
      access: expect.stringMatching(/^(public|owner|anyone)$/),
    });
  }
});

test('every screen that is not for anyone has a guard', () => {
  const guarded = screens.filter((screen) => accessOf(screen) !== 'anyone');
  for (const { path, route } of guarded) expect(route.loader, path).toBeTypeOf('function');
});

test('every page inside the tab shell is one tab’s', () => {
  const inside = screens
    .map(({ path }) => path.replaceAll(/:\w+/g, '1'))
    .filter((path) => /^\/tabs\/\w/.test(path));
  expect(inside.length).toBeGreaterThan(20);
  for (const path of inside) {
    expect([path, selectedAt(path).length]).toEqual([path, 1]);
  }
});

test('personal data belong to settings, and to home on the way to an insured pet', () => {
  expect(selectedAt('/tabs/personal-data')).toEqual(['/tabs/ajustes']);
  expect(selectedAt('/tabs/personal-data', '?para=mascota&plan=2')).toEqual(['/tabs/home']);
});

function selectedAt(path: string, search = ''): string[] {
  const isSelected = ({ to, covers = [] }: NavigationItem) =>
    [to, ...covers].some((pattern) => matchPath(pattern, path) !== null);
  return tabsAt(search)
    .filter(isSelected)
    .map(({ to }) => to);
}

test('without a session only the plans and the legal texts open, beside the screens before the login', () => {
  const open = screens.filter((screen) => accessOf(screen) === 'anyone');
  expect(open.map(({ path }) => path).toSorted()).toEqual(['/planes', '/privacidad', '/terminos']);
});

test('the public screens are those of the specification', () => {
  const open = screens.filter((screen) => accessOf(screen) === 'public');
  expect(open.map(({ path }) => path).toSorted()).toEqual([
    '/initial-slides',
    '/login',
    '/pass-recover',
    '/register',
  ]);
});

const endOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

test('an unknown URL goes to not-found, inside and outside of the tab shell', () => {
  for (const path of ['/no-existe', '/tabs/no-existe', '/tabs/home/no-existe', '/no/existe'])
    expect([path, endOf(path)]).toEqual([path, '*']);
  for (const path of ['/tabs/baja-cobertura', '/tabs/confirm'])
    expect([path, endOf(path)]).toEqual([path, path]);
});

test.each([
  ['/', '/tabs/home'],
  ['/home', '/tabs/home'],
  ['/tabs', '/tabs/home'],
  ['/datos-personales', '/tabs/personal-data'],
  ['/no-existe', '/not-found'],
  ['/tabs/no-existe', '/not-found'],
])('specification §2 %s leads to %s', async (from, to) => {
  const loader = matchRoutes(routes, from)?.at(-1)?.route.loader;
  if (typeof loader !== 'function') throw new Error(`${from} leads nowhere`);
  const answer: unknown = await loader({
    request: new Request(`http://huella.test${from}`),
    params: {},
    context: undefined,
  });
  expect(answer instanceof Response && answer.headers.get('Location')).toBe(to);
});

test('every screen has its pictures, and every picture a screen', () => {
  const pictures = pictured.map(({ path }) => path.split('?', 1)[0] ?? '');
  expect(new Set(pictures.map(endOf))).toEqual(new Set(screens.map(({ path }) => path)));
});
