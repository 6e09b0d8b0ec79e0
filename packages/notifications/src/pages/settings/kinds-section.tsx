import { ErrorState, FormSkeleton } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { notificationsApi } from '../../api/notifications-endpoints.ts';
import { copy } from './copy.ts';
import { KindSwitches } from './kind-switches.tsx';

export function KindsSection() {
  return (
    <Stack component="section" spacing={2} aria-labelledby="push-kinds">
      <Typography component="h2" variant="h3" id="push-kinds">
        {copy.kinds.title}
      </Typography>
      <Typography>{copy.kinds.text}</Typography>
      <KindsStates />
    </Stack>
  );
}

function KindsStates() {
  const { data, error, isError, refetch, isFetching } = notificationsApi.useGetNotificationSettingsQuery(
    undefined,
    {
      refetchOnMountOrArgChange: true,
    },
  );
  if (data !== undefined) return <KindSwitches chosen={data.tipos} />;
  if (!isError) return <FormSkeleton fields={5} />;
  return (
    <ErrorState title={copy.kinds.failed} cause={error} onRetry={() => void refetch()} busy={isFetching} />
  );
}
