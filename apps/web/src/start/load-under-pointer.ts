import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Preloads the page of a link on touch or hover. Errors surface on navigation. */
export function loadUnderPointer(routes: RouteObject[]): void {
  // A mouse comes over each part of a link.
  let last: HTMLAnchorElement | null = null;
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link === last || link.origin !== window.location.origin) return;
    last = link;
    for (const { route } of matchRoutes(routes, link.pathname) ?? [])
      void route.lazy?.().catch(() => undefined);
  };
  for (const type of ['pointerdown', 'pointerover'])
    document.addEventListener(type, load, { capture: true, passive: true });
}
