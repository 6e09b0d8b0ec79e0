import * as calls from '@huella/contract/claim-files';
import { ok, operation } from '../../http/operation.ts';
import { findEqualReceipts } from '../repositories/claim-receipts.ts';

const LARGEST = 99_999_999;

export const findReceipts = operation({
  call: calls.findReceipts,
  async handle({ ports, accountId, query }) {
    if (Math.max(query.tipo, query.puntoVenta, query.numero) > LARGEST) return ok([]);
    const rows = await findEqualReceipts(ports.db, accountId, { fiscal: query });
    return ok(
      rows.map(({ id, claim_id, vet_form_id, pet_id, concepto, fecha }) => ({
        comprobanteId: id,
        siniestroId: claim_id,
        vetFormId: vet_form_id,
        mascotaId: pet_id,
        concepto,
        fecha,
      })),
    );
  },
});
