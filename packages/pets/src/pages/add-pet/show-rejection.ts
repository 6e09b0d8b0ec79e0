import type { AppError } from '@huella/api-client';
import { fieldForPath, type FormField } from '../../lib/field-for-path.ts';
import type { AddPetForms } from './use-add-pet-forms.ts';

/** The forms that show something of a rejection, and whether some of it shows nowhere. */
export interface Rejection {
  forms: ReadonlySet<FormField['form']>;
  unplaced: boolean;
}

/** Puts the server's field errors onto the fields. */
export function showRejection(forms: AddPetForms, { fields }: AppError): Rejection {
  const shown = new Set<FormField['form']>();
  let unplaced = fields.length === 0;
  for (const { path, message } of fields) {
    const field = fieldForPath(path);
    if (field === null) unplaced = true;
    else {
      setError(forms, field, message);
      shown.add(field.form);
    }
  }
  return { forms: shown, unplaced };
}

function setError(forms: AddPetForms, field: FormField, message: string) {
  const error = { type: 'server', message };
  if (field.form === 'pet') forms.pet.setError(field.name, error);
  else if (field.form === 'plan') forms.plan.setError(field.name, error);
  else forms.code.setError('codigo_vendedor', error);
}
