import { baseApi } from '@huella/api-client';

/**
 * Whether this visit has prompted for personal data already. In the API's cache, which a logout empties for the next user of the
 * device.
 */
const visitApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    personalDataPrompt: build.query<{ isShown: boolean }, void>({
      queryFn: () => ({ data: { isShown: false } }),
      keepUnusedDataFor: Infinity,
    }),
    markPersonalDataPrompted: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      onQueryStarted(_nothing, { dispatch }) {
        dispatch(
          visitApi.util.updateQueryData('personalDataPrompt', undefined, (prompt) => {
            prompt.isShown = true;
          }),
        );
      },
    }),
  }),
});

/** At most once per visit (specification §2 *Add-pet entry*). */
export function usePersonalDataPrompt() {
  const { data } = visitApi.usePersonalDataPromptQuery();
  const [mark] = visitApi.useMarkPersonalDataPromptedMutation();
  return { isDue: data?.isShown === false, markShown: () => void mark() };
}
