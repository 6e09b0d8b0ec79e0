import { sessionSignal } from '@huella/api-client';
import { toast } from '@huella/ui';
import { feedApi, type FeedChoice } from '../../api/feed-endpoints.ts';
import { copy } from '../../copy.ts';

export function useSaveFeed() {
  const [save, { isLoading }] = feedApi.useSetCalendarFeedMutation();
  return {
    busy: isLoading,
    /** Whether it was saved; a failure is said. */
    save: async (choice: FeedChoice) => {
      const session = sessionSignal();
      const { error } = await save(choice);
      if (error !== undefined && !session.aborted) toast.error(copy.saveFailed);
      return error === undefined;
    },
  };
}
