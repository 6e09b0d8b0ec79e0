import { VisuallyHidden } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { formatKilograms } from '@huella/validation/number';
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react';
import type { DatedWeight } from '../../lib/weight-entries.ts';
import { chartScale } from './chart-scale.ts';
import { Chart, Plot } from './chart-style.ts';
import { chartSummary } from './chart-summary.ts';
import { copy } from './copy.ts';

export interface WeightChartProps {
  /** Oldest first, at least one. */
  ascending: readonly DatedWeight[];
  /** The index of the chosen one. */
  chosen: number;
  onChoose: (index: number) => void;
}

const percent = (share: number) => `${share * 100}%`;

/**
 * The line of the weight entries over time. Touch, mouse or the arrow keys choose one, whose value is above the chart. A screen
 * reader gets a slider and a summary; the values are in the table.
 */
export function WeightChart({ ascending, chosen, onChoose }: WeightChartProps) {
  const { points, days, ticks } = useMemo(() => chartScale(ascending), [ascending]);
  const entry = ascending[chosen];
  const at = points[chosen];
  const line = points.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ');
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - left) / width;
    const distances = points.map((point) => Math.abs(point.x - x));
    onChoose(distances.indexOf(Math.min(...distances)));
  };
  const step = (event: KeyboardEvent) => {
    const to = indexByKey(event.key, chosen, points.length);
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to);
  };
  return (
    <Chart>
      <VisuallyHidden as="figcaption">{chartSummary(ascending)}</VisuallyHidden>
      <div className="weights" aria-hidden="true">
        {ticks.map(({ kilos, y }) => (
          <span key={kilos} style={{ top: percent(y) }}>
            {formatKilograms(kilos)}
          </span>
        ))}
      </div>
      <Plot
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the thumb of an `input` moves in even steps, the days of weight entries do not
        role="slider"
        tabIndex={0}
        aria-label={copy.chart.chosen}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={
          entry && copy.chart.weightEntry(formatKilograms(entry.peso), formatDay(entry.fecha_pesaje))
        }
        onPointerDown={follow}
        onPointerMove={follow}
        onKeyDown={step}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {ticks.map(({ kilos, y }) => (
            <line key={kilos} x1="0" x2="100" y1={y * 100} y2={y * 100} />
          ))}
          <polygon points={`0,100 ${line} 100,100`} />
          {at && <line className="chosen" x1={at.x * 100} x2={at.x * 100} y1={at.y * 100} y2="100" />}
          <polyline points={line} />
        </svg>
        {points.map(({ x, y }, index) => (
          <i
            key={ascending[index]?.fecha_pesaje}
            data-chosen={index === chosen || undefined}
            style={{ left: percent(x), top: percent(y) }}
          />
        ))}
      </Plot>
      <div className="days" aria-hidden="true">
        {days.map(({ day, x, text, year }) => (
          <span key={day} style={{ left: percent(x) }}>
            <b>{text}</b>
            {year}
          </span>
        ))}
      </div>
    </Chart>
  );
}

/** The index that a key moves to; undefined for other keys. */
function indexByKey(key: string, from: number, count: number): number | undefined {
  const last = count - 1;
  const before = Math.max(0, from - 1);
  const after = Math.min(last, from + 1);
  const keys: Readonly<Record<string, number>> = {
    ArrowLeft: before,
    ArrowDown: before,
    ArrowRight: after,
    ArrowUp: after,
    Home: 0,
    End: last,
  };
  return keys[key];
}
