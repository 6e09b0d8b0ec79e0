import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { createContext, use, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import { FirstIcon } from '../graphics/first-icon.tsx';
import { OfflineBanner } from './offline-banner.tsx';

export interface TopBarProps {
  /** Usually the page's `h1` or the brand. */
  children: ReactNode;
  onBack?: () => void;
  /** Buttons at the end. */
  aside?: ReactNode;
}

/** What the app shows at the end of every page's bar, whatever page it is. */
export const TopBarExtra = createContext<ReactNode>(null);

/** In sight however far the page is scrolled, unless large letters leave too little room below it. */
const Head = styled('header')(({ theme }) => ({
  backgroundColor: theme.palette.background.default,
  zIndex: theme.zIndex.appBar - 1,
  '@media (min-height: 30rem)': { position: 'sticky', top: 0 },
  // A little wider than the column: what scrolls below it does not show at its edges.
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
  // On paper there is nothing to press.
  '@media print': { '& button': { display: 'none' } },
  // As high with a button as without one: titles beside each other, and from page to page, are on one line.
  [theme.breakpoints.up('md')]: { paddingInline: 0, paddingBlock: '24px 8px', minHeight: 80 },
}));

/** As large as its longest word has room for: a title breaks between words. */
const Middle = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  hyphens: 'auto',
  [theme.breakpoints.down('md')]: { '& > h1': { fontSize: 'min(1.375rem, 9vw)' } },
}));

/** Back, title, actions: the slim bar at the head of a page, and whether there is a connection. */
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
