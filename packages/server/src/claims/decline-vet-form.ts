import type { Tx } from '../db/transaction.ts';
import { reopenIndications } from './repositories/indications.ts';
import { declineForm } from './repositories/vet-forms.ts';

/**
 * The vet did not attend the pet (D88): the form's indications are pending again, for another vet. False when the form is done, declined or
 * over, or when there is none.
 */
export async function declineVetForm(
  tx: Tx,
  form: { readonly id: number; readonly now: Date },
): Promise<boolean> {
  if (!(await declineForm(tx, form.id, form.now))) return false;
  await reopenIndications(tx, form.id);
  return true;
}
