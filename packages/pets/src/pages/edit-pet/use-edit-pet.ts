import { zodResolver } from '@hookform/resolvers/zod';
import { useChangeRequest } from '@huella/changes';
import type { Pet } from '@huella/contract';
import { useFlow } from '@huella/forms';
import type { Day } from '@huella/validation/day';
import { petMessages } from '@huella/validation/messages';
import { editedPetSchema } from '@huella/validation/pet';
import { useMemo } from 'react';
import { petValues } from '../../forms/pet-form/pet-values.ts';
import { fieldOf, petChange } from '../../lib/pet-change.ts';

export type EditPetForm = ReturnType<typeof useEditPet>['flow']['form'];

/** The form that requests the fields which differ from `pet`. `today` is the Argentine day. */
export function useEditPet(pet: Pet, today: Day, onSent: () => void) {
  const resolver = useMemo(
    () => zodResolver(editedPetSchema(today, pet.fecha_nacimiento)),
    [today, pet.fecha_nacimiento],
  );
  const flow = useFlow({ resolver, defaultValues: petValues(pet), draft: `pet-${pet.id}` });
  const request = useChangeRequest(flow, {
    propose: ({ datos_mascota }) => petChange(pet, datos_mascota),
    fieldOf,
    nothingChanged: petMessages.nothingChanged,
    onSent,
  });
  return { flow, ...request };
}
