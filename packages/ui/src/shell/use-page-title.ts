import { useEffect, useRef } from 'react';

let isFirstPage = true;

/**
 * Sets the document title and focuses the heading once, so that a screen reader announces the new page. Not on the first page,
 * where the browser starts at the top.
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

/** Keeps the focus of an element on the new page. */
function isInUse(element: Element | null): boolean {
  return element?.matches('main :is(input, textarea, select), dialog *, [role="dialog"] *') ?? false;
}
