import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { copy } from '../copy.ts';
import { FirstIcon } from '../graphics/first-icon.tsx';
import { PageMark } from './page-mark.tsx';
import { OFFLINE_BANNER } from './tab-bar.ts';

const Banner = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minHeight: OFFLINE_BANNER,
  padding: '8px 16px',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  fontWeight: 600,
  color: theme.palette.sun.contrastText,
  backgroundColor: theme.palette.sun.main,
}));

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** D40. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output>
      {!online && (
        <Banner>
          <PageMark mark="offline" />
          <FirstIcon name="offline" />
          {copy.offline}
        </Banner>
      )}
    </output>
  );
}
