import { ConfirmDialog, ListButton } from '@huella/ui';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { useSignOut } from './use-sign-out.ts';

/** The way out, which asks first (D73). */
export function SignOutRow() {
  const [asking, setAsking] = useState(false);
  const { signOut, busy } = useSignOut();
  const { title, text, confirm, cancel } = copy.signOut;
  return (
    <>
      <ListButton onClick={() => setAsking(true)} opensDialog icon="logout" label={confirm} />
      <ConfirmDialog
        open={asking}
        title={title}
        text={text}
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={signOut}
        onClose={() => setAsking(false)}
        busy={busy}
      />
    </>
  );
}
