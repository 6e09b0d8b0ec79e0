import { useChangeRequest } from '@huella/changes';
import type { Person } from '@huella/contract';
import { useOnEdit } from '@huella/ui';
import { personMessages } from '@huella/validation/messages';
import { changedFields } from '../../lib/changed-fields.ts';
import { changesOf } from '../../lib/person-change.ts';
import { showRejection, type ProfileData, type ProfileForms } from './use-profile-forms.ts';

export interface PersonChangeOptions {
  forms: ProfileForms;
  /** The pet whose page led here. */
  petId: number | null;
  onSent: () => void;
  /** Called when the first step shows what the server refused. */
  onWrongPerson: () => void;
}

/** The change request: found by comparison with what the form was filled with (specification §4 *Personal data*). */
export function usePersonChange({ forms, petId, onSent, onWrongPerson }: PersonChangeOptions) {
  const { ask, forget, ...request } = useChangeRequest({
    nothingChanged: personMessages.nothingChanged,
    onSent,
    showFields(fields) {
      const { inPerson, unplaced } = showRejection(forms, fields);
      if (inPerson) onWrongPerson();
      return !unplaced;
    },
  });
  useOnEdit(forms.person, forget);
  useOnEdit(forms.address, forget);

  function start(before: Person, { person, address }: ProfileData) {
    const changes = changesOf(before, person, address);
    ask({ body: { mascotaId: petId, ...changes }, fields: changedFields(before, changes) });
  }

  return { ...request, start };
}
