/** The pet that the address names, or null. Something that is no id counts as none. */
export function petIdOf(parameter: string | undefined): number | null {
  return parameter !== undefined && /^[1-9]\d{0,14}$/.test(parameter) ? Number(parameter) : null;
}
