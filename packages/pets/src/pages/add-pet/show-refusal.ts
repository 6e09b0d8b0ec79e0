import type { AppError } from '@huella/api-client';
import { placeOfError, type Place } from '../../lib/place-of-error.ts';
import type { AddPetForms } from './use-add-pet-forms.ts';

/** The forms that show something of a refusal, and whether some of it shows nowhere. */
export interface Refusal {
  forms: ReadonlySet<Place['form']>;
  unplaced: boolean;
}

/** Puts the server's field errors onto the fields. */
export function showRefusal(forms: AddPetForms, { fields }: AppError): Refusal {
  const shown = new Set<Place['form']>();
  let unplaced = fields.length === 0;
  for (const { path, message } of fields) {
    const place = placeOfError(path);
    if (place === null) unplaced = true;
    else {
      setError(forms, place, message);
      shown.add(place.form);
    }
  }
  return { forms: shown, unplaced };
}

function setError(forms: AddPetForms, place: Place, message: string) {
  const error = { type: 'server', message };
  if (place.form === 'pet') forms.pet.setError(place.name, error);
  else if (place.form === 'plan') forms.plan.setError(place.name, error);
  else forms.code.setError('codigo_vendedor', error);
}
