import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

export interface ListGroupProps {
  title: string;
  /** `ListLink`, `ListButton` and `ListAnchor`. */
  children: ReactNode;
}

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 4px 8px',
  fontWeight: 700,
  color: theme.palette.text.secondary,
}));

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  // Keeps hover and focus ring inside the card's corners.
  '& > li:first-of-type > *': { borderTopLeftRadius: 15, borderTopRightRadius: 15 },
  '& > li:last-of-type > *': { borderBottomLeftRadius: 15, borderBottomRightRadius: 15 },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}));

export function ListGroup({ title, children }: ListGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Rows>{children}</Rows>
    </section>
  );
}
