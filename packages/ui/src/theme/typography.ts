/** `fonts.css` adapts the fallbacks to Figtree's metrics. */
const fontFamily = "'Figtree Variable', 'Figtree fallback', 'Figtree fallback Roboto', system-ui, sans-serif";

/** In rem, to respect the person's text size. */
export const typography = {
  fontFamily,
  fontWeightMedium: 600,
  h1: {
    fontSize: '1.75rem',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  h2: {
    fontSize: '1.375rem',
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
  h3: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.35, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5, letterSpacing: 0 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45, letterSpacing: 0 },
  button: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: 0, textTransform: 'none' },
} as const;
