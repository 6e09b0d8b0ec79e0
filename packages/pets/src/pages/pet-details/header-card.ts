import { styled } from '@mui/material/styles';

/**
 * The header of a pet's page. On a phone the photo and the state of the policy are side by side, so that the insured card and the
 * new claim fit the first screen; with a large font they are stacked.
 */
export const HeaderCard = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))',
  overflow: 'hidden',
  borderRadius: 24,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& > .photo': {
    display: 'grid',
    placeItems: 'center',
    padding: '16px 12px',
    backgroundColor: theme.palette.tint.primary,
    // A cat's avatar has this tint.
    '&[data-animal="Gato"]': { backgroundColor: theme.palette.tint.sun },
    // The status of a new photo needs the whole width.
    '&:has([aria-live] > *)': { gridColumn: '1 / -1' },
  },
  '& > .coverage': { alignSelf: 'center', padding: '16px 16px', minWidth: 0 },
  '& > .details': { gridColumn: '1 / -1', padding: '14px 20px 16px', minWidth: 0 },
  '& > a': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > .photo:nth-of-type(n)': { gridColumn: 1, gridRow: 'span 2', padding: '20px 32px' },
    '& > .coverage': { alignSelf: 'end', padding: '20px 20px 0' },
    '& > .details': { gridColumn: 2, paddingBlock: '16px 20px' },
  },
}));
