import type { OwnEventKind, PetSex } from '@huella/contract';

const FOR_ALL = ['Consulta', 'Vacuna', 'DespExterna', 'DespInterna'] as const;
const OF_FEMALES = ['Cria', 'Celo'] as const;
const own = new Set<string>([...FOR_ALL, ...OF_FEMALES]);

/** The kinds of event that can be noted for a pet of this sex (specification §4 *Event*). */
export function kindsOf(sex: PetSex): readonly OwnEventKind[] {
  return sex === 'H' ? [...FOR_ALL, ...OF_FEMALES] : FOR_ALL;
}

/** False for birthdays, video calls, and kinds that this version does not know (D104). */
export function isOwnKind(kind: string): kind is OwnEventKind {
  return own.has(kind);
}
