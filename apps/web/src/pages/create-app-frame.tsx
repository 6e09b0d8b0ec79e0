import { PageOutlet } from '@huella/ui';
import type { RouteObject } from 'react-router-dom';

/** Around all screens but those before the login, which are `routes`: whichever comes next shows its frame at once. */
export function createAppFrame(routes: readonly RouteObject[]) {
  return function AppFrame() {
    return <PageOutlet routes={routes} />;
  };
}
