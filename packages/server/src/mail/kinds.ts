import * as z from 'zod/mini';
import type { Ports } from '../ports.ts';
import { accountDeleted } from '../account/mails/account-deleted.ts';
import { changeResolved } from '../changes/mails/change-resolved.ts';
import { legalReceived } from '../legal/mails/legal-received.ts';
import { legalResolved } from '../legal/mails/legal-resolved.ts';
import { passwordRecovery } from '../auth/mails/password-recovery.ts';
import type { RenderMail, Rendered } from './rendered.ts';
import { syncPets } from '../policies/mails/sync-pets.ts';

export type MailKind =
  | 'password-recovery'
  | 'change-resolved'
  | 'account-deleted'
  | 'legal-received'
  | 'legal-resolved'
  | 'sync-pets';

const payloadSchema = z.record(z.string(), z.union([z.string(), z.number()]));

const kinds: Readonly<Record<MailKind, RenderMail>> = {
  'password-recovery': passwordRecovery,
  'change-resolved': changeResolved,
  'account-deleted': accountDeleted,
  'legal-received': legalReceived,
  'legal-resolved': legalResolved,
  'sync-pets': syncPets,
};

/** Renders at delivery. Null also for a kind that this version does not know (left by a newer one). */
export async function renderMail(
  ports: Ports,
  row: { kind: string; recipient: string; payload: string },
): Promise<Rendered> {
  if (!isKnown(row.kind)) return null;
  return kinds[row.kind](ports, row.recipient, payloadSchema.parse(JSON.parse(row.payload)));
}

function isKnown(kind: string): kind is MailKind {
  return Object.hasOwn(kinds, kind);
}
