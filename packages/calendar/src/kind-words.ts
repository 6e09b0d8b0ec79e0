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
export function kindWordOf(kind: string): string | null {
  return words.get(kind) ?? null;
}
