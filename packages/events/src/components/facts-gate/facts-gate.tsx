import { REFRESH_DEDUPE_SECONDS } from '@huella/api-client';
import { Uninsured, usePets } from '@huella/pets/api';
import { ErrorState } from '@huella/ui';
import type { ReactNode } from 'react';
import { eventsApi } from '../../api/events-endpoints.ts';
import { useCatalogues } from '../../api/use-catalogues.ts';
import { copy } from '../../copy.ts';
import type { EventFacts } from '../../lib/follow-up-proposal.ts';

export interface FactsGateProps {
  skeleton: ReactNode;
  children: (facts: EventFacts) => ReactNode;
}

/**
 * The states of an event form, which needs pets and catalogues (D72); without an insured pet it says how to insure one (D102).
 * Does not wait for the calendar, which only improves proposals.
 */
export function FactsGate({ skeleton, children }: FactsGateProps) {
  const pets = usePets();
  const { catalogues, ...catalogue } = useCatalogues();
  const events = eventsApi.useListEventsQuery(undefined, {
    refetchOnMountOrArgChange: REFRESH_DEDUPE_SECONDS,
  });
  if (pets.data?.length === 0) return <Uninsured text={copy.uninsured} />;
  const isFetching = pets.isFetching || catalogue.isFetching;
  if (pets.data === undefined || catalogues === undefined) {
    const retry = () => {
      if (pets.data === undefined) void pets.refetch();
      catalogue.retry();
    };
    return isFetching ? skeleton : <ErrorState title={copy.failed} cause={pets.error} onRetry={retry} />;
  }
  return children({ pets: pets.data, catalogues, events: events.data ?? [] });
}
