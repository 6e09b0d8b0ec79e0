import { Sheet, SubmitButton, TextField } from '@huella/ui';
import { Button, Typography } from '@mui/material';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { copy } from '../../copy.ts';

export type BenefitCodeForm = UseFormReturn<{ codigo_vendedor: string }>;

export interface BenefitCodeDialogProps {
  open: boolean;
  busy: boolean;
  form: BenefitCodeForm;
  /** Sends the request, with the code or with '' for none. */
  onSend: (code: string) => void;
  /** Closes without sending. */
  onClose: () => void;
}

/** Asks for a benefit code before the request goes out; both buttons send it, closing does not (D61). */
export function BenefitCodeDialog({ open, busy, form, onSend, onClose }: BenefitCodeDialogProps) {
  const id = useId();
  const actions = (
    <>
      <Button disabled={busy} onClick={() => onSend('')}>
        {copy.benefitCode.without}
      </Button>
      <SubmitButton form={id} busy={busy} busyLabel={copy.addPet.sending}>
        {copy.benefitCode.apply}
      </SubmitButton>
    </>
  );
  return (
    <Sheet open={open} onClose={busy ? ignore : onClose} title={copy.benefitCode.title} actions={actions}>
      <Typography sx={{ mb: 2 }}>{copy.benefitCode.text}</Typography>
      <form id={id} noValidate onSubmit={form.handleSubmit(({ codigo_vendedor }) => onSend(codigo_vendedor))}>
        <TextField
          control={form.control}
          name="codigo_vendedor"
          label={copy.benefitCode.label}
          optional
          autoComplete="off"
        />
      </form>
    </Sheet>
  );
}

/** While the request is on its way there is nothing to close: its answer decides. */
function ignore() {}
