import { accountDeleted } from '../account/mails/account-deleted.ts';
import { passwordRecovery } from '../auth/mails/password-recovery.ts';
import { changeResolved } from '../changes/mails/change-resolved.ts';
import { claimStatus } from '../claims/mails/claim-status.ts';
import { claimReceived } from '../claims/mails/claim-received.ts';
import { vetLink } from '../claims/mails/vet-link.ts';
import { legalReceived } from '../legal/mails/legal-received.ts';
import { legalResolved } from '../legal/mails/legal-resolved.ts';
import { reminderDigest } from '../reminders/mails/reminder-digest.ts';
import { cancellationReceived } from '../policies/mails/cancellation-received.ts';
import { cancellationResolved } from '../policies/mails/cancellation-resolved.ts';
import { policyIssued } from '../policies/mails/policy-issued.ts';
import { syncPets } from '../policies/mails/sync-pets.ts';
import type { Ports } from '../ports.ts';
import type { MailDefinition, Rendered } from './define-mail.ts';
import type { OutboxRow } from './outbox.ts';

export const mails: readonly MailDefinition[] = [
  passwordRecovery,
  changeResolved,
  accountDeleted,
  legalReceived,
  legalResolved,
  syncPets,
  policyIssued,
  cancellationReceived,
  cancellationResolved,
  claimReceived,
  claimStatus,
  vetLink,
  reminderDigest,
];

/** Renders at delivery. Null also for a kind that only a newer version knows. */
export async function renderMail(
  ports: Ports,
  { kind, recipient, payload }: Pick<OutboxRow, 'kind' | 'recipient' | 'payload'>,
): Promise<Rendered> {
  const mail = mailOf(kind);
  return mail ? mail.render(ports, recipient, mail.payload.parse(JSON.parse(payload))) : null;
}

export async function reportOutcome(
  ports: Ports,
  { kind, payload }: Pick<OutboxRow, 'kind' | 'payload'>,
  outcome: 'accepted' | 'abandoned',
): Promise<void> {
  const mail = mailOf(kind);
  await mail?.onOutcome?.(ports, mail.payload.parse(JSON.parse(payload)), outcome);
}

export function isDroppedWhenUndeliverable({ kind }: Pick<OutboxRow, 'kind'>): boolean {
  return mailOf(kind)?.dropWhenUndeliverable === true;
}

function mailOf(kind: string): MailDefinition | undefined {
  return mails.find((candidate) => candidate.kind === kind);
}
