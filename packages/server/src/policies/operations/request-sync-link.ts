import * as calls from '@huella/contract/policies';
import { syncSchema } from '@huella/validation/pet';
import { emailKey } from '../../auth/email-key.ts';
import { ApiError } from '../../http/api-error.ts';
import { validateForm } from '../../http/validate-form.ts';
import { ok, operation } from '../../http/operation.ts';
import { limits, consume } from '../../limits/limits.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { findPersonRow } from '../../person/repositories/persons.ts';
import { syncPets } from '../mails/sync-pets.ts';

/** Only the delivery looks for pending policies, so that neither the response nor its time reveals them (D79). */
export const requestSyncLink = operation({
  call: calls.requestSyncLink,
  rules: (body) => validateForm(syncSchema, body),
  async handle({ ports, accountId, input, transact }) {
    if (!(await findPersonRow(ports.db, accountId))) throw new ApiError('person_required');
    await consume(ports, limits.syncByAccount, String(accountId));
    // Mails exactly the email that is looked up: letters that merely look alike are another mailbox.
    const recipient = emailKey(input.email);
    await consume(ports, limits.syncByRecipient, recipient);
    return transact(async (tx) => {
      await enqueueMail(ports, tx, syncPets, { recipient, payload: { accountId } });
      return ok({});
    });
  },
});
