import { setPaidParty } from '@huella/contract/claim-files';
import { claimsOf } from './claims-of.ts';
import type { Past } from './past.ts';
import { apiOf, signIn } from './sign-in.ts';
import { answerForms, NO_REQUESTS } from './vet-forms.ts';

/** The vet of the first claim has answered, and somebody else is to be paid: no paper has arrived. */
export async function awaitPapers({ ports, origin, person }: Past): Promise<void> {
  const [claim = 0] = await claimsOf(ports, person);
  await answerForms(ports, claim, NO_REQUESTS);
  const api = apiOf(ports, origin);
  const { token } = await signIn(api, person);
  await api(setPaidParty, { token, body: { siniestroId: claim, tercero: true } });
}
