import { Page, useIsListBeside } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { copy } from '../copy.ts';
import { AccountCard } from './account-card.tsx';
import { AccountOverview } from './account-overview.tsx';
import { SettingsRows } from './settings-rows.tsx';

export function Component() {
  const isListBeside = useIsListBeside();
  return (
    <Page title={isListBeside ? copy.settings.account : copy.settings.title}>
      <Stack spacing={3}>
        <AccountCard />
        {isListBeside ? <AccountOverview /> : <SettingsRows />}
      </Stack>
    </Page>
  );
}
