import { FormSkeleton, Page, UnsavedChangesGuard } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { PetForm } from '../../forms/pet-form/pet-form.tsx';
import { PlanForm } from '../../forms/plan-form/plan-form.tsx';
import { exits } from '../../paths.ts';
import type { PetsSlots } from '../../slots.ts';
import { BenefitCodeDialog } from './benefit-code-dialog.tsx';
import { PersonalDataQuestion } from './personal-data-question.tsx';
import { StepHeading } from './step-heading.tsx';
import { useAddPetForms } from './use-add-pet-forms.ts';
import { useAddPetSteps } from './use-add-pet-steps.ts';
import { useSendPet } from './use-send-pet.ts';

/** Contracts insurance for a new pet (specification §2 */add-pet*, §4 *Add pet*). */
export function AddPetPage({ slots }: { slots: PetsSlots }) {
  const { usePersonalData } = slots;
  const personalData = usePersonalData();
  const navigate = useNavigate();
  return (
    <Page title={copy.addPet.title} onBack={() => navigate(exits.home)} width="narrow">
      {personalData.status === 'loading' ? (
        <FormSkeleton label={copy.personalData.loading} />
      ) : (
        <>
          <PersonalDataQuestion {...personalData} />
          <AddPetFlow PaymentMethodPicker={slots.PaymentMethodPicker} />
        </>
      )}
    </Page>
  );
}
