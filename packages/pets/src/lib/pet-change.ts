import type { ChangeProposal } from '@huella/changes';
import type { ChangedField, Pet } from '@huella/contract';
import { petChangeNames, petDataNames } from '@huella/contract/pet-data';
import type { EditedPet, EditedPetForm } from '@huella/validation/pet';
import { normalizeText } from '@huella/validation/text';

/** A datum of a pet that can be asked to change; the weight has its own screen. */
export type PetDatum = keyof typeof petChangeNames;

/** The name of a datum in a change request. */
export function wireNameOf(datum: PetDatum): string {
  return petChangeNames[datum];
}

/** The field that a path in the body of a change request is about; undefined when the form has none for it. */
export function fieldOf(path: string): `datos_mascota.${PetDatum}` | undefined {
  const datum = petDataNames.find((name) => petChangeNames[name] === path);
  return datum && `datos_mascota.${datum}`;
}

/** What of a form differs from the pet that it was filled with, blanks around a text aside. */
export function changedData(
  before: Pet,
  after: Pick<EditedPetForm['datos_mascota'], PetDatum>,
): ChangedField[] {
  return petDataNames
    .map((name) => ({
      campo: petChangeNames[name],
      antes: before[name] ?? '',
      despues: normalizeText(after[name] ?? ''),
    }))
    .filter(({ antes, despues }) => normalizeText(antes) !== despues);
}

/** The request for what differs from the pet that the form was filled with, and nothing else (specification §4 *Edit pet*). */
export function petChange(before: Pet, after: EditedPet['datos_mascota']): ChangeProposal {
  const fields = changedData(before, after);
  const changes = Object.fromEntries(fields.map(({ campo, despues }) => [campo, despues]));
  return { body: { mascotaId: before.id, ...changes }, fields };
}
