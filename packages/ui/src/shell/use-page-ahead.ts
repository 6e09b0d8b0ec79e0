import { use, useEffect, useState } from 'react';
import {
  matchRoutes,
  UNSAFE_DataRouterContext,
  UNSAFE_RouteContext,
  useNavigation,
  type Location,
} from 'react-router-dom';

/** Milliseconds that a page may take before its frame is shown: what is here already comes sooner. */
const FRAME_MS = 50;

/** A page that is being fetched. */
export interface PageAhead {
  pathname: string;
  title: string;
}

type Router = NonNullable<React.ContextType<typeof UNSAFE_DataRouterContext>>['router'];
type Match = Router['state']['matches'][number];

/**
 * The page that will take the place of this route's outlet, once it is clear that it has to be fetched; null while nothing is under
 * way, and while what changes is another route's outlet.
 */
export function usePageAhead(): PageAhead | null {
  const { location } = useNavigation();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const depth = use(UNSAFE_RouteContext).matches.length;
  const ahead = router !== undefined && location !== undefined ? pageAt(router, location, depth) : null;
  const isLate = useIsLate(ahead?.pathname);
  return isLate ? ahead : null;
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

/** The page of a location if it is drawn in the outlet at this depth and another one is there now. */
function pageAt(router: Router, location: Location, depth: number): PageAhead | null {
  const here = router.state.matches;
  const next: Match[] = matchRoutes(router.routes, location, router.basename) ?? [];
  if (here[depth - 1]?.route.id !== next[depth - 1]?.route.id) return null;
  if (drawnFrom(here, depth) === drawnFrom(next, depth)) return null;
  return { pathname: location.pathname, title: titleOf(next.at(-1)?.route.handle) };
}

/** The id of the first route from a depth on that draws something: one that only catches errors does not. */
function drawnFrom(matches: readonly Match[], depth: number): string | undefined {
  const drawn = matches.slice(depth).find(({ route }) => route.lazy !== undefined || hasElement(route));
  return drawn?.route.id;
}

function hasElement(route: object): boolean {
  return 'element' in route && route.element !== undefined;
}

function titleOf(handle: unknown): string {
  return handle instanceof Object && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : '';
}
