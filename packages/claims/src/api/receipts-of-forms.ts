import { toAppError } from '@huella/api-client';
import type { Receipt } from '@huella/contract';
import { claimsApi, inList } from './claims-endpoints.ts';

const { listReceipts } = claimsApi.endpoints;

/** A receipt with the vet form that it belongs to. */
export interface FormReceipt extends Receipt {
  vetFormId: number;
}

/** The receipts of several vet forms: one call per form. All of them, or the error of one. */
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
      providesTags: inList,
    }),
  }),
});
