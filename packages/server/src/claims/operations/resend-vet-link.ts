import * as calls from '@huella/contract/claims';
import { foldForSearch } from '@huella/validation/text';
import { emailKey } from '../../auth/email-key.ts';
import { lockAccountShared } from '../../auth/repositories/accounts.ts';
import { fieldText } from '../../copy.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { asObject } from '../../http/check-input.ts';
import { ok, operation } from '../../http/operation.ts';
import { isDecided } from '../repositories/claim-resolutions.ts';
import { findOwnedIndication } from '../repositories/indications.ts';
import {
  findVetFormWithVet,
  forgetEarlierEmail,
  lockOpenForm,
  prolongForm,
} from '../repositories/vet-forms.ts';
import { consumeVetMail, enqueueVetLink, keepVet, linkExpiry } from '../send-to-vet.ts';
import { withoutSigner } from '../vet-draft/draft-fields.ts';
import { checkVetLink } from '../vet-link-rules.ts';

const decided = { path: 'data.siniestroId', code: 'decided', message: fieldText.claimDecided };

/** Sends and prolongs the same form. Another email gets another link, and the earlier vet's signature is removed. */
export const resendVetLink = operation({
  call: calls.resendVetLink,
  rules: (body, { today }) => checkVetLink(asObject(body['data']), today, 'data.'),
  async handle({ ports, accountId, body, input, now, transact }) {
    const { subVetFormId, data } = body;
    const known = await findOwnedIndication(ports.db, accountId, subVetFormId);
    if (known?.claim_id !== data.siniestroId) throw new ApiError('not_found');
    await consumeVetMail(ports, accountId, input.veterinario.mail);
    return transact(async (tx) => {
      await lockAccountShared(tx, accountId);
      const open = await lockForm(tx, accountId, subVetFormId);
      if (!open) return ok({ success: false });
      if (await isDecided(tx, data.siniestroId)) throw invalidFields(decided);
      const vet_id = await keepVet(tx, accountId, { ...input.veterinario, tipo: data.veterinario.tipo }, now);
      const isElsewhere = open.mail_key !== emailKey(input.veterinario.mail);
      const isSomebodyElse = open.name_key !== foldForSearch(input.veterinario.nombre);
      const link_version = open.link_version + (isElsewhere ? 1 : 0);
      const attended_day = input.fechaAtencion ?? open.attended_day;
      const draft = isSomebodyElse ? withoutSigner(open.draft) : open.draft;
      const times = { now, expiresAt: linkExpiry(now) };
      await prolongForm(tx, open.formId, { vet_id, link_version, attended_day, draft }, times);
      if (isElsewhere) await forgetEarlierEmail(tx, open.formId);
      await enqueueVetLink(ports, tx, input.veterinario.mail, {
        formId: open.formId,
        emailVersion: link_version,
      });
      return ok({ success: true });
    });
  },
});

/** Locks the form of a sent indication that its vet has not finished; undefined otherwise. */
async function lockForm(tx: Tx, accountId: number, indicationId: number) {
  const indication = await findOwnedIndication(tx, accountId, indicationId);
  if (indication?.estado !== 'ENVIADO' || indication.vet_form_id === null) return undefined;
  const form = await lockOpenForm(tx, indication.vet_form_id);
  const vetForm = form && (await findVetFormWithVet(tx, indication.vet_form_id));
  return vetForm && { ...form, formId: vetForm.id, mail_key: vetForm.mail_key, name_key: vetForm.name_key };
}
