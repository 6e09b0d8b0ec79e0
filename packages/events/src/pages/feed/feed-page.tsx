import { PetsGate } from '@huella/pets/api';
import { ErrorState, FormSkeleton, Page, useGoBack } from '@huella/ui';
import { feedApi } from '../../api/feed-endpoints.ts';
import { copy as shared } from '../../copy.ts';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { FeedOff } from './feed-off.tsx';
import { FeedOn } from './feed-on.tsx';

/** The calendar of the pets in the calendar that the person uses already (D106). */
export function FeedPage() {
  const goBack = useGoBack(externalPaths.settings);
  return (
    <Page title={copy.title} onBack={() => goBack()} width="wide">
      <FeedStates />
    </Page>
  );
}

/** Loading, error with retry, off, on (D72). None is made without an insured pet (D102); one that there is can be changed all the same. */
function FeedStates() {
  const { data, error, refetch, isFetching } = feedApi.useGetCalendarFeedQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data?.url) return <FeedOn feed={data} url={data.url} />;
  if (data) return <PetsGate uninsured={shared.uninsured}>{() => <FeedOff />}</PetsGate>;
  if (error === undefined) return <FormSkeleton fields={3} />;
  return <ErrorState title={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
}
