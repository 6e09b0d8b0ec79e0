import { useEffect } from 'react';

/** Sets `--keyboard` to the height that the keyboard covers, while `active`. */
export function useKeyboardHeight(active: boolean): void {
  useEffect(() => {
    const viewport = active ? window.visualViewport : null;
    if (!viewport) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, [active]);
}
