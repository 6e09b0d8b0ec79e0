import { PageOutlet } from '@huella/ui';
import type { RouteObject } from 'react-router-dom';
import { useRememberedName } from '../shell/use-remembered-name.ts';

/**
 * Around all screens but those before the login, which are `routes`: whichever comes next shows its frame at once. A login may lead
 * to any of them, so the person's name is loaded here.
 */
export function createAppFrame(routes: readonly RouteObject[]) {
  return function AppFrame() {
    useRememberedName();
    return <PageOutlet routes={routes} />;
  };
}
