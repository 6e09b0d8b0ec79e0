import { isSigned, signature } from '../auth/signature.ts';
import type { Ports } from '../ports.ts';

type Signing = Pick<Ports, 'vault'>;

/** 96 bits: too many to guess, and the QR stays coarse enough for a worn card. */
const SIGNATURE_LENGTH = 16;
const WELL_FORMED = /^([1-9]\d{0,14})-([\w-]{16})$/;

/** The content of a card's QR: the policy's id, signed with the server's key (decision 023). */
export async function cardCode(signing: Signing, policyId: number): Promise<string> {
  return `${policyId}-${(await signature(signing, signedText(policyId))).slice(0, SIGNATURE_LENGTH)}`;
}

/** The policy of a code, or null for one that we did not sign. Needs no database. */
export async function readCardCode(signing: Signing, code: string): Promise<number | null> {
  const [, digits, signed = ''] = WELL_FORMED.exec(code) ?? [];
  const policyId = Number(digits ?? 0);
  return (await isSigned(signing, signedText(policyId), signed, SIGNATURE_LENGTH)) ? policyId : null;
}

function signedText(policyId: number): string {
  return `card\n${policyId}`;
}
