/**
 * The area code that 10 digits begin with, or null when Argentina has none such: a hint to look again, never a reason to
 * refuse. The table is fetched on the first call.
 */
export async function areaCodeOf(phone: string): Promise<string | null> {
  const { areaCodes } = await import('./area-codes.ts');
  return [2, 3, 4].map((length) => phone.slice(0, length)).find((code) => areaCodes.has(code)) ?? null;
}
