import { requireGuest, requireSession, selectSession } from '@huella/auth';
import type { PageHandle } from '@huella/ui';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { store } from '../store/store.ts';

/** Required for every route with a page, as a test checks. */
export interface RouteHandle extends PageHandle {
  access: 'public' | 'owner' | 'anyone';
}

const session = () => selectSession(store.getState());
const getToken = () => session().token;

/** A session that ended since the start rules out a first visit, even without storage. */
const isFirstLaunch = () => !session().initial_slides && session().endReason === null;

const GUARDS: Readonly<Record<RouteHandle['access'], LoaderFunction | undefined>> = {
  public: requireGuest({ getSession: getToken, isFirstLaunch }),
  owner: requireSession(getToken),
  anyone: undefined,
};

/**
 * Adds the guard of `handle.access` to every route (specification §2, D41). Runs in the router before a page is loaded, so that a
 * forbidden one is never rendered.
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
