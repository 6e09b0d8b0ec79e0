import { useOutboxCounts } from '@huella/outbox';
import { ConfirmDialog } from '@huella/ui';
import { copy } from './copy.ts';

interface ExitDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to leave the installed app; says what happens to unsent files. */
export function ExitDialog({ open, onStay, onLeave }: ExitDialogProps) {
  const { waiting } = useOutboxCounts();
  return (
    <ConfirmDialog
      open={open}
      title={copy.title}
      text={waiting > 0 ? copy.unsent : copy.text}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
