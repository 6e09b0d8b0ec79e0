import type { ChangedField } from '@huella/contract';
import { Sheet, SubmitButton, useSubmitOnce } from '@huella/ui';
import { formatDay, type Day } from '@huella/validation/day';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { copy } from '../../copy.ts';
import { ChangedList } from '../changed-list/changed-list.tsx';

export interface ChangeReviewProps {
  open: boolean;
  fields: readonly ChangedField[];
  /** An estimate (D74). */
  estimate: Day;
  busy: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Shows the changes and the estimate, and sends on confirmation (specification §4, D74). */
export function ChangeReview({ open, fields, estimate, busy, onConfirm, onClose }: ChangeReviewProps) {
  const id = useId();
  const submit = useSubmitOnce((event: React.FormEvent) => {
    event.preventDefault();
    return onConfirm();
  });
  const close = busy ? ignore : onClose;
  const actions = (
    <>
      <SubmitButton form={id} fullWidth={false} busy={busy} busyLabel={copy.review.sending}>
        {copy.review.confirm}
      </SubmitButton>
      <Button onClick={close} aria-disabled={busy || undefined}>
        {copy.review.cancel}
      </Button>
    </>
  );
  return (
    <Sheet open={open} onClose={close} title={copy.review.title} actions={actions}>
      <form id={id} onSubmit={submit}>
        <ChangedList fields={fields} />
        <Typography sx={{ mt: 2 }}>{copy.review.delay}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{copy.review.estimate(formatDay(estimate))}</Typography>
      </form>
    </Sheet>
  );
}

/** While sending the sheet stays open. */
function ignore() {}
