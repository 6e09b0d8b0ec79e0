import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { bubbleStyles } from './bubble-styles.ts';
import { copy } from './copy.ts';
import { stops } from './stops.ts';
import { TourStop } from './tour-stop.tsx';

/**
 * Leads through four pages (specification §4 *Tutorial*), from home on; shows a bubble only after the one before. A user who
 * leaves otherwise finds it at home again, until it is closed.
 */
export function Tour({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [reached, setReached] = useState(0);
  const index = stops.findIndex(({ path }) => path === pathname);
  const stop = stops[index];
  if (!stop || (index > 0 && index !== reached)) return null;
  const next = stops[index + 1];
  const goOn = () => {
    if (!next) return onClose();
    setReached(index + 1);
    // Back from any of them leads home.
    return navigate(next.path, { replace: index > 0 });
  };
  return (
    <>
      <GlobalStyles styles={bubbleStyles} />
      <TourStop
        key={index}
        stop={stop}
        action={next ? copy.next : copy.done}
        onNext={goOn}
        onClose={onClose}
      />
    </>
  );
}
