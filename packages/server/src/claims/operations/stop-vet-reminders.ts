import * as calls from '@huella/contract/claims';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { findOwnedIndication } from '../repositories/indications.ts';
import { stopReminders } from '../repositories/vet-forms.ts';

export const stopVetReminders = operation({
  call: calls.stopVetReminders,
  async handle({ accountId, body, now, transact }) {
    return transact(async (tx) => {
      const indication = await findOwnedIndication(tx, accountId, body.subVetFormId);
      if (!indication) throw new ApiError('not_found');
      if (indication.vet_form_id !== null) await stopReminders(tx, indication.vet_form_id, now);
      return ok({});
    });
  },
});
