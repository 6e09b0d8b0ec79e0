import type { Theme } from '@mui/material/styles';

/** The arrow points from the bubble to what is lit: a square on its corner, of which half is outside. */
const arrows = ['top', 'right', 'bottom', 'left'].map((side) => ({
  [`& .driver-popover-arrow-side-${side}`]: { [side]: '100%' },
}));

/**
 * The tour in the app's colours, in the place of the library's own style sheet. What is dimmed cannot be pressed, as the dimming lies over
 * it: the library's class on what is lit goes as soon as React writes the control's classes again, so nothing may depend on it.
 */
export const bubbleStyles = ({ palette }: Theme) => ({
  // The dimming itself is its only child; where it has its hole, what is lit can be pressed.
  '.driver-overlay': { pointerEvents: 'none' },
  '.driver-popover': [
    {
      position: 'fixed',
      // Above what is dimmed, to which the library gives 10 000.
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
