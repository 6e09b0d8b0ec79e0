import type { Pet } from '@huella/contract';
import { EmptyState } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { WeightSheet } from '../../components/weight-sheet/weight-sheet.tsx';
import { weightEntriesOf } from '../../lib/weight-entries.ts';
import { ChartCard } from './chart-card.tsx';
import { copy } from './copy.ts';
import { Sides } from './sides.ts';
import { WeightTable } from './weight-table.tsx';

/** The weight entries as a chart and as a table, and the button for a new one. */
export function WeightHistory({ pet }: { pet: Pet }) {
  const [isUpdating, setUpdating] = useState(false);
  const weightEntries = weightEntriesOf(pet.historial_peso);
  const updateButton = (label: string) => (
    <Button variant="contained" onClick={() => setUpdating(true)}>
      {label}
    </Button>
  );
  return (
    <>
      {weightEntries.length === 0 ? (
        <EmptyState
          illustration="empty-pets"
          title={copy.empty.title}
          text={copy.empty.text}
          action={updateButton(copy.empty.action)}
        />
      ) : (
        <Stack spacing={2}>
          <Typography color="textSecondary">{copy.of(petName(pet.nombre))}</Typography>
          <Sides>
            <ChartCard weightEntries={weightEntries} />
            <Stack spacing={2}>
              {updateButton(copy.update)}
              <WeightTable weightEntries={weightEntries} />
            </Stack>
          </Sides>
        </Stack>
      )}
      <WeightSheet pet={pet} open={isUpdating} onClose={() => setUpdating(false)} />
    </>
  );
}
