import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isSending } from '../store/is-sending.ts';
import type { RootState } from '../store/store.ts';
import { takeNewBuild } from './take-new-build.ts';

/** Brings a new build with the next screen that is opened, where nothing is typed or sent (D110). A step of one page is not another screen. */
export function useNewBuild(): void {
  const store = useStore<RootState>();
  const { pathname } = useLocation();
  // What the screen that was left kept unsaved is gone by now, and what this one restored has said so.
  useEffect(() => {
    takeNewBuild(isSending(store.getState()));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another screen is when to look, not what to look at
  }, [pathname, store]);
}
