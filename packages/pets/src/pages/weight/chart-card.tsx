import { lazyPart, VisuallyHidden } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { DatedWeight } from '../../lib/weight-entries.ts';
import { copy } from './copy.ts';

/** CSS pixels; the skeleton has the chart's own height, so nothing jumps. */
const CHART_HEIGHT = 240;

// The chart is an ornament beside the table: without it, as offline, the page is still whole.
const WeightChart = lazyPart(async () => (await import('./weight-chart.tsx')).WeightChart, {
  loading: <ChartSkeleton />,
  failed: () => <p>{copy.chart.unavailable}</p>,
});

const Card = styled('section')(({ theme }) => ({
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& > h2': { ...theme.typography.h3, margin: '0 0 8px' },
  '& > p': { margin: 0, color: theme.palette.text.secondary },
}));

/** The weighings as a line from the oldest to the newest; a single one is no line. */
export function ChartCard({ weightEntries }: { weightEntries: readonly DatedWeight[] }) {
  return (
    <Card aria-label={copy.chart.title}>
      <h2>{copy.chart.title}</h2>
      {weightEntries.length < 2 ? (
        <p>{copy.chart.single}</p>
      ) : (
        <WeightChart weightEntries={weightEntries} height={CHART_HEIGHT} />
      )}
    </Card>
  );
}

function ChartSkeleton() {
  return (
    <div>
      <VisuallyHidden as="output">{copy.chart.loading}</VisuallyHidden>
      <Skeleton variant="rounded" height={CHART_HEIGHT} />
    </div>
  );
}
