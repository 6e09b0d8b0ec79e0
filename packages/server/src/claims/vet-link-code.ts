import { isSigned, signature } from '../auth/signature.ts';
import type { Ports } from '../ports.ts';

interface LinkedForm {
  readonly id: number;
  readonly link_version: number;
  readonly created_at: string;
}

/** The form's id, signed with the server's key (D88). Not stored, the same in every mail, and changed with the form's email. */
export async function vetLinkCode(signing: Pick<Ports, 'vault'>, form: LinkedForm): Promise<string> {
  return `${form.id}-${await signature(signing, signedText('vet-form', form))}`;
}

function signedText(purpose: string, { id, link_version, created_at }: LinkedForm): string {
  return `${purpose}\n${id}\n${link_version}\n${created_at}`;
}

const WELL_FORMED = /^([1-9]\d{0,14})-([\w-]{43})(?![\w-])/;

interface VetLinkCode {
  readonly id: number;
  readonly code: string;
  readonly signed: string;
}

/** Ignores what a mail program or a person left after the code (`.`, `)`, `&amp;`); null without a code. */
export function parseVetLinkCode(text: string): VetLinkCode | null {
  const [code, digits, signed = ''] = WELL_FORMED.exec(text) ?? [];
  return code === undefined ? null : { id: Number(digits), code, signed };
}

/** How many earlier emails of a form are recognised: each costs a signature each time the page is opened. */
const EARLIER_EMAILS = 20;

/** Tells whether a code belongs to its form, to an earlier email of it, or is unknown. */
export async function checkVetLinkCode(
  signing: Pick<Ports, 'vault'>,
  { id, signed }: VetLinkCode,
  form: LinkedForm,
): Promise<'current' | 'earlier' | 'unknown'> {
  let result: 'current' | 'earlier' | 'unknown' = 'unknown';
  const oldest = Math.max(1, form.link_version - EARLIER_EMAILS);
  for (let version = form.link_version; version >= oldest; version -= 1) {
    const text = signedText('vet-form', { ...form, link_version: version });
    if ((await isSigned(signing, text, signed)) && id === form.id)
      result = version === form.link_version ? 'current' : 'earlier';
  }
  return result;
}

type Purpose = 'save' | 'send' | 'decline' | 'correct';

const CONFIRMATION_LENGTH = 22;

/** Proves that the server showed this form for this purpose. */
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
