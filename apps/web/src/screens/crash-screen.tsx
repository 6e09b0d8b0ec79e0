import { EmptyState, OfflineBanner, Page } from '@huella/ui';
import Button from '@mui/material/Button';
import { copy } from '../copy.ts';

/** The last net: a screen that could not be loaded or failed while rendering. */
export function CrashScreen() {
  const reload = (
    <Button variant="contained" onClick={() => window.location.reload()}>
      {copy.crash.action}
    </Button>
  );
  return (
    <main>
      <OfflineBanner />
      <Page title={copy.crash.title}>
        <EmptyState illustration="failure" title={copy.crash.lead} text={copy.crash.text} action={reload} />
      </Page>
    </main>
  );
}
