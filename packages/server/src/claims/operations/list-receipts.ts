import * as calls from '@huella/contract/claim-files';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { keptFilesOf } from '../file-link.ts';
import { receiptToWire } from '../receipt-to-wire.ts';
import { listReceiptRowsOfForm } from '../repositories/claim-receipts.ts';
import { ownsVetForm } from '../repositories/vet-forms.ts';

export const listReceipts = operation({
  call: calls.listReceipts,
  async handle({ ports, accountId, query: { vetFormId }, now }) {
    if (!(await ownsVetForm(ports.db, accountId, vetFormId))) throw new ApiError('not_found');
    const rows = await listReceiptRowsOfForm(ports.db, vetFormId);
    const files = await keptFilesOf(ports, rows, now);
    return ok(rows.map((row) => receiptToWire(row, files)));
  },
});
