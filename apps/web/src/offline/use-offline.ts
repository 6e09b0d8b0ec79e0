import { useIdleLoad } from '@huella/ui';
import { useStore } from 'react-redux';
import { selectUserEmail, type RootState } from '../store/store.ts';

/**
 * Lets the app open offline from the next visit on; runs when the browser is idle. Only in a real build: QA's has another worker
 * at the same scope, and in development nothing is hashed.
 */
export function useOffline(): void {
  const store = useStore<RootState>();
  useIdleLoad(async () => {
    if (__HUELLA_MOCKS__ || !import.meta.env.PROD) return;
    const { startOffline } = await import('./start-offline.ts');
    await startOffline(selectUserEmail(store.getState()));
  });
}
