import { styled } from '@mui/material/styles';

export const FormLinks = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  marginTop: 24,
  '& p': { margin: 0 },
  '& a': { paddingBlock: 12 },
});
