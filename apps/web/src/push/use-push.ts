import { useIdleLoad } from '@huella/ui';

/** Starts push messages when the browser is idle. */
export function usePush(): void {
  useIdleLoad(async () => {
    if (__HUELLA_MOCKS__ || !('serviceWorker' in navigator)) return;
    const { startPush } = await import('./start-push.ts');
    await startPush();
  });
}
