import type { ChangeProposal } from '@huella/changes';
import type { Pet } from '@huella/contract';
import { petChangeNames, petDataNames } from '@huella/contract/pet-data';
import type { EditedPet } from '@huella/validation/pet';
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

/** The request for what differs from the pet that the form was filled with, and nothing else (specification §4 *Edit pet*). */
export function petChange(before: Pet, after: EditedPet['datos_mascota']): ChangeProposal {
  const fields = petDataNames
    .map((name) => ({ campo: petChangeNames[name], antes: before[name] ?? '', despues: after[name] ?? '' }))
    .filter(({ antes, despues }) => normalizeText(antes) !== despues);
  const changes = Object.fromEntries(fields.map(({ campo, despues }) => [campo, despues]));
  return { body: { mascotaId: before.id, ...changes }, fields };
}
