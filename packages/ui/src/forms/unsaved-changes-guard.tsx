import { useCallback, useState } from 'react';
import { NavigationType, type Blocker, type BlockerFunction } from 'react-router-dom';
import { copy } from '../copy.ts';
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

/** Asks before typed values are lost, each time anew, with the address unchanged meanwhile (O-FO-02, `D73`). */
export function UnsavedChangesGuard({ when, ...props }: UnsavedChangesGuardProps) {
  useWarningOnUnload(when);
  return when ? <Guard {...props} /> : null;
}

// An entry that is gone back to may say "saved" of long ago: only a navigation that says it now counts.
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  (historyAction === NavigationType.Pop || !isSaved(nextLocation.state));

function Guard({ onLeave, within, ...texts }: Omit<UnsavedChangesGuardProps, 'when'>) {
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  const leavesForm = useCallback<BlockerFunction>(
    (move) => leavesPage(move) && within?.includes(move.nextLocation.pathname) !== true,
    [within],
  );
  const hold = useCallback((blocked: Blocker) => setBlocker(blocked), []);
  const stay = () => {
    blocker?.reset?.();
    setBlocker(null);
  };
  const leave = () => {
    onLeave?.();
    blocker?.proceed?.();
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
