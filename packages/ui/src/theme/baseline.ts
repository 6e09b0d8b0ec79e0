import type { Theme } from '@mui/material/styles';
import { illustrationVariables } from './illustration-variables.ts';
import { focusRing } from './focus-ring.ts';
import { LOW_WINDOW } from '../shell/tab-bar.ts';
import './theme-types.ts';

export const baseline = ({ palette }: Theme) => ({
  ':root': { ...illustrationVariables(palette), '--tab-bar': 'calc(3.25rem + 20px)' },
  [LOW_WINDOW]: { ':root': { '--tab-bar': '0px' } },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingBlock: '5rem 6rem' },
  body: { minHeight: '100dvh', overflowWrap: 'break-word', fontVariantNumeric: 'tabular-nums' },
  // Avoids empty printed pages.
  '@media print': { body: { minHeight: 0, backgroundColor: 'transparent' } },
  // Room for toasts below the last button.
  main: { paddingBottom: 'var(--toast-room, 0px)' },
  fieldset: { border: 0, margin: 0, padding: 0, minWidth: 0 },
  ':focus-visible': focusRing(palette),
  // The heading takes the focus on navigation for screen readers; not interactive, so no ring.
  'h1[tabindex="-1"]:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
