import { styled } from '@mui/material/styles';

/** As many columns as fit; with large letters one. */
export const PaperGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: 12,
  // What came back has its example beside it.
  '& > .whole': { gridColumn: '1 / -1' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
