/** The number behind an option of the command line. Throws for what is no positive number. */
export function numberAfter(option: string, usual: number): number {
  const at = process.argv.indexOf(option);
  if (at === -1) return usual;
  const number = Number(process.argv[at + 1]);
  if (!(number > 0)) throw new Error(`${option} takes a number`);
  return number;
}
