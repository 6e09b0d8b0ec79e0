/** The area code of 10 digits, or null if unknown. Only for a hint, never to reject. */
export async function areaCodeOf(phone: string): Promise<string | null> {
  const { areaCodes } = await import('./area-codes.ts');
  return [2, 3, 4].map((length) => phone.slice(0, length)).find((code) => areaCodes.has(code)) ?? null;
}
