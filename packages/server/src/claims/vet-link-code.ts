import { isEqualText, signature } from '../auth/signature.ts';
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
export async function vetLinkCode(
  signing: Pick<Ports, 'vault'>,
  { id, link_version, created_at }: LinkedForm,
): Promise<string> {
  return `${id}-${await signature(signing, `vet-form\n${id}\n${link_version}\n${created_at}`)}`;
}

/** A code and what else came with it: 43 characters of signature, and what a mail program or a person left behind them. */
const WELL_FORMED = /^([1-9]\d{0,14})-([\w-]{43})(?![\w-])/;

/** The form that a code names and its signature, damage behind it left away (`.`, `)`, `&amp;`); null for what is no code. */
export function parseVetLinkCode(text: string): { readonly id: number; readonly code: string } | null {
  const [code, digits] = WELL_FORMED.exec(text) ?? [];
  return code === undefined ? null : { id: Number(digits), code };
}

/** How many earlier addresses of a form are told from no code at all: each costs a signature, for every visitor. */
const EARLIER_ADDRESSES = 20;

/** Whether a code is the one of its form, of an earlier address of it, or none of ours. */
export async function checkVetLinkCode(
  signing: Pick<Ports, 'vault'>,
  code: string,
  form: LinkedForm,
): Promise<'current' | 'earlier' | 'unknown'> {
  let result: 'current' | 'earlier' | 'unknown' = 'unknown';
  const oldest = Math.max(1, form.link_version - EARLIER_ADDRESSES);
  for (let version = form.link_version; version >= oldest; version -= 1) {
    const right = await vetLinkCode(signing, { ...form, link_version: version });
    if (isEqualText(code, right)) result = version === form.link_version ? 'current' : 'earlier';
  }
  return result;
}

/** What a form of the page proves with: that it was shown by us, for this form and this purpose. */
export async function vetConfirmation(
  signing: Pick<Ports, 'vault'>,
  { id, link_version, created_at }: LinkedForm,
  purpose: 'save' | 'send' | 'decline' | 'correct',
): Promise<string> {
  return (await signature(signing, `vet-form-${purpose}\n${id}\n${link_version}\n${created_at}`)).slice(
    0,
    22,
  );
}
