import { Sheet, SubmitButton } from '@huella/ui';
import type { NewPet } from '@huella/validation/pet';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import type { PetsDependencies } from '../../dependencies.ts';
import { BenefitCode } from './benefit-code.tsx';
import { ContractFacts } from './contract-facts.tsx';
import { TermsAccepted } from './terms-accepted.tsx';
import type { AddPetFlow } from './use-add-pet-flow.ts';

export interface ContractSheetProps extends Pick<PetsDependencies, 'PaymentMethodName'> {
  flow: AddPetFlow;
  contract: NewPet | null;
  open: boolean;
  busy: boolean;
  /** Sends the request with a benefit code, '' for none. */
  onSend: (code: string) => void;
  /** Closes without sending; the code stays in the form. */
  onClose: () => void;
}

/** Reviews what is contracted. Both buttons send it, with a benefit code or without; closing does not (D61). */
export function ContractSheet({ open, busy, flow, contract, onSend, onClose, ...parts }: ContractSheetProps) {
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
      <SubmitButton busy={busy && !hasCode} busyLabel={copy.addPet.sending}>
        {copy.benefitCode.without}
      </SubmitButton>
    </Stack>
  );
  return (
    <Sheet open={open} onClose={busy ? ignore : onClose} title={copy.review.title} actions={without}>
      <Stack spacing={1.5}>
        {contract !== null && <ContractFacts {...parts} contract={contract} />}
        <BenefitCode form={flow.form} busy={busy && hasCode} onApply={send} />
      </Stack>
    </Sheet>
  );
}

/** The sheet cannot be closed while the request is being sent. */
function ignore() {}
