/** The number after a command-line option. Throws unless it is positive. */
export function numberAfter(option: string, usual: number): number {
  const at = process.argv.indexOf(option);
  if (at === -1) return usual;
  const number = Number(process.argv[at + 1]);
  if (!(number > 0)) throw new Error(`${option} takes a number`);
  return number;
}
