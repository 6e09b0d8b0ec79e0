/** The first letter: tells rows apart without identifying anybody. */
export function maskText(text: string): string {
  const [first = ''] = text;
  return `${first}•••`;
}

/** The last three digits. */
export function maskDni(dni: string): string {
  return `•••${dni.slice(-3)}`;
}
