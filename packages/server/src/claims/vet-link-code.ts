import { isSigned, signature } from '../auth/signature.ts';
import type { Ports } from '../ports.ts';

/** What decides which link of a form serves. */
interface LinkedForm {
  readonly id: number;
  readonly link_version: number;
  readonly created_at: string;
}

/**
 * What the link to a vet carries: which form it is, signed with the server's key (D88). Nothing of it is stored, every mail
 * about the form has the same one, and it changes when the form goes to another address.
 */
export async function vetLinkCode(signing: Pick<Ports, 'vault'>, form: LinkedForm): Promise<string> {
  return `${form.id}-${await signature(signing, signedText('vet-form', form))}`;
}

function signedText(purpose: string, { id, link_version, created_at }: LinkedForm): string {
  return `${purpose}\n${id}\n${link_version}\n${created_at}`;
}

/** A code and what else came with it: 43 characters of signature, and what a mail program or a person left behind them. */
const WELL_FORMED = /^([1-9]\d{0,14})-([\w-]{43})(?![\w-])/;

interface VetLinkCode {
  readonly id: number;
  readonly code: string;
  readonly signed: string;
}

/** The form that a code names and its signature, damage behind it left away (`.`, `)`, `&amp;`); null for what is no code. */
export function parseVetLinkCode(text: string): VetLinkCode | null {
  const [code, digits, signed = ''] = WELL_FORMED.exec(text) ?? [];
  return code === undefined ? null : { id: Number(digits), code, signed };
}

/** How many earlier addresses of a form are told from no code at all: each costs a signature, for every visitor. */
const EARLIER_ADDRESSES = 20;

/** Whether a code is the one of its form, of an earlier address of it, or none of ours. */
export async function checkVetLinkCode(
  signing: Pick<Ports, 'vault'>,
  { id, signed }: VetLinkCode,
  form: LinkedForm,
): Promise<'current' | 'earlier' | 'unknown'> {
  let result: 'current' | 'earlier' | 'unknown' = 'unknown';
  const oldest = Math.max(1, form.link_version - EARLIER_ADDRESSES);
  for (let version = form.link_version; version >= oldest; version -= 1) {
    const text = signedText('vet-form', { ...form, link_version: version });
    if ((await isSigned(signing, text, signed)) && id === form.id)
      result = version === form.link_version ? 'current' : 'earlier';
  }
  return result;
}

type Purpose = 'save' | 'send' | 'decline' | 'correct';

const CONFIRMATION_LENGTH = 22;

/** What a form of the page proves with: that it was shown by us, for this form and this purpose. */
export async function vetConfirmation(
  signing: Pick<Ports, 'vault'>,
  form: LinkedForm,
  purpose: Purpose,
): Promise<string> {
  return (await signature(signing, signedText(`vet-form-${purpose}`, form))).slice(0, CONFIRMATION_LENGTH);
}

export function isVetConfirmation(
  signing: Pick<Ports, 'vault'>,
  form: LinkedForm,
  purpose: Purpose,
  given: string,
): Promise<boolean> {
  return isSigned(signing, signedText(`vet-form-${purpose}`, form), given, CONFIRMATION_LENGTH);
}
