import { CardSkeleton, MonthSkeleton, SkeletonBar, LoadingRegion } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { Month, Container, Sides } from './history-month-style.ts';
import { MonthLegend } from './month-legend.tsx';

export function HistoryListSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonBar aria-hidden="true" sx={{ height: 54, borderRadius: '16px' }} />
      <SkeletonBar aria-hidden="true" sx={{ width: '45%', height: 20 }} />
      {['first', 'second', 'third'].map((key) => (
        <CardSkeleton key={key} />
      ))}
    </LoadingRegion>
  );
}

export function HistoryMonthSkeleton() {
  return (
    <LoadingRegion>
      <Container aria-hidden="true">
        <Sides>
          <Month>
            <div className="month">
              <MonthSkeleton />
            </div>
            <MonthLegend />
          </Month>
          <Stack spacing={2}>
            <SkeletonBar sx={{ width: '70%', height: 26 }} />
            <SkeletonBar sx={{ height: 108, borderRadius: '16px' }} />
          </Stack>
        </Sides>
      </Container>
    </LoadingRegion>
  );
}
