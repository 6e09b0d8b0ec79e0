import { styled, type CSSObject } from '@mui/material/styles';

/** In rem, so that dots and ticks grow with the text. */
const DOT = 1.75;
const LINE = '2px';

/** Horizontal where seven names fit; each name is above its dot. */
const across: CSSObject = {
  gridTemplateColumns: 'repeat(7, minmax(min-content, 1fr))',
  rowGap: 20,
  // The current stage's words are below all of them.
  '& > li': { display: 'contents' },
  '& > li::before': { display: 'none' },
  '& .head': {
    position: 'relative',
    gridRow: 1,
    flexDirection: 'column',
    alignItems: 'start',
    gap: 8,
    minHeight: 0,
    paddingRight: 8,
  },
  '& > li:not(:last-of-type) > .head::before': {
    content: '""',
    position: 'absolute',
    top: `calc(${DOT / 2}rem - ${LINE} / 2)`,
    left: `${DOT}rem`,
    right: 0,
    height: LINE,
    backgroundColor: 'var(--line)',
  },
  '& .head > small': { marginInlineStart: 0, marginTop: -8, fontSize: '0.8125rem' },
  // Aligns all names; the current one is bold, and large in its sentence below.
  '& strong, & > li[data-current] strong': { fontSize: '0.875rem', lineHeight: 1.4, letterSpacing: 0 },
  '& > li[data-current] strong': { fontWeight: 800 },
  '& .now': {
    gridColumn: '1 / -1',
    gridRow: 2,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 24,
    margin: 0,
    padding: '20px 24px',
    '& > *': { gridColumn: 1 },
    '& > .MuiButton-root': { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
  },
};

/** Dots joined by a line: vertical on a phone, horizontal on a desktop. */
export const StageList = styled('ol')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', minWidth: 0, paddingBottom: 8, '--line': palette.divider },
  '& > li[data-done]': { '--line': palette.primary.main },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: `${DOT + 0.125}rem`,
    bottom: '-0.125rem',
    left: `calc(${DOT / 2}rem - ${LINE} / 2)`,
    width: LINE,
    backgroundColor: 'var(--line)',
  },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 14, minHeight: '2rem' },
  '& .dot': {
    // Keeps the fill on paper, which marks done stages.
    printColorAdjust: 'exact',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: `${DOT}rem`,
    height: `${DOT}rem`,
    borderRadius: '50%',
    border: `2px solid ${palette.outline}`,
    backgroundColor: palette.background.paper,
    '& svg': { width: '1.125rem', height: '1.125rem' },
  },
  '& [data-done] .dot': {
    borderColor: palette.primary.main,
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
  },
  '& [data-current]:not([data-done]) .dot': { borderColor: palette.primary.main, borderWidth: 7 },
  '& strong': { fontWeight: 600, lineHeight: 1.4, color: palette.text.secondary },
  '& [data-done] strong': { color: palette.text.primary },
  '& [data-current] strong': { ...typography.h3, color: palette.text.primary },
  '& small': { ...typography.body2, marginInlineStart: 'auto', color: palette.text.secondary },
  '& .now': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: 12,
    minWidth: 0,
    margin: `6px 0 8px ${DOT + 0.875}rem`,
    padding: 16,
    borderRadius: 16,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    backgroundColor: palette.tint.primary,
    '& p': { margin: 0 },
    '& > .sentence': { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
    '& > span': { backgroundColor: palette.background.paper },
    '& > .legal': { gridColumn: '1 / -1', marginBlock: -8 },
  },
  '& .now[aria-hidden]': { minHeight: '8.5rem' },
  '& .now[data-actor="usted"]': { backgroundColor: palette.tint.coral },
  '& .now[data-actor="veterinario"]': { backgroundColor: palette.tint.sun },
  '& .now[data-ending="paid"]': { backgroundColor: palette.tint.success },
  '& .now[data-ending="unpaid"]': {
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.action.hover,
    '& > div': { gridColumn: '1 / -1' },
  },
  // Large text on a small phone: shrinks the line.
  '@container (max-width: 17em)': { '& .now': { marginInlineStart: 0 } },
  '@container (min-width: 39em)': across,
}));
