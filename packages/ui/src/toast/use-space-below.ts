import { useLayoutEffect, type RefObject } from 'react';
import { toastStore, type Toast } from './toast-store.ts';

/** Pixels between a toast and what is above it. */
const GAP = 16;
const ROOM = '--toast-room';

/**
 * Gives the page as much room at its end as the toasts take (`--toast-room`), so that it can be scrolled until nothing lies under
 * them. The page itself is never moved: the room stays for as long as the person is in it.
 */
export function useSpaceBelow(place: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  useLayoutEffect(() => {
    // Asking for a height lays the page out: without toasts the first screen must not pay for it.
    if (toasts.length === 0) return undefined;
    const height = place.current?.offsetHeight ?? 0;
    if (height === 0) return undefined;
    const space = height + GAP;
    document.documentElement.style.setProperty(ROOM, `${space}px`);
    return () => removeRoom(space);
  }, [place, toasts]);
}

/** Takes the room away once that moves nothing. */
function removeRoom(space: number): void {
  const root = document.documentElement;
  const remove = () => {
    const isShort = root.scrollHeight <= window.innerHeight;
    if (!isShort && root.scrollHeight - window.innerHeight - window.scrollY < space) return;
    window.removeEventListener('scroll', remove);
    if (toastStore.read().length === 0) root.style.removeProperty(ROOM);
  };
  window.addEventListener('scroll', remove, { passive: true });
  remove();
}
