import type { PetSex, UserCreatedKind } from '@huella/contract';

const FOR_ALL = ['Consulta', 'Vacuna', 'DespExterna', 'DespInterna'] as const;
const OF_FEMALES = ['Cria', 'Celo'] as const;
const own = new Set<string>([...FOR_ALL, ...OF_FEMALES]);

/** Specification §4 *Event*. */
export function kindsOf(sex: PetSex): readonly UserCreatedKind[] {
  return sex === 'H' ? [...FOR_ALL, ...OF_FEMALES] : FOR_ALL;
}

/** False for birthdays, video calls and unknown kinds (D104). */
export function isUserCreatedKind(kind: string): kind is UserCreatedKind {
  return own.has(kind);
}

const words = new Map([
  ['Consulta', 'Consulta'],
  ['Vacuna', 'Vacuna'],
  ['DespExterna', 'Desparasitación externa'],
  ['DespInterna', 'Desparasitación interna'],
  ['Cria', 'Cría'],
  ['Celo', 'Celo'],
  ['Cumpleaños', 'Cumpleaños'],
  ['Videollamada', 'Videollamada'],
]);

/** Null for an unknown kind (D104). */
export function kindLabel(kind: string): string | null {
  return words.get(kind) ?? null;
}
