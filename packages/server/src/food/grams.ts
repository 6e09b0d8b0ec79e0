/** Rounds kilograms to whole grams. */
export function gramsOf(kilos: number): number {
  return Math.round(kilos * 1000);
}

/** The shortest decimal number of kilograms. */
export function kilosOf(grams: number): number {
  return grams / 1000;
}
