import { useLocation } from 'react-router-dom';
import { useDataRouter } from './use-data-router.ts';

/**
 * Waits until the page that was chosen next has loaded, and tells whether this one was left for it: a page is rendered until then,
 * and must lead nowhere else. `within` are the paths of the same page. False outside a data router.
 */
export function useHasLeft(within: readonly string[]): () => Promise<boolean> {
  const { pathname } = useLocation();
  const router = useDataRouter();
  return async () => {
    if (router === undefined) return false;
    if (router.state.navigation.state !== 'idle')
      await new Promise<void>((resolve) => {
        const unsubscribe = router.subscribe(({ navigation }) => {
          if (navigation.state !== 'idle') return;
          unsubscribe();
          resolve();
        });
      });
    const { pathname: latest } = router.state.location;
    return latest !== pathname && !within.includes(latest);
  };
}
