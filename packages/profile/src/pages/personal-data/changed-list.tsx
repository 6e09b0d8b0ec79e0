import { VisuallyHidden } from '@huella/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { copy } from '../../copy.ts';
import type { ChangedLine } from '../../lib/changed-lines.ts';

/** Each datum that changes: as it was, struck out, and as it shall be. */
export function ChangedList({ lines }: { lines: readonly ChangedLine[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {lines.map(({ label, before, after }) => (
        <Box component="li" key={label} sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            <VisuallyHidden>{copy.change.before}: </VisuallyHidden>
            <s>{before}</s>
          </Typography>{' '}
          <span aria-hidden="true">→ </span>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            <VisuallyHidden>{copy.change.after}: </VisuallyHidden>
            {after}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
