import { authRoutes } from '@huella/auth';
import { cardsRoutes } from '@huella/cards';
import { claimsRoutes } from '@huella/claims';
import { appPaths } from '@huella/contract/app-paths';
import { eventsRoutes } from '@huella/events';
import { foodRoutes } from '@huella/food';
import { legalRoutes } from '@huella/legal';
import { notificationsRoutes } from '@huella/notifications';
import { outboxRoutes } from '@huella/outbox';
import { paymentsRoutes } from '@huella/payments';
import { petsRoutes } from '@huella/pets';
import { myDataRoute, profilePaths, profileRoutes } from '@huella/profile';
import { lazyComponent, redirectTo } from '@huella/ui';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { CrashPage } from '../pages/crash-page.tsx';
import { PublicFrame } from '../pages/public-frame.tsx';
import { Root } from '../pages/root.tsx';
import { useSignOut } from '../settings/use-sign-out.ts';
import { titles } from '../titles.ts';
import { guarded } from './guarded.ts';
import {
  cardsOptions,
  claimsOptions,
  eventsOptions,
  notificationsOptions,
  petsOptions,
} from './feature-options.ts';
import { PageFailure } from '../pages/page-failure.tsx';

function goTo(path: string, to: string): RouteObject {
  return { path, loader: ({ request }) => redirectTo(request, to) };
}

const LostWithAccount = lazyComponent(
  async () => (await import('../settings/lost-with-account.tsx')).LostWithAccount,
);

const features: readonly RouteObject[] = [
  ...profileRoutes,
  myDataRoute({ useSignOut: () => useSignOut().signOut, LostWithAccount }),
  ...petsRoutes(() => import('./pets-dependencies.ts'), petsOptions, cardsRoutes(cardsOptions)),
  ...claimsRoutes(claimsOptions),
  ...eventsRoutes(eventsOptions),
  ...foodRoutes,
  ...notificationsRoutes(notificationsOptions),
  ...paymentsRoutes,
  ...outboxRoutes,
  ...legalRoutes,
];

/** Whether a feature's page is in the tab shell, by its path or those of the pages it frames. */
function isTab({ path, children }: RouteObject): boolean {
  if (path === undefined) return children?.every(isTab) ?? false;
  return path.startsWith('/tabs/') || path === appPaths.newEvent.path;
}

const home: RouteObject = {
  path: paths.home,
  handle: { title: titles.home, access: 'owner' },
  lazy: () => import('../home/home.route.tsx'),
};

const settingsPaths = new Set<string | undefined>([
  profilePaths.personalData.path,
  appPaths.paymentMethods.path,
  appPaths.syncPets.path,
  appPaths.cancelCoverage.path,
  appPaths.notificationSettings.path,
  appPaths.reminders.path,
  appPaths.calendarFeed.path,
  appPaths.myData.path,
]);

const isSetting = ({ path }: RouteObject) => settingsPaths.has(path);

const settings: RouteObject = {
  lazy: () => import('../settings/settings-frame.route.tsx'),
  children: [
    {
      path: paths.settings,
      handle: { title: titles.settings, access: 'owner' },
      lazy: () => import('../settings/settings.route.tsx'),
    },
    ...features.filter(isSetting),
  ],
};

const shell: RouteObject = {
  lazy: () => import('../shell/tab-shell.route.tsx'),
  children: [
    goTo('/tabs', paths.home),
    // Keeps the tabs when a page fails.
    {
      ErrorBoundary: PageFailure,
      children: [home, settings, ...features.filter((route) => isTab(route) && !isSetting(route))],
    },
  ],
};

const notFound: RouteObject = {
  path: paths.notFound,
  handle: { title: titles.notFound, access: 'owner' },
  lazy: () => import('../pages/not-found.route.tsx'),
};

const bare: RouteObject = {
  lazy: () => import('../pages/bare-frame.route.tsx'),
  children: [...features.filter((route) => !isTab(route)), notFound],
};

const framed = [shell, bare];

const app: RouteObject = {
  lazy: async () => {
    const { createAppFrame } = await import('../pages/create-app-frame.tsx');
    return { Component: createAppFrame(framed) };
  },
  children: framed,
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    children: guarded([
      goTo('/', paths.home),
      goTo('/home', paths.home),
      goTo('/datos-personales', paths.personalData),
      { Component: PublicFrame, children: [...authRoutes] },
      app,
      goTo('*', paths.notFound),
    ]),
  },
];
