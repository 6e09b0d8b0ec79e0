import { baseApi, REFRESH_DEDUPE_SECONDS, request, responseOf } from '@huella/api-client';
import type {
  Claim,
  ClaimDocuments,
  ClaimMovement,
  ClaimSymptom,
  DocumentStatus,
  ExtraDocument,
  Indication,
  IndicationKind,
  ListedClaim,
  Receipt,
  SuggestedVet,
  WaitingClaim,
} from '@huella/contract';
import {
  claimDocuments,
  getClaimDocuments,
  getDocumentStatus,
  listExtraDocuments,
  listReceipts,
} from '@huella/contract/claim-files';
import {
  createClaim,
  getClaim,
  getVetFormLink,
  listClaimMovements,
  listClaims,
  listClaimSymptoms,
  listIndications,
  listSuggestedVets,
  listWaitingClaims,
  resendVetLink,
  sendVetLink,
  stopVetReminders,
} from '@huella/contract/claims';
import { unwrapJson } from '../lib/unwrap-json.ts';
import type { ClaimAnswer, NewClaim } from './new-claim.ts';
import type { VetLink, VetLinkAgain } from './vet-link.ts';

/** Seconds within which claims are not refetched. */
export const CLAIMS_FRESH_SECONDS = REFRESH_DEDUPE_SECONDS;

/** Seconds after which file URLs are refetched: each works for five minutes (D100). */
export const LINKS_SECONDS = 240;

export const claimListTags = [{ type: 'Claim' as const, id: 'LIST' }];

/** The user's claims (specification §7 *Claims*). */
export const claimsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Claim', 'Pet'] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    listClaims: build.query<ListedClaim[], number>({
      query: (petId) => request(listClaims, { query: { id: String(petId) } }),
      responseSchema: responseOf(listClaims),
      providesTags: claimListTags,
    }),
    listWaitingClaims: build.query<WaitingClaim[], void>({
      query: () => request(listWaitingClaims),
      responseSchema: responseOf(listWaitingClaims),
      providesTags: claimListTags,
    }),
    getClaim: build.query<Claim, number>({
      query: (claimId) => request(getClaim, { query: { siniestroId: String(claimId) } }),
      responseSchema: responseOf(getClaim),
      providesTags: claimListTags,
    }),
    listIndications: build.query<Indication[], number>({
      query: (claimId) => request(listIndications, { query: { id: String(claimId) } }),
      responseSchema: responseOf(listIndications),
      providesTags: claimListTags,
    }),
    getDocumentStatus: build.query<DocumentStatus, number>({
      query: (claimId) => request(getDocumentStatus, { query: { siniestroId: String(claimId) } }),
      responseSchema: responseOf(getDocumentStatus),
      providesTags: claimListTags,
    }),
    /** The URLs work for five minutes: they are refetched on each view (D100). */
    getClaimDocuments: build.query<ClaimDocuments, number>({
      query: (claimId) => request(getClaimDocuments, { query: { siniestroId: String(claimId) } }),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `responseSchema` checks it
      transformResponse: (answer: unknown) => unwrapJson(answer) as ClaimDocuments,
      responseSchema: claimDocuments,
      providesTags: claimListTags,
    }),
    listExtraDocuments: build.query<ExtraDocument[], number>({
      query: (claimId) => request(listExtraDocuments, { query: { siniestroId: String(claimId) } }),
      responseSchema: responseOf(listExtraDocuments),
      providesTags: claimListTags,
    }),
    listReceipts: build.query<Receipt[], number>({
      query: (formId) => request(listReceipts, { query: { vetFormId: String(formId) } }),
      responseSchema: responseOf(listReceipts),
      providesTags: claimListTags,
    }),
    listClaimMovements: build.query<ClaimMovement[], number>({
      query: (claimId) => request(listClaimMovements, { query: { siniestroId: String(claimId) } }),
      responseSchema: responseOf(listClaimMovements),
      providesTags: claimListTags,
    }),
    listClaimSymptoms: build.query<ClaimSymptom[], number>({
      query: (claimId) => request(listClaimSymptoms, { query: { siniestroId: String(claimId) } }),
      responseSchema: responseOf(listClaimSymptoms),
      providesTags: claimListTags,
    }),
    listSuggestedVets: build.query<SuggestedVet[], { id: number; tipo: IndicationKind }>({
      query: ({ id, tipo }) => request(listSuggestedVets, { query: { id: String(id), tipo } }),
      responseSchema: responseOf(listSuggestedVets),
      providesTags: claimListTags,
    }),
    /** The URL opens the form for anybody, so it is not cached after its last use. */
    getVetFormLink: build.query<{ url: string }, number>({
      query: (indicationId) => request(getVetFormLink, { query: { id: String(indicationId) } }),
      responseSchema: responseOf(getVetFormLink),
      keepUnusedDataFor: 0,
      providesTags: claimListTags,
    }),
    // Refetches `claimListTags` after a failure too: the change may have been made although its response was lost.
    sendVetLink: build.mutation<{ vetFormId: number }, VetLink>({
      query: ({ body, idempotencyKey }) => request(sendVetLink, { body, idempotencyKey }),
      responseSchema: responseOf(sendVetLink),
      invalidatesTags: claimListTags,
    }),
    resendVetLink: build.mutation<{ success: boolean }, VetLinkAgain>({
      query: ({ body, idempotencyKey }) => request(resendVetLink, { body, idempotencyKey }),
      responseSchema: responseOf(resendVetLink),
      invalidatesTags: claimListTags,
    }),
    stopVetReminders: build.mutation<object, number>({
      query: (subVetFormId) => request(stopVetReminders, { body: { subVetFormId } }),
      responseSchema: responseOf(stopVetReminders),
      invalidatesTags: claimListTags,
    }),
    createClaim: build.mutation<ClaimAnswer, NewClaim>({
      query: ({ body, idempotencyKey }) => request(createClaim, { body, idempotencyKey }),
      responseSchema: responseOf(createClaim),
      // A pet lists its claims.
      invalidatesTags: (answer, _error, { body }) =>
        typeof answer?.data === 'number'
          ? [
              { type: 'Claim', id: 'LIST' },
              { type: 'Pet', id: body.mascotaId },
            ]
          : [],
    }),
  }),
});
