import { styled } from '@mui/material/styles';

/** Name, price, sum insured, difference, button. */
const ROWS = 5;

export const PlanGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
}));

/** One plan. Its rows align with those of the plans beside it. */
export const PlanCard = styled('li')(({ theme }) => ({
  display: 'grid',
  gridRow: `span ${ROWS}`,
  gridTemplateRows: 'subgrid',
  rowGap: 12,
  minWidth: 0,
  padding: 20,
  borderRadius: 20,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));
