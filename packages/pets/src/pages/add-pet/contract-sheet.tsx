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
  /** What is contracted, once it has been checked. */
  contract: NewPet | null;
  open: boolean;
  busy: boolean;
  /** Sends the request, with the code or with '' for none. */
  onSend: (code: string) => void;
  /** Closes without sending; the code stays in the form. */
  onClose: () => void;
}

/** All that is contracted, before the request goes out. Both buttons send it, with a benefit code or without; closing does not (D61). */
export function ContractSheet({ open, busy, flow, contract, onSend, onClose, ...parts }: ContractSheetProps) {
  const [hasCode, setHasCode] = useState(false);
  const send = (code: string | null) => {
    // The button that was pressed first keeps saying so.
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

/** While the request is being sent there is nothing to close: its answer decides. */
function ignore() {}
