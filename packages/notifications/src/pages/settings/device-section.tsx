import { ErrorState, type FailedState, FormSkeleton, InlineAlert, useFocusKeeper } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TurnOnButton } from '../../components/turn-on-button/turn-on-button.tsx';
import { useDevicePush, type DevicePush } from '../../device/use-device-push.ts';
import type { NotificationsOptions } from '../../options.ts';
import { copy } from './copy.ts';
import { DeniedHelp } from './denied-help.tsx';
import { InstallFirst } from './install-first.tsx';
import { TurnOffButton } from './turn-off-button.tsx';

export function DeviceSection({ options }: { options: NotificationsOptions }) {
  const push = useDevicePush(options);
  const focusProps = useFocusKeeper();
  return (
    <Stack component="section" spacing={2} aria-labelledby="push-device" {...focusProps}>
      <Typography component="h2" variant="h3" id="push-device">
        {copy.device.title}
      </Typography>
      <DeviceState push={push} />
    </Stack>
  );
}

function DeviceState({ push }: { push: DevicePush }) {
  switch (push.status) {
    case 'failed':
      return <KeyFailed {...push} />;
    case 'off':
      return (
        <>
          <Typography>{copy.device.why}</Typography>
          <TurnOnButton {...push} />
        </>
      );
    case 'on':
      return <TurnOffButton {...push} />;
    default:
      return withoutButton[push.status];
  }
}

/** States that no button of this page can change. */
const withoutButton: Readonly<Record<Exclude<DevicePush['status'], 'failed' | 'off' | 'on'>, ReactNode>> = {
  loading: <FormSkeleton fields={1} />,
  unsupported: <InlineAlert tone="info">{copy.device.unsupported}</InlineAlert>,
  'no-key': <InlineAlert tone="info">{copy.device.noKey}</InlineAlert>,
  'install-first': <InstallFirst />,
  denied: <DeniedHelp />,
};

function KeyFailed({ cause, retry, busy }: FailedState) {
  return <ErrorState title={copy.device.failed} cause={cause} onRetry={retry} busy={busy} />;
}
