import { LeaveFlow } from '@huella/forms';
import { FormWithSummary, isOpenedFrom, openedFrom } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MissingPersonalData } from '../../components/missing-personal-data/missing-personal-data.tsx';
import type { PetsDependencies } from '../../dependencies.ts';
import { PetForm } from '../../forms/pet-form/pet-form.tsx';
import { PlanForm } from '../../forms/plan-form/plan-form.tsx';
import { externalPaths, petsPaths } from '../../paths.ts';
import { justInsured } from '../insured/just-insured.ts';
import { InsureSheet } from './insure-sheet.tsx';
import { InsuranceSummary } from './insurance-summary.tsx';
import { useAddPetFlow } from './use-add-pet-flow.ts';
import { usePlanFromUrl } from './use-plan-from-url.ts';
import { useInsurePet } from './use-insure-pet.ts';
import { InsureProgress } from './insure-progress.tsx';

/** The two steps of a new pet and the dialogs before it is insured (specification §4). */
export function AddPetFlow({ PaymentMethodPicker, PaymentMethodName }: PetsDependencies) {
  const [today] = useState(() => todayInArgentina());
  const [insured, setInsured] = useState<number | null>(null);
  const { state } = useLocation();
  const flow = useAddPetFlow(today);
  usePlanFromUrl(flow.form);
  const { submit, busy, failure, dialog, ...insuring } = useInsurePet(flow, today, setInsured);

  if (insured !== null)
    return (
      <LeaveFlow
        entries={flow.steps.entries}
        to={petsPaths.insured.href(insured)}
        state={{ ...justInsured, ...overHome(state) }}
      />
    );
  const step = { flow, failure, onSubmit: submit };
  return (
    <FormWithSummary summary={<InsuranceSummary form={flow.form} />}>
      <Stack spacing={3}>
        <InsureProgress current={flow.steps.current} />
        {flow.steps.current === 'pet' ? (
          <PetForm {...step} today={today} />
        ) : (
          <PlanForm {...step} PaymentMethodPicker={PaymentMethodPicker} busy={busy} />
        )}
        <MissingPersonalData
          open={dialog === 'person'}
          to={externalPaths.personalDataForPet}
          onClose={insuring.closeDialog}
        />
        <InsureSheet
          open={dialog === 'code'}
          busy={busy}
          flow={flow}
          newPet={insuring.validPet}
          PaymentMethodName={PaymentMethodName}
          onSend={insuring.sendWith}
          onClose={insuring.closeDialog}
        />
      </Stack>
    </FormWithSummary>
  );
}

/** A flow opened from home has it right below in the history, and so has the page after the flow. */
function overHome(state: unknown): object | undefined {
  return isOpenedFrom(externalPaths.home, state) ? openedFrom(externalPaths.home) : undefined;
}
