import { styled } from '@mui/material/styles';
import { SkeletonBar } from '../states/skeleton-bar.tsx';
import { WEEKDAYS, WEEKS } from './month-shape.ts';

/** At least as high as the month that replaces it. */
const Month = styled('div')({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: '48px 40px',
  gridAutoRows: 'minmax(52px, 1fr)',
  gridTemplateColumns: `repeat(${WEEKDAYS}, minmax(0, 1fr))`,
  alignItems: 'center',
  justifyItems: 'center',
  width: '100%',
  maxWidth: '26rem',
  minHeight: 400,
  height: '100%',
  margin: '0 auto',
  '& > .name': { gridColumn: '1 / -1', justifySelf: 'start', width: '40%', height: 18, marginInline: 12 },
  '& > .weekday': { width: 16, height: 12 },
  '& > .day': { width: 28, height: 28 },
});

export function MonthSkeleton() {
  return (
    <Month aria-hidden="true">
      <SkeletonBar className="name" />
      {Array.from({ length: WEEKDAYS }, (_, index) => (
        <SkeletonBar key={`weekday-${index}`} className="weekday" />
      ))}
      {Array.from({ length: WEEKDAYS * WEEKS }, (_, index) => (
        <SkeletonBar key={index} className="day" />
      ))}
    </Month>
  );
}
