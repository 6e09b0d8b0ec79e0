import { toAppError } from '@huella/api-client';
import type { Receipt } from '@huella/contract';
import { claimsApi, claimListTags } from './claims-endpoints.ts';

const { listReceipts } = claimsApi.endpoints;

export interface FormReceipt extends Receipt {
  vetFormId: number;
}

/** The receipts of several vet forms, by one call per form. Fails if one call fails. */
export const receiptsOfFormsApi = claimsApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    listReceiptsOfForms: build.query<FormReceipt[], readonly number[]>({
      async queryFn(formIds, { dispatch }) {
        const options = { subscribe: false, forceRefetch: true };
        const answers = await Promise.all(formIds.map((id) => dispatch(listReceipts.initiate(id, options))));
        const error = answers.find((answer) => answer.error !== undefined)?.error;
        if (error !== undefined) return { error: toAppError(error) };
        return {
          data: formIds.flatMap((vetFormId, index) =>
            (answers[index]?.data ?? []).map((receipt) => ({ ...receipt, vetFormId })),
          ),
        };
      },
      providesTags: claimListTags,
    }),
  }),
});
