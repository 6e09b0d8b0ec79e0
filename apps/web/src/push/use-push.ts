import { useIdleLoad } from '@huella/ui';

/** Keeps the push messages of this browser alive, once somebody is inside and the browser has nothing better to do. */
export function usePush(): void {
  useIdleLoad(async () => {
    if (__HUELLA_MOCKS__ || !('serviceWorker' in navigator)) return;
    const { startPush } = await import('./start-push.ts');
    await startPush();
  });
}
