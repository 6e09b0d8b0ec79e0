import { ErrorState, FormSkeleton, Page, useGoBack } from '@huella/ui';
import { remindersApi } from '../../api/reminders-endpoints.ts';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { ReminderSwitches } from './reminder-switches.tsx';
import { ReminderTimes } from './reminder-times.tsx';

/** Of what the person is reminded by mail (D105). The mails themselves lead here. */
export function RemindersPage() {
  const goBack = useGoBack(externalPaths.settings);
  return (
    <Page title={copy.title} onBack={() => goBack()} beside={<ReminderTimes />}>
      <RemindersStates />
    </Page>
  );
}

/** Loading, error with retry, the switches; it is never empty. */
function RemindersStates() {
  const { data, error, refetch, isFetching } = remindersApi.useGetReminderSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <ReminderSwitches settings={data} />;
  if (error === undefined) return <FormSkeleton fields={5} />;
  return <ErrorState title={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
}
