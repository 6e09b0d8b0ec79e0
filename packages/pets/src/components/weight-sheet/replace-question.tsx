import { ConfirmDialog, useLastNonNull } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { formatKilograms } from '@huella/validation/number';
import { copy } from './copy.ts';
import type { Replacement } from './use-weight-form.ts';

export interface ReplaceQuestionProps {
  replacement: Replacement | null;
  busy: boolean;
  replace: () => void;
  keep: () => void;
}

/** A day has one weight entry: asks before replacing it. */
export function ReplaceQuestion({ replacement, busy, replace, keep }: ReplaceQuestionProps) {
  const asked = useLastNonNull(replacement);
  return (
    <ConfirmDialog
      open={replacement !== null}
      title={copy.replace.title}
      text={asked && wordsOf(asked)}
      confirmLabel={busy ? copy.sending : copy.replace.confirm}
      onConfirm={replace}
      onClose={keep}
      busy={busy}
      destructive
    />
  );
}

function wordsOf({ before, after }: Replacement): string {
  const day = formatDay(before.fecha_pesaje);
  return copy.replace.text(day, formatKilograms(before.peso), formatKilograms(after.peso));
}
