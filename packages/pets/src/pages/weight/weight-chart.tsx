import { VisuallyHidden } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { formatKilograms } from '@huella/validation/number';
import { styled, useTheme } from '@mui/material/styles';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { DatedWeight } from '../../lib/weight-entries.ts';
import { chartSummary } from './chart-summary.ts';

export interface WeightChartProps {
  /** The newest first, two or more. */
  weightEntries: readonly DatedWeight[];
  /** CSS pixels. */
  height: number;
}

// A day is drawn at its midnight in UTC and written back from there: no zone can move it (D15).
const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);
const labelOf = (instant: Date) => formatDay(instant.toISOString().slice(0, 10));

/** What the chart gives and takes as an end of an axis. */
type Value = number | { valueOf: () => number };

const Figure = styled('figure')({ position: 'relative', margin: 0 });

/** The line of the weighings, in its own chunk. A screen reader gets it as a sentence: the values are in the table. */
export function WeightChart({ weightEntries, height }: WeightChartProps) {
  const { palette } = useTheme();
  const ascending = weightEntries.toReversed();
  const days = ascending.map(({ fecha_pesaje }) => instantOf(fecha_pesaje));
  const data = ascending.map(({ peso }) => peso);
  return (
    <Figure>
      <VisuallyHidden as="figcaption">{chartSummary(ascending)}</VisuallyHidden>
      <ChartsContainer
        aria-hidden="true"
        height={height}
        disableKeyboardNavigation
        series={[{ type: 'line', data, color: palette.primary.main, curve: 'linear', showMark: true }]}
        xAxis={[
          {
            scaleType: 'utc',
            data: days,
            valueFormatter: labelOf,
            tickInterval: ends(days),
            domainLimit: withMargins,
            height: 32,
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => formatKilograms(value), width: 64, tickNumber: 4 }]}
        margin={{ top: 12, right: 36, bottom: 0, left: 0 }}
      >
        <ChartsGrid horizontal />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis disableLine disableTicks />
      </ChartsContainer>
    </Figure>
  );
}

/** The first mark stands beside the axis and its figures, not over them. */
function withMargins(first: Value, last: Value) {
  const margin = (last.valueOf() - first.valueOf()) * 0.06;
  return { min: first.valueOf() - margin, max: last.valueOf() + margin };
}

/** The first and the last day: what lies between is read off the table. */
function ends(days: readonly Date[]): Date[] {
  return [days[0], days.at(-1)].filter((day) => day !== undefined);
}
