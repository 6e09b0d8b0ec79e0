import { EmptyState, Page } from '@huella/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { copy } from './copy.ts';

const texts = copy.missingCode;
const reload = () => window.location.reload();

/**
 * A screen whose code has to come from the network while there is none. It is tried again by a tap, and by itself as soon
 * as the network is back: with a new page, as a browser remembers that a module failed.
 */
export function MissingCode() {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  const retry = () => (navigator.onLine ? reload() : setTries(tries + 1));
  const action = (
    <Button variant="contained" onClick={retry}>
      {texts.action}
    </Button>
  );
  return (
    <Page title={texts.title}>
      <EmptyState illustration="failure" title={texts.lead} text={texts.text} action={action} />
      <output key={tries} style={{ display: 'block', textAlign: 'center' }}>
        {tries > 0 && texts.stillOffline}
      </output>
    </Page>
  );
}
