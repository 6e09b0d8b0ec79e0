import { signature } from '../auth/signature.ts';
import type { Ports } from '../ports.ts';

/** What decides which link of a form serves. */
interface LinkedForm {
  readonly id: number;
  readonly link_version: number;
  readonly created_at: string;
}

/**
 * What the link to a vet carries: which form it is, signed with the server's key (D88). Nothing of it is stored, every mail about the form
 * has the same one, and it changes when the form goes to another address.
 */
export async function vetLinkCode(
  signing: Pick<Ports, 'vault'>,
  { id, link_version, created_at }: LinkedForm,
): Promise<string> {
  return `${id}-${await signature(signing, `vet-form\n${id}\n${link_version}\n${created_at}`)}`;
}
