import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { IllustrationName } from '../graphics/illustration-names.ts';
import { Illustration } from '../graphics/illustration.tsx';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Band = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  padding: '12px 20px',
  borderRadius: 16,
  backgroundColor: theme.palette.tint.success,
  animation: `${rise} 200ms ease-out`,
  '& > svg': { flex: 'none', width: '7.5rem', height: 'auto' },
  '& > div': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'break-word' },
  '@media print': { display: 'none' },
}));

export interface SuccessBandProps {
  illustration: IllustrationName;
  title: string;
  children: ReactNode;
}

export function SuccessBand({ illustration, title, children }: SuccessBandProps) {
  return (
    <Band>
      <Illustration name={illustration} />
      <div>
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        {children}
      </div>
    </Band>
  );
}
