/** The last four characters of a masked number: all that a screen ever shows of it (specification §3, D24). */
export function lastFour(maskedNumber: string): string {
  return maskedNumber.slice(-4);
}
