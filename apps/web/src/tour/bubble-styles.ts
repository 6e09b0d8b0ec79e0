import type { Theme } from '@mui/material/styles';

const arrows = ['top', 'right', 'bottom', 'left'].map((side) => ({
  [`& .driver-popover-arrow-side-${side}`]: { [side]: '100%' },
}));

/**
 * Replaces the library's style sheet. The overlay blocks what is dimmed. React removes the library's class from the target when
 * it re-renders, so nothing may depend on it.
 */
export const bubbleStyles = ({ palette }: Theme) => ({
  // The overlay is its only child; through its hole the target can be pressed.
  '.driver-overlay': { pointerEvents: 'none' },
  '.driver-popover': [
    {
      position: 'fixed',
      // Above what is dimmed, which the library puts at 10 000.
      zIndex: 10_001,
      width: 'min(20rem, calc(100vw - 24px))',
      padding: 16,
      borderRadius: 16,
      fontWeight: 600,
      color: palette.text.primary,
      backgroundColor: palette.elevated,
      '& header': { paddingRight: 40 },
      '& footer': { justifyContent: 'end', marginTop: 12 },
      '& button': {
        minHeight: 48,
        padding: '8px 24px',
        font: 'inherit',
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
        border: 0,
        borderRadius: 99,
      },
      '& > button': {
        position: 'absolute',
        top: 4,
        right: 4,
        width: 48,
        padding: 0,
        fontSize: '1.5rem',
        color: 'inherit',
        backgroundColor: 'transparent',
      },
      '& > div': {
        position: 'absolute',
        padding: 7,
        margin: -7,
        rotate: '45deg',
        backgroundColor: 'inherit',
      },
    },
    ...arrows,
  ],
});
