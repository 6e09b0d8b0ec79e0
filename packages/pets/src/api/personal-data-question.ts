import { baseApi } from '@huella/api-client';

/**
 * Whether this visit has asked for personal data already. It is in the API's cache because a logout empties that: the next user
 * of the device is asked again.
 */
const visitApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    personalDataQuestion: build.query<{ asked: boolean }, void>({
      queryFn: () => ({ data: { asked: false } }),
      keepUnusedDataFor: Infinity,
    }),
    markPersonalDataAsked: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      onQueryStarted(_nothing, { dispatch }) {
        dispatch(
          visitApi.util.updateQueryData('personalDataQuestion', undefined, (question) => {
            question.asked = true;
          }),
        );
      },
    }),
  }),
});

/** At most once per visit (specification §2 *Add-pet entry*). */
export function usePersonalDataQuestion() {
  const { data } = visitApi.usePersonalDataQuestionQuery();
  const [mark] = visitApi.useMarkPersonalDataAskedMutation();
  return { mayAsk: data?.asked === false, markAsked: () => void mark() };
}
