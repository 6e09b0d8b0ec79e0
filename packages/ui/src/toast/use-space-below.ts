import { useLayoutEffect, type RefObject } from 'react';
import type { Toast } from './toast-store.ts';

/** Pixels between a toast and what is above it. */
const GAP = 16;

/**
 * Gives the page as much room at its end as the toasts take (`--toast-room`), and keeps whoever is at the end there:
 * a toast lies over the page, never over its last button.
 */
export function useSpaceBelow(place: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  useLayoutEffect(() => {
    // Asking for a height lays the page out: without toasts the first screen must not pay for it.
    if (toasts.length === 0) return undefined;
    const root = document.documentElement;
    const height = place.current?.offsetHeight ?? 0;
    if (height === 0) return undefined;
    const space = height + GAP;
    const isAtEnd = root.scrollHeight - window.innerHeight - window.scrollY < space;
    root.style.setProperty('--toast-room', `${space}px`);
    if (isAtEnd) window.scrollTo(0, root.scrollHeight);
    return () => {
      root.style.removeProperty('--toast-room');
    };
  }, [place, toasts]);
}
