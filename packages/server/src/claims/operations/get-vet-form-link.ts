import * as calls from '@huella/contract/claims';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import { findOwnedIndication } from '../repositories/indications.ts';
import { findVetFormWithVet } from '../repositories/vet-forms.ts';
import { vetLinkCode } from '../vet-link-code.ts';

/** For the QR that an owner shows at the counter: the URL in the vet's mail. */
export const getVetFormLink = operation({
  call: calls.getVetFormLink,
  async handle({ ports, accountId, query, now }) {
    const indication = await findOwnedIndication(ports.db, accountId, query.id);
    const formId = indication?.vet_form_id ?? null;
    const vetForm = formId === null ? undefined : await findVetFormWithVet(ports.db, formId);
    if (!vetForm || vetForm.completed_at !== null || vetForm.declined_at !== null)
      throw new ApiError('not_found');
    if (Date.parse(vetForm.expires_at) <= now.getTime()) throw new ApiError('not_found');
    return ok({ url: `${ports.config.publicUrl}${pagePaths.vetForm}/${await vetLinkCode(ports, vetForm)}` });
  },
});
