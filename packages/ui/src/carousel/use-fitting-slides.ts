import { useSyncExternalStore } from 'react';

/** The narrowest slide, in rem of the window, whose words need not break. */
const NARROWEST_REM = 5.5;

function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function slidesThatFit(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.max(1, Math.floor(window.innerWidth / (rem * NARROWEST_REM)));
}

/** Fewer slides than wanted if the text size needs more room (O-AX-04). */
export function useFittingSlides(wanted: number): number {
  return Math.min(wanted, useSyncExternalStore(subscribe, slidesThatFit));
}
