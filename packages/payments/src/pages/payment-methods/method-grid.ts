import { styled } from '@mui/material/styles';

export const MethodGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The height of a method without further lines. */
export const METHOD_HEIGHT = '11.5rem';
