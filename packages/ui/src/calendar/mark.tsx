import { styled } from '@mui/material/styles';
import type { MarkShape } from './day-mark.ts';

const Shape = styled('i')(({ theme }) => ({
  display: 'inline-block',
  flex: 'none',
  boxSizing: 'border-box',
  width: 8,
  height: 8,
  '&[data-shape="done"]': { borderRadius: '50%', backgroundColor: theme.palette.success.main },
  '&[data-shape="overdue"]': { transform: 'rotate(45deg)', backgroundColor: theme.palette.secondary.main },
  '&[data-shape="upcoming"]': { borderRadius: '50%', border: `2px solid ${theme.palette.primary.main}` },
}));

export function Mark({ shape }: { shape: MarkShape }) {
  return <Shape data-shape={shape} aria-hidden="true" />;
}
