import { baseApi, request, responseOf } from '@huella/api-client';
import { deleteAccount } from '@huella/contract/account';

/** Ley 25.326, artículo 16. The export answers bytes: `download(exportAccountData)`. */
export const accountApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    deleteAccount: build.mutation<object, { password: string }>({
      query: (body) => request(deleteAccount, { body }),
      responseSchema: responseOf(deleteAccount),
    }),
  }),
});
