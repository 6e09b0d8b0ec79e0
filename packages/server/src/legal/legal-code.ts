import type { LegalRequestKind } from '@huella/contract';

/** 32 signs that nobody takes for another when read aloud or by hand: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const prefixes: Readonly<Record<LegalRequestKind, string>> = { BAJA: 'BAJA', ARREPENTIMIENTO: 'ARREP' };

/**
 * The number that a person gets for a legal request, as `BAJA-2026-4F7K2Q`: random, so that it tells nothing of how many
 * there are and none follows from another. Unique only together with the table's constraint.
 */
export function newLegalCode(kind: LegalRequestKind, today: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const signs = [...bytes].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return `${prefixes[kind]}-${today.slice(0, 4)}-${signs}`;
}
