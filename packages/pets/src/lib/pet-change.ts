import type { ChangeProposal } from '@huella/changes';
import type { Pet } from '@huella/contract';
import { normalizeText } from '@huella/validation/text';
import type { EditedPet } from '@huella/validation/pet';

/** The names that a pet's data have in a change request, in the order of the form (specification §3). */
const wireNames = {
  nombre: 'mascotaNombre',
  animal: 'mascotaEspecie',
  raza: 'mascotaRaza',
  sexo: 'mascotaSexo',
  color: 'mascotaColor',
  fecha_nacimiento: 'mascotaFechaNac',
} as const;

/** A datum of a pet that can be asked to change; the weight has its own screen. */
export type PetDatum = keyof typeof wireNames;

const data = Object.keys(wireNames).filter((name): name is PetDatum => name in wireNames);

/** The name of a datum in a change request. */
export function wireNameOf(datum: PetDatum): string {
  return wireNames[datum];
}

/** The field that a path in the body of a change request is about; undefined when the form has none for it. */
export function fieldOf(path: string): `datos_mascota.${PetDatum}` | undefined {
  const datum = data.find((name) => wireNames[name] === path);
  return datum && `datos_mascota.${datum}`;
}

/** The request for what differs from the pet that the form was filled with, and nothing else (specification §4 *Edit pet*). */
export function petChange(before: Pet, after: EditedPet['datos_mascota']): ChangeProposal {
  const fields = data
    .filter((name) => normalizeText(before[name]) !== after[name])
    .map((name) => ({ campo: wireNames[name], antes: before[name], despues: after[name] }));
  const changes = Object.fromEntries(fields.map(({ campo, despues }) => [campo, despues]));
  return { body: { mascotaId: before.id, ...changes }, fields };
}
