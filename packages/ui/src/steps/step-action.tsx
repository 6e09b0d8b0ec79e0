import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { ACTION_ROOM, TAB_BAR } from '../shell/tab-bar.ts';
import { useActionBar } from '../shell/use-action-bar.ts';

const Bar = styled('div')(({ theme }) => ({
  [ACTION_ROOM]: {
    position: 'sticky',
    bottom: 'env(safe-area-inset-bottom, 0px)',
    zIndex: 1,
    paddingBlock: 12,
    'nav ~ main &': { bottom: `calc(${TAB_BAR} + env(safe-area-inset-bottom, 0px) - 8px)` },
    // Covers the width of the screen down to the tabs.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '0 -16px -16px',
      backgroundColor: theme.palette.background.default,
      borderTop: `1px solid ${theme.palette.divider}`,
    },
  },
  [theme.breakpoints.up('md')]: { maxWidth: '20rem' },
}));

/** Keeps a focused field above the button and the tabs. */
const roomBelow = { html: { [ACTION_ROOM]: { scrollPaddingBottom: '11rem' } } };

/** The button of a step: sticky on a phone, at the end of the form on a desktop. */
export function StepAction({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useActionBar(bar);
  return (
    <>
      <GlobalStyles styles={roomBelow} />
      <Bar ref={bar}>{children}</Bar>
    </>
  );
}
