import type { Day } from '@huella/validation/day';
import { useForm } from 'react-hook-form';
import { usePetForm, type PetFormApi } from '../../forms/pet-form/use-pet-form.ts';
import { usePlanForm, type PlanFormApi } from '../../forms/plan-form/use-plan-form.ts';
import type { PetData, PlanData } from '../../lib/new-pet-body.ts';
import type { BenefitCodeForm } from './benefit-code-dialog.tsx';

/** The forms of the flow. They belong to the page, so that what is typed outlives the change of a step (O-FO-03). */
export interface AddPetForms {
  pet: PetFormApi;
  plan: PlanFormApi;
  code: BenefitCodeForm;
  /** Whether leaving would lose something. */
  dirty: boolean;
}

/** Holds the three forms of a new pet; `today` is the Argentine day of the visit. */
export function useAddPetForms(today: Day): AddPetForms {
  const pet = usePetForm(today);
  const plan = usePlanForm();
  const code: BenefitCodeForm = useForm({ defaultValues: { codigo_vendedor: '' } });
  return { pet, plan, code, dirty: pet.formState.isDirty || plan.formState.isDirty };
}

/** Everything that was filled in, checked; or the first step that is not right, with its errors set. */
export type CheckedForms = { pet: PetData; plan: PlanData } | { wrong: 'pet' | 'plan' };

/** Checks both steps again: the browser's forward button leads past the first one's own check. */
export async function checkForms(forms: AddPetForms): Promise<CheckedForms> {
  const pet = await checkForm(forms.pet);
  if (pet === null) return { wrong: 'pet' };
  const plan = await checkForm(forms.plan);
  return plan === null ? { wrong: 'plan' } : { pet, plan };
}

type Submittable<Data> = { handleSubmit: (onValid: (data: Data) => void) => () => Promise<void> };

async function checkForm<Data>(form: Submittable<Data>): Promise<Data | null> {
  let checked: Data | null = null;
  await form.handleSubmit((data) => {
    checked = data;
  })();
  return checked;
}
