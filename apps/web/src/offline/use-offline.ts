import { useIdleLoad } from '@huella/ui';
import { useStore } from 'react-redux';
import { selectUserMail, type RootState } from '../store/store.ts';

/**
 * Makes the app open without a network from the next visit on, once somebody is inside and the browser has nothing better
 * to do. Only in a real build: QA's has a worker of its own at the same place, and while developing nothing is hashed.
 */
export function useOffline(): void {
  const store = useStore<RootState>();
  useIdleLoad(async () => {
    if (__HUELLA_MOCKS__ || !import.meta.env.PROD) return;
    const { startOffline } = await import('./start-offline.ts');
    await startOffline(selectUserMail(store.getState()));
  });
}
