import { NavigationShell, PageOutlet } from '@huella/ui';
import { useLocation, useNavigation } from 'react-router-dom';
import { useNewBuild } from '../new-build/use-new-build.ts';
import { useOffline } from '../offline/use-offline.ts';
import { usePush } from '../push/use-push.ts';
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
