import { NavigationShell, PageOutlet, useIdleLoad } from '@huella/ui';
import { useLocation, useNavigation } from 'react-router-dom';
import { useNewBuild } from '../new-build/use-new-build.ts';
import { useOffline } from '../offline/use-offline.ts';
import { TourFrame } from '../tour/tour-frame.tsx';
import { OutboxFrame } from './outbox-frame.tsx';
import { tabsAt } from './tabs.ts';
import { useSending } from './use-sending.ts';
import { useWindowEvents } from './use-window-events.ts';

/** The frame of the signed-in app; tabs do not navigate while something is being sent (specification §2, D39). */
export function Component() {
  useWindowEvents();
  useOffline();
  usePush();
  useNewBuild();
  const sending = useSending();
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const { search } = ahead ?? here;
  return (
    <NavigationShell items={tabsAt(search)} busy={sending}>
      <OutboxFrame>
        <TourFrame>
          <PageOutlet />
        </TourFrame>
      </OutboxFrame>
    </NavigationShell>
  );
}

/** Starts push messages when the browser is idle. */
function usePush(): void {
  useIdleLoad(async () => {
    if (__HUELLA_MOCKS__ || !('serviceWorker' in navigator)) return;
    const { startPush } = await import('../push/start-push.ts');
    await startPush();
  });
}
