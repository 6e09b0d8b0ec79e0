import { ListGroup, ListLink, Page, useGoBack } from '@huella/ui';
import Stack from '@mui/material/Stack';
import type { NotificationsOptions } from '../../options.ts';
import { externalPaths, notificationsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { DeviceSection } from './device-section.tsx';
import { KindsSection } from './kinds-section.tsx';

/** D111. */
export function SettingsPage({ options }: { options: NotificationsOptions }) {
  const goBack = useGoBack(externalPaths.settings);
  return (
    <Page title={copy.title} onBack={() => goBack()}>
      <Stack spacing={4} sx={{ maxWidth: 640 }}>
        <DeviceSection options={options} />
        <KindsSection />
        <ListGroup title={copy.links.title}>
          <ListLink to={notificationsPaths.inbox.href()} icon="bell" {...copy.links.inbox} />
          <ListLink to={externalPaths.reminders} icon="mail" {...copy.links.reminders} />
        </ListGroup>
      </Stack>
    </Page>
  );
}
