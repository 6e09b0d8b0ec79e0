import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface RightSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function RightSection({ title, text, children }: RightSectionProps) {
  const id = useId();
  return (
    <Card variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        <Typography>{text}</Typography>
        {children}
      </Stack>
    </Card>
  );
}
