import { styled } from '@mui/material/styles';

/** The parts of a pet's page, one below the other. */
export const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
});

/** The cards of actions in a sheet. */
export const ActionList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The same on the page: two beside each other where there is room; the first, the most wanted one, takes the whole width. */
export const ActionGrid = styled(ActionList)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
});
