import { UnsentFiles, useOutboxItems } from '@huella/outbox';
import { ConfirmDialog, ListButton } from '@huella/ui';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { useSignOut } from './use-sign-out.ts';

export function SignOutRow() {
  const [isConfirming, setConfirming] = useState(false);
  const { signOut, busy } = useSignOut();
  const hasUnsent = useOutboxItems('').some(({ hasArrived }) => !hasArrived);
  const { title, text, confirm, cancel, unsent } = copy.signOut;
  return (
    <>
      <ListButton onClick={() => setConfirming(true)} opensDialog icon="logout" label={confirm} />
      <ConfirmDialog
        open={isConfirming}
        title={title}
        text={hasUnsent ? <UnsentFiles goesWith="session" /> : text}
        confirmLabel={hasUnsent ? unsent.confirm : confirm}
        cancelLabel={hasUnsent ? unsent.cancel : cancel}
        destructive={hasUnsent}
        onConfirm={signOut}
        onClose={() => setConfirming(false)}
        busy={busy}
      />
    </>
  );
}
