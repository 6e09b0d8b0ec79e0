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

/** What a kind of event is called in Spanish; null for one that is not known here (D104). */
export function kindWordOf(kind: string): string | null {
  return words.get(kind) ?? null;
}
