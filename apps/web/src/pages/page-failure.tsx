import { EmptyState, Page } from '@huella/ui';
import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { copy } from './copy.ts';
import { isMissingCode } from '../start/missing-code.ts';
import { MissingCode } from './missing-code.tsx';

/**
 * A screen that could not be shown, inside whatever frame it has. One that never was on this device and cannot be fetched
 * is no defect of the app, and reads differently (D40).
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
