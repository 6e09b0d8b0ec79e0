import { styled } from '@mui/material/styles';

/** Fields that belong together, beside each other where there is room: from 15 rem of each on, one below the other before. */
export const FieldRow = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
});
