import { request, toAppError } from '@huella/api-client';
import type { Resolution, WaitingClaim } from '@huella/contract';
import { getResolution, resolution } from '@huella/contract/claims';
import * as z from 'zod/mini';
import { CLAIMS_FRESH_SECONDS, claimsApi, claimListTags } from './claims-endpoints.ts';

const { listWaitingClaims } = claimsApi.endpoints;

export const resolutionApi = claimsApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /**
     * Null before a decision; not called while the claim is known to wait for one. Where that is unknown, a 404 is a result, not
     * a failure.
     */
    getResolution: build.query<Resolution | null, number>({
      queryFn: async (claimId, { dispatch }, _options, send) => {
        const options = { subscribe: false, forceRefetch: CLAIMS_FRESH_SECONDS };
        const { data: waiting } = await dispatch(listWaitingClaims.initiate(undefined, options));
        if (waiting?.some((claim) => claim.siniestroId === claimId && !isDecided(claim)))
          return { data: null };
        const { data, error } = await send(
          request(getResolution, { query: { siniestroId: String(claimId) } }),
        );
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `responseSchema` checks it
        if (error === undefined) return { data: data as Resolution };
        const failure = toAppError(error);
        return failure.code === 'not_found' ? { data: null } : { error: failure };
      },
      responseSchema: z.nullable(resolution),
      providesTags: claimListTags,
    }),
  }),
});

/** A claim that waits after its decision waits for the payment (D91). */
function isDecided({ etapa }: WaitingClaim): boolean {
  return etapa === 'pago';
}
