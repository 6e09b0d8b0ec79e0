/** Argentine time, `2026-11-27T10:00:00-03:00`: three hours behind UTC all year since 2009. */
export function inArgentina(instant: string): string;
export function inArgentina(instant: string | null): string | null;
export function inArgentina(instant: string | null): string | null {
  if (instant === null) return null;
  const shifted = new Date(Date.parse(instant) - 3 * 60 * 60 * 1000);
  return `${shifted.toISOString().slice(0, 19)}-03:00`;
}

export const sexNames = { H: 'Hembra', M: 'Macho' } as const;
export const genderNames = { F: 'Femenino', M: 'Masculino' } as const;
