import { request, responseOf } from '@huella/api-client';
import type { FiscalNumber, ReceiptPlace, ReusableFile } from '@huella/contract';
import {
  findReceipts,
  listReusableFiles,
  removeClaimFile,
  reuseFile,
  setPaidParty,
} from '@huella/contract/claim-files';
import { claimsApi, claimListTags } from './claims-endpoints.ts';

/** Actions on a claim's files, besides sending them, which the outbox does. */
export const claimFilesApi = claimsApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    listReusableFiles: build.query<ReusableFile[], number>({
      query: (claimId) => request(listReusableFiles, { query: { siniestroId: String(claimId) } }),
      responseSchema: responseOf(listReusableFiles),
      providesTags: claimListTags,
    }),
    findReceipts: build.query<ReceiptPlace[], FiscalNumber>({
      query: ({ cuit, tipo, puntoVenta, numero }) =>
        request(findReceipts, {
          query: { cuit, tipo: String(tipo), puntoVenta: String(puntoVenta), numero: String(numero) },
        }),
      responseSchema: responseOf(findReceipts),
      providesTags: claimListTags,
    }),
    reuseFile: build.mutation<{ id: number }, { claimId: number; fileId: number }>({
      query: ({ claimId, fileId }) =>
        request(reuseFile, { body: { siniestroId: claimId, archivoId: fileId } }),
      responseSchema: responseOf(reuseFile),
      invalidatesTags: claimListTags,
    }),
    removeClaimFile: build.mutation<unknown, number>({
      query: (fileId) => request(removeClaimFile, { params: { id: fileId } }),
      invalidatesTags: claimListTags,
    }),
    setPaidParty: build.mutation<unknown, { claimId: number; isThirdParty: boolean }>({
      query: ({ claimId, isThirdParty }) =>
        request(setPaidParty, { body: { siniestroId: claimId, tercero: isThirdParty } }),
      invalidatesTags: claimListTags,
    }),
  }),
});
