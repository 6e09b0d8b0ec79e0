import Dialog from '@mui/material/Dialog';
import { keyframes, styled } from '@mui/material/styles';

const show = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(3rem)' } });

/** MUI's dialog as a sheet: grown from the bottom edge on a phone, a card in the middle from 900 px. */
export const Panel = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: '35rem',
    margin: 0,
    border: 0,
    maxHeight: 'calc(100dvh - 48px)',
    borderRadius: '24px 24px 0 0',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    backgroundColor: theme.palette.elevated,
    backgroundImage: 'none',
    boxShadow: '0 -4px 40px rgb(0 0 0 / 0.18)',
  },
  '& .MuiDialogTitle-root': { padding: '24px 24px 8px', textWrap: 'balance' },
  '& .MuiDialogContent-root': {
    padding: '0 24px 16px',
    // A line below the title, from when something is under it.
    '&::before': {
      content: '""',
      position: 'sticky',
      top: 0,
      zIndex: 2,
      display: 'block',
      height: 1,
      margin: '0 -24px 7px',
      backgroundColor: theme.palette.divider,
    },
    '@supports (animation-timeline: scroll())': {
      '&::before': {
        animation: `${show} linear both`,
        animationTimeline: 'scroll()',
        animationRange: '0 16px',
      },
    },
  },
  '& .MuiDialogActions-root': {
    padding: '8px 24px 24px',
    gap: 8,
    flexDirection: 'column',
    alignItems: 'stretch',
  },
  '& .MuiDialogActions-root > *': { margin: 0 },
  // Comes up from the edge, unless it takes the place of what has.
  [theme.breakpoints.down('md')]: {
    '&:not([data-still]) .MuiDialog-paper': { animation: `${rise} 200ms ease-out` },
  },
  [theme.breakpoints.up('md')]: {
    '& .MuiDialog-container': { alignItems: 'center' },
    '& .MuiDialog-paper': { borderRadius: 24 },
    '& .MuiDialogActions-root': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  },
}));
