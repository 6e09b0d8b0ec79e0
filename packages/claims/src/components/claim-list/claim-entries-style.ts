import { styled } from '@mui/material/styles';

/**
 * Claims as cards that are links. Hundreds are possible: plain elements, styled here, in a flow where an added entry moves none
 * above.
 */
export const Entries = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { marginTop: 12 },
  '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 9rem' },
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
  '& article:has([aria-current])': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 4px 0 ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.tint.primary,
  },
  '& .words': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& .details, & .stage': theme.typography.body2,
  '& .details': { color: theme.palette.text.secondary },
  '& .words > a': {
    display: 'block',
    paddingBlock: 4,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    outline: 'none',
  },
  '& .words > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .words > a:focus-visible::after': {
    borderRadius: theme.shape.borderRadius,
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: -3,
  },
  '& .stage': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    rowGap: 8,
    marginTop: 8,
  },
  '& .dots': { display: 'flex', alignItems: 'center', gap: 4, width: '100%' },
  '& .dots > i': {
    height: 6,
    flex: 1,
    maxWidth: 32,
    borderRadius: 3,
    backgroundColor: theme.palette.divider,
  },
  '& .dots > [data-done]': { backgroundColor: theme.palette.primary.main },
  // Full for the owner, half for the vet, empty for the insurer.
  '& .dots > [data-actor]': { boxSizing: 'border-box', height: 8 },
  '& .dots > [data-actor="usted"]': { backgroundColor: theme.palette.secondary.main },
  '& .dots > [data-actor="veterinario"]': {
    border: `2px solid ${theme.palette.warning.main}`,
    background: `linear-gradient(90deg, ${theme.palette.warning.main} 50%, transparent 50%)`,
  },
  '& .dots > [data-actor="nosotros"]': {
    border: `2px solid ${theme.palette.primary.main}`,
    backgroundColor: 'transparent',
  },
  // Above the card's link, as high as a finger.
  '& .part': {
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    color: theme.palette.primary.main,
  },
  '& .part:focus-visible': {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
    borderRadius: 4,
  },
  '& article > button': {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 48,
    height: 48,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    color: theme.palette.text.secondary,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
    '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: -3 },
  },
}));
