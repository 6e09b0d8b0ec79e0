import Dialog from '@mui/material/Dialog';
import { keyframes, styled } from '@mui/material/styles';

const show = keyframes({ to: { opacity: 1 } });
const hide = keyframes({ from: { opacity: 1 } });
const rise = keyframes({ from: { transform: 'translateY(3rem)' } });

/** How much of what goes on below the buttons fades out above them, in pixels. */
const FADE = 24;

/** The room below what a sheet holds, in pixels. */
const END = 16;

/** Above a sheet, in pixels: what is said while it is open lies there and not over its title. */
const TOAST_ROOM = 88;

/** MUI's dialog as a sheet: grown from the bottom edge on a phone, a card in the middle from 900 px. */
export const Panel = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: '35rem',
    margin: 0,
    border: 0,
    maxHeight: `calc(100dvh - ${TOAST_ROOM}px - env(safe-area-inset-top, 0px))`,
    '@media (max-height: 30em)': { maxHeight: 'calc(100dvh - 48px)' },
    borderRadius: '24px 24px 0 0',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    backgroundColor: theme.palette.elevated,
    backgroundImage: 'none',
    boxShadow: '0 -4px 40px rgb(0 0 0 / 0.18)',
  },
  '& .MuiDialogTitle-root': { padding: '24px 24px 8px', textWrap: 'balance' },
  '& .MuiDialogContent-root': {
    padding: `0 24px ${END}px`,
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
    // And one above the buttons, as long as something is under them.
    '&:has(+ .MuiDialogActions-root)::after': {
      content: '""',
      position: 'sticky',
      bottom: -END,
      zIndex: 2,
      display: 'block',
      boxSizing: 'border-box',
      height: FADE,
      margin: `-${FADE}px -24px 0`,
      borderBottom: `1px solid ${theme.palette.divider}`,
      pointerEvents: 'none',
    },
    // What takes the focus is not faded.
    scrollPaddingBottom: FADE + 8,
    '@supports (animation-timeline: scroll())': {
      '&::before': {
        opacity: 0,
        animation: `${show} linear both`,
        animationTimeline: 'scroll()',
        animationRange: '0 16px',
      },
      '&:has(+ .MuiDialogActions-root)::after': {
        backgroundImage: `linear-gradient(transparent, ${theme.palette.elevated})`,
        opacity: 0,
        animation: `${hide} linear both`,
        animationTimeline: 'scroll()',
        animationRange: `calc(100% - ${FADE}px) 100%`,
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
    '& .MuiDialog-paper': {
      borderRadius: 24,
      // In the middle, unless it is so high that it would reach what is said above it.
      marginBlock: `min(${TOAST_ROOM}px, 50dvh) 24px`,
      maxHeight: `calc(100dvh - ${TOAST_ROOM + 24}px)`,
    },
    '& .MuiDialogActions-root': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  },
}));
