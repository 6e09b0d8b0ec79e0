import type { CSSObject, Theme } from '@mui/material/styles';
import '../theme/theme-types.ts';

/** Pixels with one line of text, without the border. */
export const ACTION_HEIGHT = 72;
export const ACTION_RADIUS = 16;

const target: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: ACTION_HEIGHT,
  margin: 0,
  padding: '12px 14px',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  cursor: 'pointer',
};

const words: CSSObject = {
  display: 'grid',
  gap: 2,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
};

export function actionCardStyle({ palette }: Theme): CSSObject {
  const tones = (['primary', 'coral', 'sun'] as const).map((tone) => [
    `& .badge[data-tone="${tone}"]`,
    { backgroundColor: palette.tint[tone] },
  ]);
  return {
    display: 'grid',
    containerType: 'inline-size',
    borderRadius: ACTION_RADIUS,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    transition: 'border-color 150ms, background-color 150ms',
    '@media (hover: hover)': {
      '&:has(a, button:not([aria-disabled])):hover': { borderColor: palette.primary.main },
    },
    '&:has(a:active, button:not([aria-disabled]):active)': { backgroundColor: palette.action.hover },
    '& > a, & > button': target,
    '& > [aria-disabled]': { cursor: 'not-allowed', color: palette.text.secondary },
    '& > * > svg': { color: palette.text.secondary },
    '& .badge': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 48,
      height: 48,
      borderRadius: 14,
      color: palette.text.primary,
    },
    ...Object.fromEntries(tones),
    '& > [aria-disabled] .badge': { color: 'inherit', backgroundColor: palette.action.hover },
    // With large text on a small phone the words need the icon's room.
    '@container (max-width: 13rem)': { '& .badge': { display: 'none' } },
    '& .count': {
      flex: 'none',
      minWidth: 28,
      padding: '2px 8px',
      borderRadius: 999,
      fontSize: '0.875rem',
      fontWeight: 700,
      lineHeight: 1.7,
      textAlign: 'center',
      color: palette.text.primary,
      backgroundColor: palette.tint.coral,
    },
    '& .words': words,
    '& .words > *': { lineHeight: 1.35 },
    '& strong': { fontWeight: 650 },
    '& .words > span': { fontSize: '0.9375rem', color: palette.text.secondary },
    '& em': { fontStyle: 'normal', fontSize: '0.875rem', fontWeight: 600 },
  };
}
