/** Kilograms as one types them into a field: `2,5`; one decimal, as the field takes. */
export function kilosText(kilos: number): string {
  return String(Math.round(kilos * 10) / 10).replace('.', ',');
}
