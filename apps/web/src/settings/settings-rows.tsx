import { appPaths } from '@huella/contract/app-paths';
import { paymentsPaths } from '@huella/payments';
import { ListGroup, ListLink } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from '../copy.ts';
import { APP_VERSION } from '../version.ts';
import { InstallRow } from './install-row.tsx';
import { LegalSection } from './legal-section.tsx';
import { PersonalDataRow } from './personal-data-row.tsx';
import { SignOutRow } from './sign-out-row.tsx';
import { SyncRow } from './sync-row.tsx';
import { TourRow } from './tour-row.tsx';
import { WebVersionRow } from './web-version-row.tsx';

const { settings } = copy;

export function SettingsRows() {
  return (
    <Stack spacing={3}>
      <ListGroup title={settings.groups.account}>
        <PersonalDataRow />
        <ListLink to={paymentsPaths.methods.href()} icon="card" {...settings.payments} />
      </ListGroup>
      <ListGroup title={settings.groups.pets}>
        <SyncRow />
        <ListLink to={appPaths.cancelCover.href()} icon="shield" {...settings.cancelCover} />
      </ListGroup>
      <ListGroup title={settings.groups.notices}>
        <ListLink to={appPaths.notificationSettings.href()} icon="bell" {...settings.notifications} />
        <ListLink to={appPaths.reminders.href()} icon="mail" {...settings.reminders} />
        <ListLink to={appPaths.calendarFeed.href()} icon="calendar" {...settings.feed} />
      </ListGroup>
      <LegalSection />
      <ListGroup title={copy.brand}>
        <InstallRow />
        <TourRow />
        <WebVersionRow />
        <SignOutRow />
      </ListGroup>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {settings.version(APP_VERSION)}
      </Typography>
    </Stack>
  );
}
