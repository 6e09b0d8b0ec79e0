import type { LegalDates } from '@huella/claim-progress';
import { Icon, Sheet } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy } from './copy.ts';

/** The legal deadline and its source (D90): information, not a promise. */
export function LegalDate({ dates: { decide, pay } }: { dates: LegalDates }) {
  const [open, setOpen] = useState(false);
  const day = pay ?? decide;
  if (day === null) return null;
  const deadline = pay === null ? 'decide' : 'pay';
  return (
    <Stack className="legal" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.legal[deadline](formatDay(day))}
      </Typography>
      <IconButton aria-label={copy.legal.information} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="info" />
      </IconButton>
      <Sheet open={open} onClose={() => setOpen(false)} title={copy.legal.information}>
        <Stack spacing={1.5}>
          {copy.legal.explanations[deadline].map((text) => (
            <Typography key={text}>{text}</Typography>
          ))}
        </Stack>
      </Sheet>
    </Stack>
  );
}
