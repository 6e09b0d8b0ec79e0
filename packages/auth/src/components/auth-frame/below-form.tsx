import { styled } from '@mui/material/styles';

/** The links under a form: below each other, with room for a thumb. */
export const BelowForm = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  marginTop: 24,
  '& p': { margin: 0 },
  '& a': { paddingBlock: 12 },
});
