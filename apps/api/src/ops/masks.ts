/** The first letter: enough to tell two apart, too little to tell who it is. */
export function maskText(text: string): string {
  const [first = ''] = text;
  return `${first}•••`;
}

/** The last three digits of an identity document. */
export function maskDni(dni: string): string {
  return `•••${dni.slice(-3)}`;
}
