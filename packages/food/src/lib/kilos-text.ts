/** Kilograms as typed into a field: `2,5`. */
export function kilosText(kilos: number): string {
  return String(Math.round(kilos * 10) / 10).replace('.', ',');
}
