import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { keyframes, styled } from '@mui/material/styles';
import { useOwnTaps } from './use-own-taps.ts';

const show = keyframes({ to: { opacity: 1 } });
const hide = keyframes({ from: { opacity: 1 } });
const rise = keyframes({ from: { transform: 'translateY(3rem)' } });

/** Pixels. */
const FADE = 24;

/** Padding below the content, in pixels. */
const END = 16;

/** Pixels above a sheet for toasts, so that they do not cover its title. */
const TOAST_ROOM = 88;

const Surface = styled(Dialog)(({ theme }) => ({
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
    // A line below the title while content is scrolled under it.
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
    // Keeps the focused element out of the fade.
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
  // Slides up, unless it replaces its loading frame.
  [theme.breakpoints.down('md')]: {
    '&:not([data-still]) .MuiDialog-paper': { animation: `${rise} 200ms ease-out` },
  },
  [theme.breakpoints.up('md')]: {
    '& .MuiDialog-container': { alignItems: 'center' },
    '& .MuiDialog-paper': {
      borderRadius: 24,
      // Centred, unless so high that it would reach the toasts.
      marginBlock: `min(${TOAST_ROOM}px, 50dvh) 24px`,
      maxHeight: `calc(100dvh - ${TOAST_ROOM + 24}px)`,
    },
    '& .MuiDialogActions-root': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  },
}));

/** A bottom sheet on a phone, a centred card from 900 px. */
export function Panel(props: DialogProps) {
  const keepOwnTaps = useOwnTaps(props.open);
  return <Surface {...props} onClickCapture={keepOwnTaps} />;
}
