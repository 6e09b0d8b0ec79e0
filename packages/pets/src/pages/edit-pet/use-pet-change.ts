import { useChangeRequest } from '@huella/changes';
import type { Pet } from '@huella/contract';
import { applyServerErrors, useOnEdit } from '@huella/ui';
import { petMessages } from '@huella/validation/messages';
import type { PetFormApi } from '../../forms/pet-form/use-pet-form.ts';
import type { PetData } from '../../lib/new-pet-body.ts';
import { datumOf, petChange } from '../../lib/pet-change.ts';

/** Asks the insurer for what differs, and shows refused data at their fields. */
export function usePetChange(form: PetFormApi, onSent: () => void) {
  const { ask, forget, ...request } = useChangeRequest({
    nothingChanged: petMessages.nothingChanged,
    onSent,
    showFields: (fields) => applyServerErrors(fields, form.setError, datumOf),
  });
  useOnEdit(form, forget);
  return { ...request, ask: (before: Pet, after: PetData) => ask(petChange(before, after)) };
}
