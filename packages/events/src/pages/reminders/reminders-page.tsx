import { ErrorState, FormSkeleton, Page, useGoBack } from '@huella/ui';
import { remindersApi } from '../../api/reminders-endpoints.ts';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { ReminderSwitches } from './reminder-switches.tsx';
import { ReminderTimes } from './reminder-times.tsx';

/** Email reminders (D105). The emails link here. */
export function RemindersPage() {
  const goBack = useGoBack(externalPaths.settings);
  return (
    <Page title={copy.title} onBack={() => goBack()} beside={<ReminderTimes />}>
      <RemindersStates />
    </Page>
  );
}

function RemindersStates() {
  const { data, error, refetch, isFetching } = remindersApi.useGetReminderSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <ReminderSwitches settings={data} />;
  if (error === undefined) return <FormSkeleton fields={5} />;
  return <ErrorState title={copy.failed} cause={error} onRetry={() => void refetch()} busy={isFetching} />;
}
