import { Sheet, SubmitButton, TextField } from '@huella/ui';
import { Button, Typography } from '@mui/material';
import { useId, type SyntheticEvent } from 'react';
import { copy } from '../../copy.ts';
import type { AddPetFlow } from './use-add-pet-flow.ts';

export interface BenefitCodeDialogProps extends Pick<AddPetFlow, 'form'> {
  open: boolean;
  busy: boolean;
  /** Sends the request, with the code or with '' for none. */
  onSend: (code: string) => void;
  /** Closes without sending; the code stays in the form. */
  onClose: () => void;
}

/** Asks for a benefit code before the request goes out; both buttons send it, closing does not (D61). */
export function BenefitCodeDialog({ open, busy, form, onSend, onClose }: BenefitCodeDialogProps) {
  const id = useId();
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    onSend(form.getValues('codigo_vendedor'));
  };
  const actions = (
    <>
      <Button aria-disabled={busy || undefined} onClick={busy ? undefined : () => onSend('')}>
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
      <form id={id} noValidate onSubmit={apply}>
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
