import { keyframes, styled } from '@mui/material/styles';
import { PAGE_WIDTH } from './page-width.ts';
import { LOW_WINDOW } from './tab-bar.ts';

/** Wide enough for labels in the rail besides the content's 1 200 px. */
export const RAIL_WITH_WORDS = '@media (min-width: 90rem)';

export const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: { flexDirection: 'row' },
  '@media print': { display: 'block', minHeight: 0 },
}));

export const Main = styled('main')({ flex: 1, minWidth: 0, outline: 'none', [PAGE_WIDTH]: '75rem' });

const slide = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

/** Sticky in the flow, so that it never covers the content (O-AX-04). First in the DOM, visually last. */
export const Navigation = styled('nav')(({ theme }) => ({
  order: 1,
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  padding: '4px 4px calc(4px + env(safe-area-inset-bottom, 0px))',
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& .brand': { display: 'none' },
  '@media print': { display: 'none' },
  // At high zoom it scrolls with the page.
  [LOW_WINDOW]: { position: 'static' },
  '&[aria-busy="true"]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 3,
    backgroundImage: `linear-gradient(90deg, transparent, ${theme.palette.primary.main}, transparent)`,
    backgroundSize: '50% 100%',
    backgroundRepeat: 'no-repeat',
    animation: `${slide} 1.2s linear infinite`,
  },
  [theme.breakpoints.up('md')]: {
    order: -1,
    position: 'sticky',
    top: 0,
    width: '6.5rem',
    height: '100dvh',
    overflowY: 'auto',
    gridAutoFlow: 'row',
    gridAutoColumns: 'auto',
    alignContent: 'start',
    gap: 8,
    padding: '24px 8px',
    borderTop: 0,
    borderRight: `1px solid ${theme.palette.divider}`,
    '& .brand': {
      display: 'grid',
      justifyItems: 'center',
      gap: 4,
      fontSize: '1.125rem',
      marginBottom: 24,
    },
  },
  [RAIL_WITH_WORDS]: {
    width: '15rem',
    gap: 4,
    padding: '28px 16px',
    '& .brand': { display: 'inline-flex', fontSize: '1.5rem', margin: '0 0 28px 10px' },
  },
}));
