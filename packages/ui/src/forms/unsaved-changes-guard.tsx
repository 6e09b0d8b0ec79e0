import { useCallback, useState } from 'react';
import { NavigationType } from 'react-router-dom';
import { copy } from '../copy.ts';
import type { BlockedMove, Move } from '../overlays/blocker-stack.ts';
import { NavigationBlocker } from '../overlays/navigation-blocker.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { isSaved } from './leaving-saved.ts';
import { useWarningOnUnload } from './use-warning-on-unload.ts';

export interface UnsavedChangesGuardProps {
  /** True while there is something to lose. */
  when: boolean;
  /** Called when the person chose to leave, before leaving. */
  onLeave?: () => void;
  /** Paths that show the same form, such as its other steps: nothing is lost on the way to them. */
  within?: readonly string[];
  title?: string;
  text?: string;
  confirmLabel?: string;
}

/** Asks each time before typed values are lost, with the address unchanged meanwhile (O-FO-02, `D73`). */
export function UnsavedChangesGuard({ when, ...props }: UnsavedChangesGuardProps) {
  // Back from the first screen leaves the page itself: what was answered here is not asked again by the browser.
  const [isLeaving, setLeaving] = useState(false);
  useWarningOnUnload(when && !isLeaving);
  return when ? <Guard {...props} reportLeaving={setLeaving} /> : null;
}

// An entry that is gone back to may say "saved" of long ago: only a navigation that says it now counts.
const leavesPage = ({ currentLocation, nextLocation, historyAction, leavesVisit }: Move) =>
  (leavesVisit || currentLocation.pathname !== nextLocation.pathname) &&
  (historyAction === NavigationType.Pop || !isSaved(nextLocation.state));

interface GuardProps extends Omit<UnsavedChangesGuardProps, 'when'> {
  reportLeaving: (isLeaving: boolean) => void;
}

function Guard({ onLeave, within, reportLeaving, ...texts }: GuardProps) {
  const [blocker, setBlocker] = useState<BlockedMove | null>(null);
  const leavesForm = useCallback(
    (move: Move) =>
      leavesPage(move) && (move.leavesVisit || within?.includes(move.nextLocation.pathname) !== true),
    [within],
  );
  const hold = (blocked: BlockedMove) => {
    reportLeaving(false);
    setBlocker(blocked);
  };
  const stay = () => {
    blocker?.reset();
    setBlocker(null);
  };
  const leave = () => {
    onLeave?.();
    reportLeaving(true);
    blocker?.proceed();
    setBlocker(null);
  };
  return (
    <>
      <NavigationBlocker shouldBlock={leavesForm} onBlocked={hold} />
      <ConfirmDialog
        open={blocker !== null}
        title={texts.title ?? copy.unsaved.title}
        text={texts.text ?? copy.unsaved.text}
        confirmLabel={texts.confirmLabel ?? copy.unsaved.leave}
        cancelLabel={copy.unsaved.stay}
        onConfirm={leave}
        onClose={stay}
        destructive
        closeOnBack={false}
      />
    </>
  );
}
