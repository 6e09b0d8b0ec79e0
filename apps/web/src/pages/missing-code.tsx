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
/** Milliseconds. */
const LOOK_EVERY_MS = 1000;

/**
 * Replaces a page whose code could not be loaded, after an update or without a network. Retries by reloading, because some
 * browsers remember a failed module: once by itself when nothing is being sent (D110), by tap, and when the network returns.
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
