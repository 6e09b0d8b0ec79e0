import { lazyComponent, leaveApp, NavigationBlocker, toast, type Move } from '@huella/ui';
import { useEffect, useState } from 'react';
import { NavigationType } from 'react-router-dom';
import { copy } from './copy.ts';

const ExitDialog = lazyComponent(async () => (await import('./exit-dialog.tsx')).ExitDialog, {
  failed: () => <LeaveAtOnce />,
});

const isBack = ({ historyAction, delta }: Move) =>
  historyAction === NavigationType.Pop && (delta === null || delta < 0);

/**
 * On home and login, back asks whether to leave the installed app (specification §2 *Device back button*). Where a page may not
 * close its window, the next back closes it without this dialog.
 */
export function ExitGuard() {
  // Loaded when it first opens, and mounted afterwards for its exit animation.
  const [dialog, setDialog] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const stay = () => setDialog('closed');
  const leaveAfterAll = () => {
    stay();
    leave();
  };
  return (
    <>
      <NavigationBlocker shouldBlock={isBack} onBlocked={() => setDialog('open')} askLast />
      {dialog !== 'unloaded' && <ExitDialog open={dialog === 'open'} onStay={stay} onLeave={leaveAfterAll} />}
    </>
  );
}

/** Leaves without asking when the code of the dialog cannot be loaded. */
function LeaveAtOnce() {
  useEffect(() => leave(), []);
  return null;
}

function leave() {
  toast.info(copy.onceMore);
  leaveApp();
}
