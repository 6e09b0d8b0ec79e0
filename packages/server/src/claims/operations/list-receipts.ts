import * as calls from '@huella/contract/claim-files';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { receiptToWire } from '../receipt-to-wire.ts';
import { listReceiptRowsOfForm } from '../repositories/claim-receipts.ts';
import { ownsVetForm } from '../repositories/vet-forms.ts';

export const listReceipts = operation({
  call: calls.listReceipts,
  async handle({ ports, accountId, query }) {
    if (!(await ownsVetForm(ports.db, accountId, query.vetFormId))) throw new ApiError('not_found');
    return ok((await listReceiptRowsOfForm(ports.db, query.vetFormId)).map(receiptToWire));
  },
});
