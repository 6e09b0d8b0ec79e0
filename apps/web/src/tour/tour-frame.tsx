import { sessionActions } from '@huella/auth';
import { lazyPart } from '@huella/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { selectIsTourDone } from '../store/store.ts';
import { StartTour } from './start-tour.ts';

const loadQuestion = async () => (await import('./question/sync-question.tsx')).SyncQuestion;

/** Loads its question too, because there may be no network later. */
async function loadTour() {
  const [{ Tour: loaded }] = await Promise.all([import('./tour.tsx'), loadQuestion()]);
  return loaded;
}

// When it cannot be loaded, the tour is shown the next time.
const failed = () => null;
const Tour = lazyPart(loadTour, { failed });
const SyncQuestion = lazyPart(loadQuestion, { failed });

/**
 * Shows the tour once, and on request from settings. Closing it marks it done in every tab, and asks once about pets to associate
 * (D78).
 */
export function TourFrame({ children }: { children: ReactNode }) {
  const isDone = useSelector(selectIsTourDone);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isRepeated, setRepeated] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const start = useCallback(() => {
    setRepeated(true);
    navigate(paths.home);
  }, [navigate]);
  const close = () => {
    setRepeated(false);
    if (isDone) return;
    setAsking(true);
    dispatch(sessionActions.tourDone());
  };
  return (
    <StartTour value={start}>
      {children}
      {(isRepeated || !isDone) && <Tour onClose={close} />}
      {isAsking && <SyncQuestion />}
    </StartTour>
  );
}
