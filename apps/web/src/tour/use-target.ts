import { useEffect, useEffectEvent, useState } from 'react';
import { findTarget, isPageInUse, type FoundTarget } from './find-target.ts';
import type { Target } from './stops.ts';

/** Milliseconds from a page's appearance to its bubble (specification §9), and between two checks. */
const DELAY_MS = 500;

/**
 * The bubble's target: none before the delay, while the page loads, while something is open or typed, and after the step. Calls
 * `onMissing` when the page has none of the targets.
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
    // Hides the bubble as soon as a dialog opens.
    const dialogs = new MutationObserver(() => isPageInUse() && setTarget(null));
    dialogs.observe(document.documentElement, { attributeFilter: ['data-page-dialog'] });
    return () => {
      clearInterval(timer);
      dialogs.disconnect();
    };
  }, [isOver]);
  return isOver ? null : target;
}
