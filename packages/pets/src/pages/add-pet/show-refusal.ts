import type { AppError } from '@huella/api-client';
import type { FieldPath } from 'react-hook-form';
import type { PetFormValues } from '../../forms/pet-form/use-pet-form.ts';
import { placeOfError, type Place } from '../../lib/place-of-error.ts';
import type { AddPetForms } from './use-add-pet-forms.ts';
import type { AddPetStep } from './use-add-pet-steps.ts';

/** Where a refused sending leaves the person, and whether some of it shows on no field. */
export interface Refusal {
  step: AddPetStep;
  unplaced: boolean;
}

/** Puts the server's field errors onto the fields and says which step shows them. */
export function showRefusal(forms: AddPetForms, { fields }: AppError): Refusal {
  const places = fields.map(({ path, message }) => {
    const place = placeOfError(path);
    if (place) setError(forms, place, message);
    return place?.form ?? null;
  });
  const unplaced = places.length === 0 || places.includes(null);
  if (places.includes('pet')) return { step: 'pet', unplaced };
  return { step: !unplaced && places.every((form) => form === 'code') ? 'code' : 'plan', unplaced };
}

function setError(forms: AddPetForms, place: Place, message: string) {
  const error = { type: 'server', message };
  if (place.form === 'pet') forms.pet.setError(place.name as FieldPath<PetFormValues>, error);
  else if (place.form === 'plan') forms.plan.setError(place.name, error);
  else forms.code.setError('codigo_vendedor', error);
}
