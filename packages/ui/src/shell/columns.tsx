import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface ColumnsProps {
  children: ReactNode;
  /** What stays in sight beside it on a desktop, as the summary of a form; below it on a phone. */
  beside: ReactNode;
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)',
    gap: 48,
    alignItems: 'start',
    '& > aside': { position: 'sticky', top: 88 },
  },
}));

/** Content and what belongs beside it, in a page or in a part of one. */
export function Columns({ children, beside }: ColumnsProps) {
  return (
    <Grid>
      {children}
      <aside>{beside}</aside>
    </Grid>
  );
}
