import { styled } from '@mui/material/styles';

export const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
});
