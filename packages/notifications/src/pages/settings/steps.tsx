import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface StepsProps {
  /** What to do, in order, each with its drawing. */
  steps: readonly { text: string; drawing: ReactNode }[];
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '12px 16px',
    borderRadius: 16,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
  '& > li > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 48,
    height: 48,
    borderRadius: 12,
    fontWeight: 800,
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.tint.primary,
  },
  '& > li > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** What to do outside of the app, step by step. */
export function Steps({ steps }: StepsProps) {
  return (
    <List>
      {steps.map(({ text, drawing }) => (
        <li key={text}>
          <span aria-hidden="true">{drawing}</span>
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}
