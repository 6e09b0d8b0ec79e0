import { useEffect, useState, type ComponentType } from 'react';
import { matchRoutes, useLocation, useNavigation, type RouteObject } from 'react-router-dom';
import type { PageProps } from './page.tsx';

/** Milliseconds before the frame is shown: cached pages come sooner. */
const FRAME_MS = 50;

/** What a page's route says in its `handle` for the frame that is shown until its code is fetched. */
export interface PageHandle {
  title: string;
  width?: PageProps['width'];
  /** Of the page itself, so that the shape does not change; a list by default. Its code comes with the routes: keep it small. */
  Skeleton?: ComponentType;
}

export interface PageAhead extends PageHandle {
  pathname: string;
}

export interface OutletState {
  /** The pending page, once it must be fetched. */
  ahead: PageAhead | null;
  /** For the nested outlet. */
  children: readonly RouteObject[];
}

export function useOutletState(routes: readonly RouteObject[]): OutletState {
  const here = drawnAt(routes, useLocation().pathname);
  const { location } = useNavigation();
  const next = location && drawnAt(routes, location.pathname);
  const ahead =
    location && next && next.route !== here?.route ? { pathname: location.pathname, ...next.handle } : null;
  const isLate = useIsLate(ahead?.pathname);
  return { ahead: isLate ? ahead : null, children: here?.route.children ?? [] };
}

/** True once the same value has been awaited for `FRAME_MS`. */
function useIsLate(awaited: string | undefined): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (awaited === undefined) return undefined;
    const timer = setTimeout(() => setLate(awaited), FRAME_MS);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [awaited]);
  return awaited !== undefined && late === awaited;
}

/** The first matching route that renders something, and the page's handle. */
function drawnAt(routes: readonly RouteObject[], pathname: string) {
  const matches = matchRoutes([...routes], pathname);
  const drawn = matches?.find(
    ({ route: { lazy, Component, element } }) => (lazy ?? Component ?? element) !== undefined,
  );
  return drawn && { route: drawn.route, handle: pageHandle(matches?.at(-1)?.route.handle) };
}

function pageHandle(handle: unknown): PageHandle {
  return isPageHandle(handle) ? handle : { title: '' };
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return handle instanceof Object && 'title' in handle && typeof handle.title === 'string';
}
