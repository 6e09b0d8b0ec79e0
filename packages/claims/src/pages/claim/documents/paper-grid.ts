import { styled } from '@mui/material/styles';

/** As many columns as fit; with large letters one. */
export const PaperGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
