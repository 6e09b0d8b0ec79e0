import { useEffect, useEffectEvent, useState } from 'react';
import { findTarget, isPageInUse, type FoundTarget } from './find-target.ts';
import type { Target } from './stops.ts';

/** Milliseconds from the screen's appearance to its bubble (specification §9), and between two looks at the page. */
const DELAY_MS = 500;

/**
 * What the bubble of a screen points at: nothing before the delay, while the page loads, and while something is open or typed, also
 * when it opens later, and once the screen is over. `onMissing` when the page has none of the targets.
 */
export function useTarget(
  targets: readonly Target[],
  { isOver, onMissing }: { isOver: boolean; onMissing: () => void },
): FoundTarget | null {
  const [target, setTarget] = useState<FoundTarget | null>(null);
  const look = useEffectEvent(() => {
    const found = isPageInUse() ? null : findTarget(targets);
    if (found === 'missing') onMissing();
    else if (found?.element !== target?.element) setTarget(found);
  });
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => look(), DELAY_MS);
    // A dialog marks the page when it opens: the bubble goes at once.
    const dialogs = new MutationObserver(() => isPageInUse() && setTarget(null));
    dialogs.observe(document.documentElement, { attributeFilter: ['data-page-dialog'] });
    return () => {
      clearInterval(timer);
      dialogs.disconnect();
    };
  }, [isOver]);
  return isOver ? null : target;
}
