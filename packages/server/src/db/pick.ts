export function pick<Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop gives it every name
  const picked = {} as Pick<Row, Name>;
  for (const name of names) picked[name] = row[name];
  return picked;
}
