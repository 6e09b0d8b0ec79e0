import { useEffect, useRef } from 'react';

let isFirstPage = true;

/**
 * Names the tab after the page and gives the returned heading the focus once, so that a screen reader reads where a
 * navigation led. Not on the first page: there the browser itself starts at the top.
 */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Huella`;
  }, [title]);
  useEffect(() => {
    if (!isFirstPage && !isInUse(document.activeElement)) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return heading;
}

/** Something on the new page that has already taken the focus keeps it. */
function isInUse(element: Element | null): boolean {
  return element?.matches('main :is(input, textarea, select), dialog *, [role="dialog"] *') ?? false;
}
