import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isSending } from '../store/is-sending.ts';
import type { RootState } from '../store/store.ts';
import { takeNewBuild } from './take-new-build.ts';

/** Loads a new build with the next page, where nothing is being typed or sent (D110). A step of the same page does not count. */
export function useNewBuild(): void {
  const store = useStore<RootState>();
  const { pathname } = useLocation();
  // After the effects of the old page's cleanup and of the new page's restored drafts.
  useEffect(() => {
    takeNewBuild(isSending(store.getState()));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another screen is when to look, not what to look at
  }, [pathname, store]);
}
