import { Icon } from '@huella/ui';
import { formatInstantDay } from '@huella/validation/day';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useChangeRequests } from './use-change-requests.ts';
import { copy } from './copy.ts';
import { readValue } from './lib/read-field.ts';

/** Hints by wire name: a field's own, plus the pending request for it, which would be rejected a second time. */
export function usePendingHints(petId: number | null) {
  const { requests } = useChangeRequests(petId);
  const waiting = new Map(
    requests
      .filter(({ estado }) => estado === 'PENDIENTE')
      .flatMap(({ creada, campos }) =>
        campos.map(({ campo, despues }) => [campo, { since: creada, value: readValue(campo, despues) }]),
      ),
  );
  return function hintOf(campo: string, own?: ReactNode): ReactNode {
    const pending = waiting.get(campo);
    if (pending === undefined) return own;
    return (
      <>
        {own}
        <PendingHint {...pending} />
      </>
    );
  };
}

function PendingHint({ since, value }: { since: string; value: string }) {
  const day = formatInstantDay(since);
  return (
    <Box sx={{ display: 'flex', gap: 1, color: 'text.primary', overflowWrap: 'anywhere' }}>
      <Icon name="info" />
      <span>{copy.pending.hint(day, value)}</span>
    </Box>
  );
}
