import { styled } from '@mui/material/styles';
import { stateStyle } from './state-style.ts';

/** Entries as cards that are links. Thousands are possible: they are plain elements, styled here. */
export const Entries = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { marginTop: 12 },
  // Skips style and layout off the screen.
  '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 6rem' },
  '& article': {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: 12,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
    transition: 'border-color 150ms',
  },
  '@media (hover: hover)': { '& article:hover': { borderColor: theme.palette.primary.main } },
  '& article[data-state="overdue"]': {
    borderColor: theme.palette.secondary.main,
    boxShadow: `inset 4px 0 0 ${theme.palette.secondary.main}`,
  },
  '& article:has([aria-current])': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${theme.palette.primary.main}`,
  },
  '& .words': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  '& .details, & .text': { ...theme.typography.body2, margin: 0 },
  '& .details': { color: theme.palette.text.secondary },
  '& .text': { whiteSpace: 'pre-line' },
  '& .text[data-short]': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  '& .head > a': {
    paddingBlock: 2,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    outline: 'none',
  },
  // The kind is the link, and its target is the whole card.
  '& .head > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .head > a:focus-visible::after': {
    borderRadius: theme.shape.borderRadius,
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: -3,
  },
  ...stateStyle(theme),
  '& .unsafe': {
    ...theme.typography.body2,
    display: 'flex',
    gap: 6,
    margin: '4px 0 0',
    fontWeight: 600,
    '& > svg': { flex: 'none', width: 20, height: 20, color: theme.palette.warning.main },
  },
  '& .register': {
    position: 'relative',
    display: 'inline-grid',
    alignItems: 'center',
    minHeight: 48,
    marginTop: 8,
    padding: '4px 20px',
    borderRadius: 24,
    border: `1.5px solid ${theme.palette.primary.main}`,
    color: theme.palette.primary.main,
    fontWeight: 600,
    textDecoration: 'none',
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.tint.primary } },
  },
}));
