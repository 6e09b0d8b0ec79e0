import { Sheet, SubmitButton, useSubmitOnce } from '@huella/ui';
import { formatDay, type Day } from '@huella/validation/day';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { copy } from '../../copy.ts';
import type { ChangedLine } from '../../lib/changed-lines.ts';
import { ChangedList } from './changed-list.tsx';

export interface ChangeReviewProps {
  open: boolean;
  lines: readonly ChangedLine[];
  /** The day by which it is done, an estimate (D74). */
  estimate: Day;
  busy: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Lists what would change and by when, and asks before the request goes out (specification §4 *Personal data*, D74). */
export function ChangeReview({ open, lines, estimate, busy, onConfirm, onClose }: ChangeReviewProps) {
  const id = useId();
  const submit = useSubmitOnce((event: React.FormEvent) => {
    event.preventDefault();
    return onConfirm();
  });
  const close = busy ? ignore : onClose;
  const actions = (
    <>
      <SubmitButton form={id} fullWidth={false} busy={busy} busyLabel={copy.sending}>
        {copy.change.confirm}
      </SubmitButton>
      <Button onClick={close} aria-disabled={busy || undefined}>
        {copy.change.cancel}
      </Button>
    </>
  );
  return (
    <Sheet open={open} onClose={close} title={copy.change.title} actions={actions}>
      <form id={id} onSubmit={submit}>
        <ChangedList lines={lines} />
        <Typography sx={{ mt: 2 }}>{copy.change.delay}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{copy.change.estimate(formatDay(estimate))}</Typography>
      </form>
    </Sheet>
  );
}

/** While the request is on its way there is nothing to close: its answer decides. */
function ignore() {}
