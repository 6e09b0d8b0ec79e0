export function gramsOf(kilos: number): number {
  return Math.round(kilos * 1000);
}

export function kilosOf(grams: number): number {
  return grams / 1000;
}
