import { useOutboxCounts } from '@huella/outbox';
import { NavigationBlocker, ConfirmDialog } from '@huella/ui';
import { useState } from 'react';
import { NavigationType, type Blocker, type BlockerFunction } from 'react-router-dom';
import { copy } from '../copy.ts';

const isBack: BlockerFunction = ({ historyAction }) => historyAction === NavigationType.Pop;

/** On home and login, back asks whether to leave the installed app (specification §2 *Device back button*). */
export function ExitQuestion() {
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  const { waiting } = useOutboxCounts();
  const stay = () => {
    blocker?.reset?.();
    setBlocker(null);
  };
  const leave = () => {
    blocker?.proceed?.();
    setBlocker(null);
    window.close();
  };
  return (
    <>
      <NavigationBlocker shouldBlock={isBack} onBlocked={setBlocker} />
      <ConfirmDialog
        open={blocker !== null}
        title={copy.exit.title}
        text={waiting > 0 ? copy.exit.unsent : copy.exit.text}
        confirmLabel={copy.exit.confirm}
        cancelLabel={copy.exit.cancel}
        onConfirm={leave}
        onClose={stay}
        closeOnBack={false}
      />
    </>
  );
}
