import { EmptyState, Page } from '@huella/ui';
import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { copy } from './copy.ts';
import { isMissingCode } from '../start/missing-code.ts';
import { MissingCode } from './missing-code.tsx';

/**
 * A page that could not be shown, within its frame. Code that was never on this device and cannot be fetched has its own message
 * (D40).
 */
export function PageFailure() {
  const failure = useRouteError();
  if (isMissingCode(failure)) return <MissingCode />;
  const reload = (
    <Button variant="contained" onClick={() => window.location.reload()}>
      {copy.crash.action}
    </Button>
  );
  return (
    <Page title={copy.crash.title}>
      <EmptyState illustration="failure" title={copy.crash.lead} text={copy.crash.text} action={reload} />
    </Page>
  );
}
