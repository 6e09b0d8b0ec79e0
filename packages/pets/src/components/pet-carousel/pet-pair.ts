import { styled } from '@mui/material/styles';

/** One pet across the whole width, or two beside each other where there is room. */
export const PetPair = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
});
