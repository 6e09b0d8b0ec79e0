import * as calls from '@huella/contract/claims';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { indicationToWire } from '../indication-to-wire.ts';
import { ownsClaim } from '../repositories/claims.ts';
import { listIndicationRows } from '../repositories/indications.ts';

export const listIndications = operation({
  call: calls.listIndications,
  async handle({ ports, accountId, query, now }) {
    if (!(await ownsClaim(ports.db, accountId, query.id))) throw new ApiError('not_found');
    const rows = await listIndicationRows(ports.db, query.id);
    return ok(rows.map((row) => indicationToWire(row, now)));
  },
});
