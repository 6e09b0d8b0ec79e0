import type { ChangedField } from '@huella/contract';
import { VisuallyHidden } from '@huella/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { copy } from '../../copy.ts';
import { labelOf, readChange } from '../../lib/read-field.ts';

export function ChangedList({ fields }: { fields: readonly ChangedField[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {fields.map((field) => (
        <ChangedDatum key={field.campo} field={field} />
      ))}
    </Box>
  );
}

function ChangedDatum({ field }: { field: ChangedField }) {
  const [before, after] = readChange(field);
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {labelOf(field.campo)}
      </Typography>
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        <VisuallyHidden>{copy.before}: </VisuallyHidden>
        <s>{before}</s>
      </Typography>{' '}
      <span aria-hidden="true">→ </span>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        <VisuallyHidden>{copy.after}: </VisuallyHidden>
        {after}
      </Typography>
    </Box>
  );
}
