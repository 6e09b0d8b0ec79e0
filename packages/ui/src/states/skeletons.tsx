import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import { VisuallyHidden } from '../shell/visually-hidden.tsx';
import { SkeletonBar } from './skeleton-bar.tsx';

const Stack = styled('div')({ display: 'grid', gap: 16, position: 'relative' });

const CardShape = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

const Lines = styled('div')({ display: 'grid', gap: 10, flex: 1 });

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** Bones below each other. Says once that something is loading, to those who do not see the bones. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <Stack>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      {children}
    </Stack>
  );
}

/** A card with a picture and two lines. */
export function CardSkeleton() {
  return (
    <CardShape aria-hidden="true">
      <SkeletonBar sx={{ width: 56, height: 56, borderRadius: '50%' }} />
      <Lines>
        <SkeletonBar sx={{ width: '55%', height: 18 }} />
        <SkeletonBar sx={{ width: '80%', height: 14 }} />
      </Lines>
    </CardShape>
  );
}

/** A list of such cards. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Waiting>
      {times(rows, (index) => (
        <CardSkeleton key={index} />
      ))}
    </Waiting>
  );
}

/** A form: label and field, as often as the form has fields, and its button. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Waiting>
      {times(fields, (index) => (
        <Lines key={index} aria-hidden="true" sx={{ gap: 1 }}>
          <SkeletonBar sx={{ width: '35%', height: 16 }} />
          <SkeletonBar sx={{ height: 52, borderRadius: '12px' }} />
        </Lines>
      ))}
      <SkeletonBar aria-hidden="true" sx={{ height: 52, borderRadius: '999px', mt: 1 }} />
    </Waiting>
  );
}
