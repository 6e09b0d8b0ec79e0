import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Preloads the page of a link on touch or hover. Errors surface on navigation. */
export function loadUnderPointer(routes: RouteObject[]): void {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? [])
      void route.lazy?.().catch(() => undefined);
  };
  for (const type of ['pointerdown', 'pointerover'])
    document.addEventListener(type, load, { capture: true, passive: true });
}
