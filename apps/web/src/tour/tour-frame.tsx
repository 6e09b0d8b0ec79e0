import { sessionActions } from '@huella/auth';
import { lazyComponent } from '@huella/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { selectIsTourDone } from '../store/store.ts';
import { StartTour } from './start-tour.ts';

const loadDialog = async () => (await import('./sync-dialog/sync-dialog.tsx')).SyncDialog;

/** Loads the dialog after it too, because there may be no network later. */
async function loadTour() {
  const [{ Tour: loaded }] = await Promise.all([import('./tour.tsx'), loadDialog()]);
  return loaded;
}

// When it cannot be loaded, the tour is shown the next time.
const failed = () => null;
const Tour = lazyComponent(loadTour, { failed });
const SyncDialog = lazyComponent(loadDialog, { failed });

/**
 * Shows the tour once, and on request from settings. Closing it marks it done in every tab, and offers once to associate pets
 * (D78).
 */
export function TourFrame({ children }: { children: ReactNode }) {
  const isDone = useSelector(selectIsTourDone);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isRepeated, setRepeated] = useState(false);
  const [isSyncOffered, setSyncOffered] = useState(false);
  const start = useCallback(() => {
    setRepeated(true);
    navigate(paths.home);
  }, [navigate]);
  const close = () => {
    setRepeated(false);
    if (isDone) return;
    setSyncOffered(true);
    dispatch(sessionActions.tourDone());
  };
  return (
    <StartTour value={start}>
      {children}
      {(isRepeated || !isDone) && <Tour onClose={close} />}
      {isSyncOffered && <SyncDialog />}
    </StartTour>
  );
}
