import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  padding: 20,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
}));

export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Typography component="h2" variant="h3" id={id}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
