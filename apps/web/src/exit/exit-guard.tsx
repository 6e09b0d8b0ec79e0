import { lazyPart, leaveApp, NavigationBlocker, toast, type Move } from '@huella/ui';
import { useEffect, useState } from 'react';
import { NavigationType } from 'react-router-dom';
import { copy } from './copy.ts';

const ExitQuestion = lazyPart(async () => (await import('./exit-question.tsx')).ExitQuestion, {
  failed: () => <LeaveAtOnce />,
});

const isBack = ({ historyAction, delta }: Move) =>
  historyAction === NavigationType.Pop && (delta === null || delta < 0);

/**
 * On home and login, back asks whether to leave the installed app (specification §2 *Device back button*). Where a page may not
 * close its window, the next back closes it without a question.
 */
export function ExitGuard() {
  // Loaded with the first question, and kept for its exit animation.
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  const stay = () => setAsked('before');
  const leaveAfterAll = () => {
    stay();
    leave();
  };
  return (
    <>
      <NavigationBlocker shouldBlock={isBack} onBlocked={() => setAsked('now')} askLast />
      {asked !== 'never' && <ExitQuestion open={asked === 'now'} onStay={stay} onLeave={leaveAfterAll} />}
    </>
  );
}

/** Leaves without the question when its code cannot be loaded. */
function LeaveAtOnce() {
  useEffect(() => leave(), []);
  return null;
}

function leave() {
  toast.info(copy.onceMore);
  leaveApp();
}
