import { styled } from '@mui/material/styles';

/** Height of the tab bar; toasts stand above it. It grows with the person's text size. */
export const TAB_BAR = 'calc(3.25rem + 20px)';

/** Navigation and content: below each other on a phone, beside each other from 900 px. */
export const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
}));

/** The content. On a phone it ends above the tabs, so they never cover a button (O-AX-04). */
export const Main = styled('main')(({ theme }) => ({
  outline: 'none',
  paddingBottom: `calc(${TAB_BAR} + env(safe-area-inset-bottom, 0px))`,
  [theme.breakpoints.up('md')]: { paddingBottom: 0, gridColumn: 2 },
}));

/** The bar or rail itself. */
export const Navigation = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: 'auto 0 0 0',
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  padding: '4px 4px calc(4px + env(safe-area-inset-bottom, 0px))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .brand': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    inset: '0 auto auto 0',
    height: '100dvh',
    overflowY: 'auto',
    gridAutoFlow: 'row',
    gridAutoColumns: 'auto',
    alignContent: 'start',
    gap: 8,
    padding: '24px 8px',
    borderTop: 0,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    '& .brand': { display: 'grid', justifyItems: 'center', gap: 4, fontSize: '1.125rem', marginBottom: 24 },
  },
}));
