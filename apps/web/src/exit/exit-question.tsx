import { ConfirmDialog } from '@huella/ui';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { copy } from '../copy.ts';

/** Only an installed app can be left by going back; in a browser tab nothing holds a person (D37). */
function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** On home and login, back asks whether to leave the installed app (specification §2 *Device back button*). */
export function ExitQuestion() {
  return isInstalled() ? <Question /> : null;
}

function Question() {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (leaving) window.close();
  }, [leaving]);
  const leave = () => {
    setLeaving(true);
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={copy.exit.title}
      text={copy.exit.text}
      confirmLabel={copy.exit.confirm}
      cancelLabel={copy.exit.cancel}
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
      closeOnBack={false}
    />
  );
}
