import { EmptyState, Page } from '@huella/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { reloadForNewVersion } from '../start/missing-code.ts';
import { isSending } from '../store/is-sending.ts';
import type { RootState } from '../store/store.ts';
import { copy } from './copy.ts';

const texts = copy.missingCode;
const reload = () => window.location.reload();
/** How often what is being sent is looked at, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/**
 * In the place of a screen that was opened and whose code did not come: a new version may have replaced it, or there is no
 * network. It is tried again by itself once, when nothing is being sent any more (D110), by a tap, and as soon as the network is back:
 * with a new page, as some browsers remember that a module failed.
 */
export function MissingCode() {
  const [tries, setTries] = useState(0);
  const [isOffline] = useState(() => !navigator.onLine);
  useReloadOnce();
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
  const { title, lead, text } = isOffline ? texts.offline : texts.unreachable;
  return (
    <Page title={title}>
      <EmptyState illustration="failure" title={lead} text={text} action={action} />
      <output key={tries} style={{ display: 'block', textAlign: 'center' }}>
        {tries > 0 && texts.stillOffline}
      </output>
    </Page>
  );
}

function useReloadOnce(): void {
  const store = useStore<RootState>();
  useEffect(() => {
    const tryReload = () => {
      if (isSending(store.getState())) return;
      clearInterval(timer);
      reloadForNewVersion();
    };
    const timer = setInterval(tryReload, LOOK_EVERY_MS);
    tryReload();
    return () => clearInterval(timer);
  }, [store]);
}
