import { formatKilograms } from '@huella/validation/number';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { DatedWeight } from '../../lib/weight-entries.ts';
import { changeLabel } from './change-label.ts';
import { copy } from './copy.ts';
import { WeightChart } from './weight-chart.tsx';

const Card = styled('section')(({ theme }) => ({
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& h2': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& p': { margin: 0, color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& strong': {
    ...theme.typography.h1,
    display: 'block',
    fontSize: '2.25rem',
    color: theme.palette.text.primary,
  },
  '& p.single': { marginTop: 16 },
  [theme.breakpoints.up('md')]: { padding: 24 },
}));

// A day has no time zone: UTC reads and writes the same day.
const long = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'UTC' });

/** The newest or the chosen weight entry, and below it the chart, which needs at least two. */
export function ChartCard({ weightEntries }: { weightEntries: readonly DatedWeight[] }) {
  const ascending = useMemo(() => weightEntries.toReversed(), [weightEntries]);
  const [day, setDay] = useState<string | null>(null);
  const found = ascending.findIndex(({ fecha_pesaje }) => fecha_pesaje === day);
  const chosen = found === -1 ? ascending.length - 1 : found;
  const entry = ascending[chosen];
  if (entry === undefined) return null;
  return (
    <Card aria-label={copy.chart.title}>
      <h2>{copy.chart.title}</h2>
      <p>
        <strong>{formatKilograms(entry.peso)}</strong>
        {long.format(Date.parse(entry.fecha_pesaje))} · {changeLabel(entry.change)}
      </p>
      {ascending.length < 2 ? (
        <p className="single">{copy.chart.single}</p>
      ) : (
        <WeightChart
          ascending={ascending}
          chosen={chosen}
          onChoose={(index) => setDay(ascending[index]?.fecha_pesaje ?? null)}
        />
      )}
    </Card>
  );
}
