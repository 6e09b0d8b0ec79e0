import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { createContext, use, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import { FirstIcon } from '../graphics/first-icon.tsx';
import { OfflineBanner } from './offline-banner.tsx';

export interface TopBarProps {
  children: ReactNode;
  onBack?: () => void;
  aside?: ReactNode;
}

/** Shown at the end of every page's bar. */
export const TopBarExtra = createContext<ReactNode>(null);

/** Sticky, unless large text leaves too little room below. */
const Head = styled('header')(({ theme }) => ({
  backgroundColor: theme.palette.background.default,
  zIndex: theme.zIndex.appBar - 1,
  '@media (min-height: 30rem)': { position: 'sticky', top: 0 },
  // Wider than the column, so that content does not show at its edges.
  [theme.breakpoints.up('md')]: { marginInline: -8, paddingInline: 8 },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  padding: '8px 16px 4px',
  paddingTop: 'calc(8px + env(safe-area-inset-top, 0px))',
  '& > button:first-of-type': { marginLeft: -12 },
  '@media print': { '& button': { display: 'none' } },
  // The same height with and without buttons, so that titles align.
  [theme.breakpoints.up('md')]: { paddingInline: 0, paddingBlock: '24px 8px', minHeight: 80 },
}));

/** Limits the size to the longest word. */
const Middle = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  hyphens: 'auto',
  [theme.breakpoints.down('md')]: { '& > h1': { fontSize: 'min(1.375rem, 9vw)' } },
}));

export function TopBar({ children, onBack, aside }: TopBarProps) {
  const extra = use(TopBarExtra);
  return (
    <Head>
      <OfflineBanner />
      <Bar>
        {onBack && (
          <IconButton aria-label={copy.back} onClick={onBack} color="inherit">
            <FirstIcon name="back" />
          </IconButton>
        )}
        <Middle>{children}</Middle>
        {extra}
        {aside}
      </Bar>
    </Head>
  );
}
