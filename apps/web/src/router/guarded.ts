import { requireGuest, requireSession, selectSession } from '@huella/auth';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { store } from '../store/store.ts';

/** What every route with a screen says of itself; a test holds that none forgets. */
export interface RouteHandle {
  title: string;
  access: 'public' | 'owner' | 'anyone';
}

const session = () => selectSession(store.getState());
const getToken = () => session().token;

/** A session that ended since the app was opened was no first visit, even where the browser keeps nothing. */
const isFirstLaunch = () => !session().initial_slides && session().ended === null;

const GUARDS: Readonly<Record<RouteHandle['access'], LoaderFunction | undefined>> = {
  public: requireGuest({ getSession: getToken, isFirstLaunch }),
  owner: requireSession(getToken),
  anyone: undefined,
};

/**
 * Puts the guard that `handle.access` asks for on every route (specification §2, D41). It runs in the router before a
 * screen is loaded: a screen that may not be seen is never rendered, not even for a moment.
 */
export function guarded(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(withGuard);
}

function withGuard(route: RouteObject): RouteObject {
  const handle: RouteHandle | undefined = route.handle;
  const loader = handle && GUARDS[handle.access];
  if (route.index) return { ...route, ...(loader && { loader }) };
  return {
    ...route,
    ...(loader && { loader }),
    ...(route.children && { children: guarded(route.children) }),
  };
}
