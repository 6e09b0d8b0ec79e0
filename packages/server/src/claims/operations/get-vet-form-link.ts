import * as calls from '@huella/contract/claims';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import { findOwnedIndication } from '../repositories/indications.ts';
import { findVetLetter } from '../repositories/vet-forms.ts';
import { vetLinkCode } from '../vet-link-code.ts';

/** For the QR that an owner shows at the counter: the address in the vet's mail. */
export const getVetFormLink = operation({
  call: calls.getVetFormLink,
  async handle({ ports, accountId, query, now }) {
    const indication = await findOwnedIndication(ports.db, accountId, query.id);
    const formId = indication?.vet_form_id ?? null;
    const letter = formId === null ? undefined : await findVetLetter(ports.db, formId);
    if (!letter || letter.completed_at !== null || letter.declined_at !== null)
      throw new ApiError('not_found');
    if (Date.parse(letter.expires_at) <= now.getTime()) throw new ApiError('not_found');
    return ok({ url: `${ports.config.publicUrl}${pagePaths.vetForm}/${await vetLinkCode(ports, letter)}` });
  },
});
