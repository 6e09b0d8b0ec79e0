import { PetsGate } from '@huella/pets/api';
import { ErrorState, FormSkeleton, Page, useGoBack } from '@huella/ui';
import { feedApi } from '../../api/feed-endpoints.ts';
import { copy as shared } from '../../copy.ts';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { FeedOff } from './feed-off.tsx';
import { FeedOn } from './feed-on.tsx';

/** Subscribes other calendars to this one (D106). */
export function FeedPage() {
  const goBack = useGoBack(externalPaths.settings);
  return (
    <Page title={copy.title} onBack={() => goBack()} width="wide">
      <FeedStates />
    </Page>
  );
}

/** Loading, error, off, on (D72). Without an insured pet none is created (D102), but an existing one can be changed. */
function FeedStates() {
  const { data, error, refetch, isFetching } = feedApi.useGetCalendarFeedQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data?.url) return <FeedOn feed={data} url={data.url} />;
  if (data) return <PetsGate uninsured={shared.uninsured}>{() => <FeedOff />}</PetsGate>;
  if (error === undefined) return <FormSkeleton fields={3} />;
  return <ErrorState title={copy.failed} cause={error} onRetry={() => void refetch()} busy={isFetching} />;
}
