import { useSyncExternalStore } from 'react';

/** The narrowest share of the window, in rem, in which the words of a slide stand unbroken. */
const NARROWEST_REM = 5.5;

function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function slidesThatFit(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.max(1, Math.floor(window.innerWidth / (rem * NARROWEST_REM)));
}

/** As many slides side by side as wanted, or fewer where the person's text size leaves no room for them (O-AX-04). */
export function useFittingSlides(wanted: number): number {
  return Math.min(wanted, useSyncExternalStore(subscribe, slidesThatFit));
}
