import type { Pet } from '@huella/contract';
import { ErrorState } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { firstDayAhead } from '@huella/validation/event';
import { styled } from '@mui/material/styles';
import { useMemo, useRef } from 'react';
import { type PresentCalendar, useCalendar } from '../../api/use-calendar.ts';
import { copy as shared } from '../../copy.ts';
import { CareSection } from './care/care-section.tsx';
import { HistoryMonth } from './history-month.tsx';
import { HistoryMonthSkeleton } from './history-skeletons.tsx';
import { JustCreated } from './just-created.tsx';
import { onlyPet } from './only-pet.ts';
import { useHistoryQuery } from './use-history-query.ts';

const Overview = styled('div')({ display: 'grid', gap: 40, outline: 'none' });

/** Beside the list on a desktop while no event is chosen. Errors of the list are shown there. */
export function HistoryOverview({ pets }: { pets: readonly Pet[] }) {
  const calendar = useCalendar();
  if (calendar.status === 'failed')
    return (
      <ErrorState title={shared.error} cause={calendar.cause} onRetry={calendar.retry} busy={calendar.busy} />
    );
  if (calendar.status === 'loading') return <HistoryMonthSkeleton />;
  return <PresentOverview pets={pets} calendar={calendar} />;
}

function PresentOverview({ pets, calendar }: { pets: readonly Pet[]; calendar: PresentCalendar }) {
  const { query } = useHistoryQuery();
  const overview = useRef<HTMLDivElement>(null);
  const only = onlyPet(pets, query);
  const cared = useMemo(() => (only ? [only] : pets), [only, pets]);
  return (
    <Overview ref={overview} tabIndex={-1}>
      <JustCreated events={calendar.events} />
      <HistoryMonth calendar={calendar} pets={pets} only={only} />
      <CareSection
        pets={cared}
        events={calendar.events}
        catalogues={calendar.catalogues}
        today={todayInArgentina(calendar.now)}
        from={firstDayAhead(calendar.now)}
        onLastGone={() => overview.current?.focus({ preventScroll: true })}
      />
    </Overview>
  );
}
