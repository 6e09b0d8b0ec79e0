import type { FieldError } from '@huella/contract';
import * as calls from '@huella/contract/claims';
import { lockAccountShared } from '../../auth/repositories/accounts.ts';
import { fieldText } from '../../copy.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { created, operation } from '../../http/operation.ts';
import { isDecided } from '../repositories/claim-resolutions.ts';
import { lockClaim, ownsClaim } from '../repositories/claims.ts';
import { insertIndications, sendIndications } from '../repositories/indications.ts';
import { insertVetForm } from '../repositories/vet-forms.ts';
import { consumeVetMail, enqueueVetLink, keepVet, linkExpiry } from '../send-to-vet.ts';
import { checkVetLink } from '../vet-link-rules.ts';

const decided: FieldError = { path: 'siniestroId', code: 'decided', message: fieldText.claimDecided };

/** No vet is asked to write for a decided claim. */
export const sendVetLink = operation({
  call: calls.sendVetLink,
  rules: (body, { today }) => checkVetLink(body, today),
  async handle({ ports, accountId, body, input, now, transact }) {
    const { siniestroId, derivaciones } = body;
    if (!(await ownsClaim(ports.db, accountId, siniestroId))) throw new ApiError('not_found');
    await consumeVetMail(ports, accountId, input.veterinario.mail);
    return transact(async (tx) => {
      await lockAccountShared(tx, accountId);
      await lockClaim(tx, siniestroId);
      if (await isDecided(tx, siniestroId)) throw invalidFields(decided);
      const vet_id = await keepVet(tx, accountId, { ...input.veterinario, tipo: body.veterinario.tipo }, now);
      const form = { claim_id: siniestroId, vet_id, attended_day: input.fechaAtencion };
      const vetFormId = await insertVetForm(tx, form, { now, expiresAt: linkExpiry(now) });
      if (derivaciones.length === 0) await insertConsultation(tx, siniestroId, vetFormId, now);
      else await sendPending(tx, siniestroId, derivaciones, vetFormId);
      await enqueueVetLink(ports, tx, input.veterinario.mail, { formId: vetFormId, emailVersion: 1 });
      return created({ success: true as const, vetFormId });
    });
  },
});

async function insertConsultation(tx: Tx, claim_id: number, vet_form_id: number, now: Date): Promise<void> {
  const row = { tipo: 'consulta', estado: 'ENVIADO', descripcion_inicial: null, requested_by: null } as const;
  await insertIndications(tx, [{ ...row, claim_id, vet_form_id, created_at: now.toISOString() }]);
}

type Referrals = readonly { readonly id: number; readonly tipo: string }[];

/** Sends all or none. An indication that is not pending, or of another kind or claim, is an error at its index. */
async function sendPending(tx: Tx, claimId: number, referrals: Referrals, formId: number): Promise<void> {
  const ids = [...new Set(referrals.map(({ id }) => id))];
  const sent = new Map((await sendIndications(tx, claimId, ids, formId)).map(({ id, tipo }) => [id, tipo]));
  const errors = referrals.flatMap(({ id, tipo }, at): FieldError[] => {
    if (sent.get(id) === tipo) return [];
    return [{ path: `derivaciones.${at}.id`, code: 'not_pending', message: fieldText.indication }];
  });
  if (errors.length > 0) throw invalidFields(...errors);
}
