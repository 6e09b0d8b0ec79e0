import { baseApi } from '@huella/api-client';

/**
 * Whether the app has prompted for personal data since it was loaded. In the API's cache, which a logout empties for the next user of the
 * device.
 */
const personalDataPromptApi = baseApi.injectEndpoints({
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
          personalDataPromptApi.util.updateQueryData('personalDataPrompt', undefined, (prompt) => {
            prompt.isShown = true;
          }),
        );
      },
    }),
  }),
});

/** At most once until the app is loaded again (specification §2 *Add-pet entry*). */
export function usePersonalDataPrompt() {
  const { data } = personalDataPromptApi.usePersonalDataPromptQuery();
  const [mark] = personalDataPromptApi.useMarkPersonalDataPromptedMutation();
  return { isDue: data?.isShown === false, markShown: () => void mark() };
}
