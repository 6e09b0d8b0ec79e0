import { PageOutlet } from '@huella/ui';
import type { RouteObject } from 'react-router-dom';
import { useRememberedName } from '../shell/use-remembered-name.ts';

/**
 * Frames all pages behind the login: the frame shows at once. A login may lead to any of them, so the user's name is loaded here.
 */
export function createAppFrame(routes: readonly RouteObject[]) {
  return function AppFrame() {
    useRememberedName();
    return <PageOutlet routes={routes} />;
  };
}
