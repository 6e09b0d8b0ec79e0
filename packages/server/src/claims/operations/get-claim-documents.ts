import type { ClaimDocuments, DocumentSlot } from '@huella/contract';
import * as calls from '@huella/contract/claim-files';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { keptFilesOf } from '../file-link.ts';
import { listPapers } from '../repositories/claim-documents.ts';
import { listExtras } from '../repositories/claim-extras.ts';
import { ofClaim } from '../repositories/claim-scope.ts';
import { ownsClaim } from '../repositories/claims.ts';

/** A JSON text within the JSON (specification §4). Each slot has its newest file, unless that one was rejected (DEVUELTO). */
export const getClaimDocuments = operation({
  call: calls.getClaimDocuments,
  async handle({ ports, accountId, query: { siniestroId }, now }) {
    if (!(await ownsClaim(ports.db, accountId, siniestroId))) throw new ApiError('not_found');
    const papers = await listPapers(ports.db, ofClaim(siniestroId));
    const extras = await listExtras(ports.db, siniestroId);
    const files = await keptFilesOf(ports, [...papers, ...extras], now);
    const linkOf = (slot: DocumentSlot) => {
      const newest = papers.findLast((paper) => paper.slot === slot);
      return newest && newest.estado !== 'DEVUELTO' ? (files.get(newest.id)?.downloadLink ?? null) : null;
    };
    const documents: ClaimDocuments = {
      dniFrente: linkOf('dniFrente'),
      dniDorso: linkOf('dniDorso'),
      libretaVacunacion: linkOf('libretas'),
      cbu: linkOf('cbu'),
      terceroCbu: linkOf('cbuTercero'),
      constancia: linkOf('constancia'),
      otros: extras.flatMap(({ id, label, tipo }) => {
        const file = files.get(id);
        return file ? [{ id, label, tipo, downloadLink: file.downloadLink }] : [];
      }),
    };
    return ok(JSON.stringify(documents));
  },
});
