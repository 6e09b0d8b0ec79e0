import { appPaths } from '@huella/contract/app-paths';
import { paymentsPaths } from '@huella/payments';
import { usePersonalData } from '@huella/profile/api';
import { isInstalled, ListAnchor, ListButton, ListGroup, ListLink } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { copy } from '../copy.ts';
import { paths } from '../paths.ts';
import { StartTour } from '../tour/start-tour.ts';
import { APP_VERSION } from '../version.ts';
import { InstallRow } from './install-row.tsx';
import { LegalSection } from './legal-section.tsx';
import { SignOutRow } from './sign-out-row.tsx';
import { SyncRow } from './sync-row.tsx';

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
        <ListLink to={appPaths.cancelCoverage.href()} icon="shield" {...settings.cancelCoverage} />
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

/** Completes missing personal data, or shows it. Both states have the same height. */
function PersonalDataRow() {
  const { status } = usePersonalData();
  const { missing, present } = copy.settings.personalData;
  return <ListLink to={paths.personalData} icon="person" {...(status === 'missing' ? missing : present)} />;
}

function TourRow() {
  const start = use(StartTour);
  return <ListButton onClick={start} icon="flag" {...copy.settings.tour} />;
}

function WebVersionRow() {
  if (!isInstalled()) return null;
  const { href } = new URL(paths.home, window.location.origin);
  return <ListAnchor href={href} icon="globe" {...copy.settings.web} />;
}
