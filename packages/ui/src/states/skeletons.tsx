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

/** Announces once that something is loading. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  return (
    <Stack>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      {children}
    </Stack>
  );
}

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

export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <LoadingRegion>
      {times(rows, (index) => (
        <CardSkeleton key={index} />
      ))}
    </LoadingRegion>
  );
}

/** An input, the same with a hint, two cards beside each other, or two with illustrations. */
export type FieldShape = 'line' | 'hinted' | 'cards' | 'drawings';

const CARD_HEIGHT = { cards: 56, drawings: 80 } as const;

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });

function FieldSkeleton({ shape }: { shape: FieldShape }) {
  return (
    <div aria-hidden="true">
      <SkeletonBar sx={{ width: '35%', height: 16, mt: 0.5, mb: 1.5 }} />
      {shape === 'line' || shape === 'hinted' ? (
        <SkeletonBar sx={{ height: 52, borderRadius: '12px' }} />
      ) : (
        <Pair>
          {times(2, (index) => (
            <SkeletonBar key={index} sx={{ height: CARD_HEIGHT[shape], borderRadius: '16px' }} />
          ))}
        </Pair>
      )}
      {shape === 'hinted' && <SkeletonBar sx={{ width: '60%', height: 14, mt: 1 }} />}
    </div>
  );
}

/** `fields` is their number or their shapes. */
export function FormSkeleton({ fields = 4 }: { fields?: number | readonly FieldShape[] }) {
  const [count, shapes] = typeof fields === 'number' ? [fields, []] : [fields.length, fields];
  return (
    <LoadingRegion>
      <Stack sx={{ gap: 3 }}>
        {times(count, (index) => (
          <FieldSkeleton key={index} shape={shapes[index] ?? 'line'} />
        ))}
        <SkeletonBar aria-hidden="true" sx={{ height: 52, borderRadius: '999px' }} />
      </Stack>
    </LoadingRegion>
  );
}
