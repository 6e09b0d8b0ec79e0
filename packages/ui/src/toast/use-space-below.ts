import { useLayoutEffect, type RefObject } from 'react';
import { toastStore, type Toast } from './toast-store.ts';

/** Pixels between a toast and the content. */
const GAP = 16;
const ROOM = '--toast-room';

/** Reserves `--toast-room` at the end of the page, until removing it moves nothing. */
export function useSpaceBelow(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  useLayoutEffect(() => {
    // Measuring forces a layout, which the first screen must not pay for.
    if (toasts.length === 0) return undefined;
    const height = region.current?.offsetHeight ?? 0;
    // At the top of the page it covers nothing at the end.
    if (height === 0 || isAtTop(region.current)) return undefined;
    const space = height + GAP;
    document.documentElement.style.setProperty(ROOM, `${space}px`);
    return () => removeRoom(space);
  }, [region, toasts]);
}

/** Removes the room once that moves nothing. */
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

function isAtTop(region: HTMLElement | null): boolean {
  return region !== null && region.offsetTop < window.innerHeight / 2;
}
