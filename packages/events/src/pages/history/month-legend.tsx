import { Mark, type MarkShape } from '@huella/ui';
import Box from '@mui/material/Box';
import { copy } from './copy.ts';

const SHAPES = ['done', 'overdue', 'upcoming'] as const satisfies readonly MarkShape[];

export function MonthLegend() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: '4px 20px',
        m: 0,
        px: 2,
        listStyle: 'none',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {SHAPES.map((shape) => (
        <Box key={shape} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Mark shape={shape} />
          {copy.states[shape]}
        </Box>
      ))}
    </Box>
  );
}
