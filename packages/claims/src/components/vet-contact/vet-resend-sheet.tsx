import type { Indication } from '@huella/contract';
import { Form } from '@huella/forms';
import { InlineAlert, Sheet, SubmitButton } from '@huella/ui';
import { isolate } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { useResendForm } from './use-resend-form.ts';
import { VetFields } from './vet-fields.tsx';

export interface VetResendSheetProps {
  indication: Indication;
  /** The email bounced: another email is needed. */
  isBounced: boolean;
  open: boolean;
  onClose: () => void;
}

/** Resends a form, to a corrected email where the first was wrong (specification §3 *Resend*). */
export function VetResendSheet({ open, onClose, ...form }: VetResendSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.titles.again} leave={copy.leave}>
      <ResendForm {...form} onSent={onClose} />
    </Sheet>
  );
}

type ResendFormProps = Pick<VetResendSheetProps, 'indication' | 'isBounced'> & { onSent: () => void };

function ResendForm({ indication, isBounced, onSent }: ResendFormProps) {
  const { flow, today, submit, busy, failure } = useResendForm(indication, onSent);
  const { nombre = '', mail = '' } = indication.vet ?? {};
  return (
    <Stack spacing={3}>
      {isBounced ? (
        <InlineAlert tone="warning">{copy.lead.bounced(isolate(mail))}</InlineAlert>
      ) : (
        <Typography>{copy.lead.again(isolate(nombre))}</Typography>
      )}
      <Form
        flow={flow}
        onSubmit={submit}
        failure={failure}
        actions={
          <SubmitButton busy={busy} busyLabel={copy.resending}>
            {copy.resubmit}
          </SubmitButton>
        }
      >
        <VetFields flow={flow} today={today} />
      </Form>
    </Stack>
  );
}
