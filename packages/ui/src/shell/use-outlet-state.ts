import { useEffect, useState } from 'react';
import { matchRoutes, useLocation, useNavigation, type RouteObject } from 'react-router-dom';

/** Milliseconds that a page may take before its frame is shown: what is here already comes sooner. */
const FRAME_MS = 50;

/** A page that is being fetched. */
export interface PageAhead {
  pathname: string;
  title: string;
}

export interface OutletState {
  /** The page that takes the place of what this outlet draws, once it is clear that it has to be fetched; null otherwise. */
  ahead: PageAhead | null;
  /** The routes below the one that is drawn here: those of the next outlet. */
  children: readonly RouteObject[];
}

/** What the outlet of these routes draws, and what it is about to draw. A change further in is another outlet's. */
export function useOutletState(routes: readonly RouteObject[]): OutletState {
  const here = drawnAt(routes, useLocation().pathname);
  const { location } = useNavigation();
  const next = location && drawnAt(routes, location.pathname);
  const ahead =
    location && next && next.route !== here?.route
      ? { pathname: location.pathname, title: next.title }
      : null;
  const isLate = useIsLate(ahead?.pathname);
  return { ahead: isLate ? ahead : null, children: here?.route.children ?? [] };
}

/** Whether the same thing has been awaited for some time. */
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

/** The first route on the way to an address that draws something, which one that only catches errors does not, and the page's title. */
function drawnAt(routes: readonly RouteObject[], pathname: string) {
  const matches = matchRoutes([...routes], pathname);
  const drawn = matches?.find(
    ({ route: { lazy, Component, element } }) => (lazy ?? Component ?? element) !== undefined,
  );
  return drawn && { route: drawn.route, title: titleOf(matches?.at(-1)?.route.handle) };
}

function titleOf(handle: unknown): string {
  return handle instanceof Object && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : '';
}
