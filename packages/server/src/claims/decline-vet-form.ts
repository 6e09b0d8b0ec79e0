import type { Tx } from '../db/transaction.ts';
import type { MailContext } from '../mail/enqueue-mail.ts';
import { reopenIndications } from './repositories/indications.ts';
import { declineForm } from './repositories/vet-forms.ts';
import { notifyClaimant } from './notify-claimant.ts';

/** The vet did not attend the pet (D88): makes the form's indications pending again. False unless the form is open. */
export async function declineVetForm(
  tx: Tx,
  { id, ports }: { readonly id: number; readonly ports: MailContext },
): Promise<boolean> {
  const declined = await declineForm(tx, id, ports.clock.now());
  if (!declined) return false;
  await reopenIndications(tx, id);
  await notifyClaimant(ports, tx, declined.claimId, 'form-declined');
  return true;
}
