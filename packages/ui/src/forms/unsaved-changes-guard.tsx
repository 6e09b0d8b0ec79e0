import { useCallback, useState } from 'react';
import { NavigationType } from 'react-router-dom';
import { copy } from '../copy.ts';
import type { BlockedMove, Move } from '../overlays/blocker-stack.ts';
import { NavigationBlocker } from '../overlays/navigation-blocker.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { isSaved } from './leaving-saved.ts';
import { useWarningOnUnload } from './use-warning-on-unload.ts';

export interface UnsavedChangesGuardProps {
  when: boolean;
  onLeave?: () => void;
  /** Paths of the same form, such as its other steps. */
  within?: readonly string[];
  title?: string;
  text?: string;
  confirmLabel?: string;
}

/** Asks before unsaved input is lost; the URL stays meanwhile (O-FO-02, D73). */
export function UnsavedChangesGuard({ when, ...props }: UnsavedChangesGuardProps) {
  // Back from the first screen unloads the page: the browser need not ask again.
  const [isLeaving, setLeaving] = useState(false);
  useWarningOnUnload(when && !isLeaving);
  return when ? <Guard {...props} reportLeaving={setLeaving} /> : null;
}

// On back the state is an old entry's, so `leavingSaved` counts only on a new navigation.
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
