import { styled } from '@mui/material/styles';

/** Fields beside each other from 15 rem each. */
export const FieldRow = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
});
