import { LeaveFlow } from '@huella/forms';
import { FormWithSummary } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { MissingPersonalData } from '../../components/missing-personal-data/missing-personal-data.tsx';
import type { PetsDependencies } from '../../dependencies.ts';
import { PetForm } from '../../forms/pet-form/pet-form.tsx';
import { PlanForm } from '../../forms/plan-form/plan-form.tsx';
import { externalPaths } from '../../paths.ts';
import { BenefitCodeDialog } from './benefit-code-dialog.tsx';
import { InsuranceSummary } from './insurance-summary.tsx';
import { useAddPetFlow } from './use-add-pet-flow.ts';
import { useAskedPlan } from './use-asked-plan.ts';
import { useContract } from './use-contract.ts';
import { WaySteps } from './way-steps.tsx';

export type AddPetFlowProps = Pick<PetsDependencies, 'PaymentMethodPicker'>;

/** The two steps of a new pet and the questions before it is contracted, over one form (specification §4). */
export function AddPetFlow({ PaymentMethodPicker }: AddPetFlowProps) {
  const [today] = useState(() => todayInArgentina());
  const [isSent, setSent] = useState(false);
  const flow = useAddPetFlow(today);
  useAskedPlan(flow.form);
  const { submit, busy, failure, question, ...contract } = useContract(flow, today, () => setSent(true));

  if (isSent) return <LeaveFlow entries={flow.steps.entries} to={externalPaths.home} />;
  const step = { flow, failure, onSubmit: submit };
  return (
    <FormWithSummary summary={<InsuranceSummary form={flow.form} />}>
      <Stack spacing={3}>
        <WaySteps current={flow.steps.current} />
        {flow.steps.current === 'pet' ? (
          <PetForm {...step} today={today} />
        ) : (
          <PlanForm {...step} PaymentMethodPicker={PaymentMethodPicker} busy={busy} />
        )}
        <MissingPersonalData open={question === 'person'} onClose={contract.closeQuestion} />
        <BenefitCodeDialog
          open={question === 'code'}
          busy={busy}
          form={flow.form}
          onSend={contract.sendWith}
          onClose={contract.closeQuestion}
        />
      </Stack>
    </FormWithSummary>
  );
}
