const list = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** `Luna, Mishi y Toto`. */
export function listed(words: Iterable<string>): string {
  return list.format(words);
}
