import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const ratios = { card: '1.586', booklet: '1.3', sheet: '1.2' } as const;

export type FrameShape = keyof typeof ratios;

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 12,
  backgroundColor: theme.palette.background.default,
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
  '& > svg.edge': { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
  '& rect': { fill: 'none', strokeWidth: 3 },
  '& .rest': { stroke: theme.palette.divider },
  '& .done': { stroke: theme.palette.primary.main, transition: 'stroke-dasharray 200ms' },
  '@media (prefers-reduced-motion: reduce)': { '& .done': { transition: 'none' } },
}));

export interface PaperFrameProps {
  shape: FrameShape;
  /** From 0 to 1; null while nothing is being sent. */
  progress: number | null;
  children: ReactNode;
}

/** A frame in the paper's shape; its border shows the progress (look of *Documents*). */
export function PaperFrame({ shape, progress, children }: PaperFrameProps) {
  return (
    <Frame style={{ aspectRatio: ratios[shape] }}>
      {children}
      <svg className="edge" aria-hidden="true" focusable="false">
        <rect className="rest" width="100%" height="100%" rx={12} />
        {progress !== null && (
          <rect
            className="done"
            width="100%"
            height="100%"
            rx={12}
            pathLength={100}
            style={{ strokeDasharray: `${progress * 100} 100` }}
          />
        )}
      </svg>
    </Frame>
  );
}
