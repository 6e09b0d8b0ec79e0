import { tellFailure } from '@huella/api-client';
import { toast } from '@huella/ui';
import { feedApi, type FeedChoice } from '../../api/feed-endpoints.ts';
import { copy } from '../../copy.ts';

export function useSaveFeed() {
  const [save, { isLoading }] = feedApi.useSetCalendarFeedMutation();
  return {
    busy: isLoading,
    /** Whether it was saved; a failure is said. */
    save: (choice: FeedChoice) => tellFailure(save(choice), () => toast.error(copy.saveFailed)),
  };
}
