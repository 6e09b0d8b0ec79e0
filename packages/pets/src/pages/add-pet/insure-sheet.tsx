import { Sheet, SubmitButton } from '@huella/ui';
import type { NewPet } from '@huella/validation/pet';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import type { PetsDependencies } from '../../dependencies.ts';
import { BenefitCode } from './benefit-code.tsx';
import { InsureReview } from './insure-review.tsx';
import { TermsAccepted } from './terms-accepted.tsx';
import type { AddPetFlow } from './use-add-pet-flow.ts';

export interface InsureSheetProps extends Pick<PetsDependencies, 'PaymentMethodName'> {
  flow: AddPetFlow;
  newPet: NewPet | null;
  open: boolean;
  busy: boolean;
  /** Sends the request with a benefit code, '' for none. */
  onSend: (code: string) => void;
  /** Closes without sending; the code stays in the form. */
  onClose: () => void;
}

/** Reviews the insurance before it is bought. Both buttons send it, with a benefit code or without; closing does not (D61). */
export function InsureSheet({ open, busy, flow, newPet, onSend, onClose, ...parts }: InsureSheetProps) {
  const [hasCode, setHasCode] = useState(false);
  const send = (code: string | null) => {
    // The pressed button keeps its progress label.
    if (busy) return;
    setHasCode(code !== null);
    onSend(code ?? '');
  };
  const without = (
    <Stack
      component="form"
      spacing={1.5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(null);
      }}
      sx={{ width: '100%' }}
    >
      <TermsAccepted />
      <SubmitButton busy={busy && !hasCode} busyLabel={shared.addPet.sending}>
        {copy.benefitCode.without}
      </SubmitButton>
    </Stack>
  );
  return (
    <Sheet open={open} onClose={busy ? ignore : onClose} title={copy.review.title} actions={without}>
      <Stack spacing={1.5}>
        {newPet !== null && <InsureReview {...parts} newPet={newPet} />}
        <BenefitCode form={flow.form} busy={busy && hasCode} onApply={send} />
      </Stack>
    </Sheet>
  );
}

/** The sheet cannot be closed while the request is being sent. */
function ignore() {}
