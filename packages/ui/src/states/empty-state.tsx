import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { IllustrationName } from '../graphics/illustration-names.ts';
import { Illustration } from '../graphics/illustration.tsx';
import { Centered } from './centered.tsx';

export interface EmptyStateProps {
  illustration: IllustrationName;
  title: string;
  text: string;
  action?: ReactNode;
}

export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  return (
    <Centered>
      <Illustration name={illustration} />
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {action}
    </Centered>
  );
}
