import { useEffect, useRef } from 'react';

let isFirstPage = true;

/** Sets the document title and focuses the heading, so that a screen reader announces it. Not on the first page. */
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
