import type { Call } from '@huella/contract';
import { getCalendarFeed } from '@huella/contract/calendar-feed';
import { listChangeRequests } from '@huella/contract/changes';
import {
  getDocumentStatus,
  listExtraDocuments,
  listReceipts,
  listReusableFiles,
} from '@huella/contract/claim-files';
import {
  getResolution,
  listClaimMovements,
  listClaims,
  listIndications,
  listWaitingClaims,
} from '@huella/contract/claims';
import { listFoodBags } from '@huella/contract/food';
import { getNotificationSettings, listNotifications } from '@huella/contract/notifications';
import { listPaymentMethods } from '@huella/contract/payments';
import { getPerson } from '@huella/contract/person';
import { listPets } from '@huella/contract/pets';
import { listCancellationRequests, listCardRecords } from '@huella/contract/policies';
import { emailOf, signIn, type CallApi, type PersonaName } from '@huella/personas';

export interface Answer {
  readonly call: Call;
  readonly body: unknown;
}

/** Makes the calls of a person's screens, and returns the responses. */
export async function readAll(api: CallApi, person: PersonaName): Promise<Answer[]> {
  const answers: Answer[] = [];
  const { token } = await signIn(api, person);
  const read: CallApi = async (call, options) => {
    const body = await api(call, { token, ...options });
    answers.push({ call, body });
    return body;
  };
  // 404 without personal data.
  if (person !== 'nueva') await read(getPerson);
  for (const call of [listChangeRequests, listCancellationRequests, listPaymentMethods, listWaitingClaims])
    await read<unknown>(call);
  for (const call of [listFoodBags, listNotifications, getNotificationSettings, getCalendarFeed])
    await read<unknown>(call);
  await read(listCardRecords, { query: { email: emailOf(person) } });
  for (const { id } of await read(listPets))
    for (const claim of await read(listClaims, { query: { id: String(id) } }))
      await readClaim(read, claim.id, claim.resultado !== null);
  return answers;
}

async function readClaim(read: CallApi, claim: number, isDecided: boolean): Promise<void> {
  const query = { siniestroId: String(claim) };
  for (const call of [listClaimMovements, getDocumentStatus, listExtraDocuments, listReusableFiles])
    await read<unknown>(call, { query });
  if (isDecided) await read(getResolution, { query });
  for (const { vetForm } of await read(listIndications, { query: { id: String(claim) } }))
    if (vetForm) await read(listReceipts, { query: { vetFormId: String(vetForm.id) } });
}
