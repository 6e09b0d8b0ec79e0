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
 * On home and login, back asks whether to leave the installed app (specification §2 *Device back button*). Where the platform lets
 * no page close its window, the next back closes it, without another question.
 */
export function ExitGuard() {
  // Loaded with the first question, and kept for its way out.
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

/** A question that did not arrive keeps nobody who wants to leave. */
function LeaveAtOnce() {
  useEffect(() => leave(), []);
  return null;
}

function leave() {
  toast.info(copy.onceMore);
  leaveApp();
}
