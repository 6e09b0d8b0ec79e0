import { styled } from '@mui/material/styles';
import { useRef, useState, useSyncExternalStore } from 'react';
import { ACTION_BAR, OFFLINE_BANNER, TAB_BAR } from '../shell/tab-bar.ts';
import { ToastCard } from './toast-card.tsx';
import { toastStore, type Toast } from './toast-store.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';
import { useSpaceBelow } from './use-space-below.ts';

/** Above the safe area, or the keyboard. */
const ABOVE_EDGE = 'max(env(safe-area-inset-bottom, 0px), var(--keyboard, 0px))';

/** Above a sticky button. */
const ABOVE_BAR = `var(${ACTION_BAR}, 0px) + 8px`;

const belowHeader = (height: string) =>
  `calc(env(safe-area-inset-top, 0px) + ${height} + var(--offline-banner, 0px) + 8px)`;

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 0,
  bottom: `max(${ABOVE_EDGE} + 16px, ${ABOVE_BAR})`,
  display: 'grid',
  gap: 8,
  justifyItems: 'center',
  paddingInline: 16,
  pointerEvents: 'none',
  '& > *': { display: 'grid', gap: 8, justifyItems: 'center', width: '100%' },
  // Above the tabs.
  [theme.breakpoints.down('md')]: {
    '[data-page-tabs] &': {
      bottom: `max(${TAB_BAR} + env(safe-area-inset-bottom, 0px) + 16px, ${ABOVE_BAR}, var(--keyboard, 0px) + 16px)`,
    },
  },
  '[data-page-offline] &': { '--offline-banner': OFFLINE_BANNER },
  // Below the page's header, where it covers no button at the end of the content.
  '[data-page-celebration] &': { bottom: 'auto', top: belowHeader('56px') },
  // At the right of the content, whose width is that of the widest page and the rail.
  [theme.breakpoints.up('md')]: {
    '&, [data-page-celebration] &': { bottom: 'auto', top: belowHeader('80px') },
    paddingInline: 'max(24px, (100vw - 90rem) / 2 + 24px)',
    '& > *': { width: 'min(100%, 24rem)', justifySelf: 'end' },
  },
  // At the top over a dialog, whose buttons are at the bottom.
  '[data-page-dialog] &&': {
    bottom: 'auto',
    top: 'calc(env(safe-area-inset-top, 0px) + 16px)',
  },
}));

function isUrgent({ tone }: Toast): boolean {
  return tone === 'error' || tone === 'warning';
}

/** One per page. Its live regions are rendered from the start, so that toasts are announced (O-AX-02). */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const [paused, setPaused] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useSpaceBelow(place, toasts);
  useKeyboardHeight(toasts.length > 0);
  const cards = (wanted: (toast: Toast) => boolean) =>
    toasts
      .filter(wanted)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} onClose={toastStore.dismiss} />
      ));
  return (
    <Place
      ref={place}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {cards(isUrgent)}
      </div>
      <output aria-live="polite" aria-atomic="false">
        {cards((one) => !isUrgent(one))}
      </output>
    </Place>
  );
}
