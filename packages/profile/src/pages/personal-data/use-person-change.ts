import { useChangeRequest } from '@huella/changes';
import type { Person } from '@huella/contract';
import { personMessages } from '@huella/validation/messages';
import { changeField } from '../../lib/change-field.ts';
import { changedFields } from '../../lib/changed-fields.ts';
import { changesOf } from '../../lib/person-change.ts';
import type { PersonalDataFlow } from './use-personal-data-form.ts';

export interface PersonChangeOptions {
  /** The initial values of the form; if null, `submit` must not be called. */
  before: Person | null;
  /** The pet whose page led here; sent along. */
  petId: number | null;
  onSent: () => void;
}

/** Compares the form with its initial values (specification §4 *Personal data*). */
export function usePersonChange(flow: PersonalDataFlow, { before, petId, onSent }: PersonChangeOptions) {
  return useChangeRequest(flow, {
    propose: ({ datos_persona, datos_domicilio }) => {
      if (before === null) throw new Error('there are no data to change yet');
      const changes = changesOf(before, datos_persona, datos_domicilio);
      return { body: { mascotaId: petId, ...changes }, fields: changedFields(before, changes) };
    },
    fieldOf: changeField,
    nothingChanged: personMessages.nothingChanged,
    onSent,
  });
}
