/** Whole grams of kilograms with a few decimals. */
export function gramsOf(kilos: number): number {
  return Math.round(kilos * 1000);
}

/** Kilograms of whole grams: the number that is written with the fewest decimals. */
export function kilosOf(grams: number): number {
  return grams / 1000;
}
