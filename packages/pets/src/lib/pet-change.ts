import type { ChangeProposal } from '@huella/changes';
import type { ChangedField, Pet } from '@huella/contract';
import { petChangeNames, petDataNames } from '@huella/contract/pet-data';
import type { EditedPet, EditedPetForm } from '@huella/validation/pet';
import { normalizeText } from '@huella/validation/text';

/** A field that a change request may name; the weight has its own page. */
export type PetDatum = keyof typeof petChangeNames;

export function wireNameOf(datum: PetDatum): string {
  return petChangeNames[datum];
}

/** The field of a path in the body of a change request; undefined when the form has none. */
export function fieldOf(path: string): `datos_mascota.${PetDatum}` | undefined {
  const datum = petDataNames.find((name) => petChangeNames[name] === path);
  return datum && `datos_mascota.${datum}`;
}

/** The fields that differ from the pet, apart from blanks around a text. */
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

/** The request with the fields that differ from the pet (specification §4 *Edit pet*). */
export function petChange(before: Pet, after: EditedPet['datos_mascota']): ChangeProposal {
  const fields = changedData(before, after);
  const changes = Object.fromEntries(fields.map(({ campo, despues }) => [campo, despues]));
  return { body: { mascotaId: before.id, ...changes }, fields };
}
