import { useEffect, type RefObject } from 'react';
import { ACTION_BAR } from './tab-bar.ts';

/** Sets `--action-bar` to the distance from the bottom of the window to the top of a bar that is sticky there, for toasts. */
export function useActionBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const { position, bottom } = getComputedStyle(element);
      const height = position === 'sticky' ? Number.parseFloat(bottom) + element.offsetHeight : 0;
      style.setProperty(ACTION_BAR, `${Math.round(height)}px`);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(ACTION_BAR);
    };
  }, [bar]);
}
