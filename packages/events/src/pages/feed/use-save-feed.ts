import { toast } from '@huella/ui';
import { feedApi, type FeedChoice } from '../../api/feed-endpoints.ts';
import { copy } from '../../copy.ts';

export function useSaveFeed() {
  const [save, { isLoading }] = feedApi.useSetCalendarFeedMutation();
  return {
    busy: isLoading,
    /** Whether it was saved; a failure is said. */
    save: async (choice: FeedChoice) => {
      const { error } = await save(choice);
      if (error !== undefined) toast.error(copy.saveFailed);
      return error === undefined;
    },
  };
}
