import { ConfirmDialog, useLastNonNull } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { formatKilograms } from '@huella/validation/number';
import { copy } from './copy.ts';
import type { Replacement } from './use-weight-form.ts';

export interface ReplaceDialogProps {
  replacement: Replacement | null;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A day has one weight entry: asks before replacing it. */
export function ReplaceDialog({ replacement, busy, onConfirm, onCancel }: ReplaceDialogProps) {
  const shown = useLastNonNull(replacement);
  return (
    <ConfirmDialog
      open={replacement !== null}
      title={copy.replace.title}
      text={shown && wordsOf(shown)}
      confirmLabel={busy ? copy.sending : copy.replace.confirm}
      onConfirm={onConfirm}
      onClose={onCancel}
      busy={busy}
      destructive
    />
  );
}

function wordsOf({ before, after }: Replacement): string {
  const day = formatDay(before.fecha_pesaje);
  return copy.replace.text(day, formatKilograms(before.peso), formatKilograms(after.peso));
}
